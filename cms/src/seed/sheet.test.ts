import { expect, test } from 'vitest';
import { readSheet } from './sheet.ts';

test('the head of a sheet holds facts, what follows is its text', () => {
  const source =
    '---\ntitle: Salt: a love story\ndate: 2025-01-02\n---\n\nWords.\n\n---\n\nMore.\n';
  expect(readSheet(source, ['title', 'date'])).toEqual({
    facts: { title: 'Salt: a love story', date: '2025-01-02' },
    text: 'Words.\n\n---\n\nMore.',
  });
});

test.each([
  '',
  'Words.',
  '---\ntitle: x\n',
  '---\ntitle:\n---\nWords.',
  '---\ndate: 2025-01-02\n---\nWords.',
])('a sheet without its title is refused: %j', (source) => {
  expect(() => readSheet(source, ['title'])).toThrow('sheet');
});
