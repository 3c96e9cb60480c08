import { line, rows } from './text.ts';

export function features(description: string) {
  return rows(
    'features',
    'What is included',
    [line('text', 'Line', { description: 'One short line.', maxLength: 160 })],
    {
      description,
      singular: 'Line',
      maxRows: 12,
    },
  );
}
