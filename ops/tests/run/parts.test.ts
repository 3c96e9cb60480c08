import { expect, test, vi } from 'vitest';
import { createParts } from './parts.ts';

test('TEST-05 the table says how long each part took, its share and what it counted; a part that breaks off has failed', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let at = 0;
  const parts = createParts(() => at);
  await parts.run('Units', async () => {
    at += 90_000;
    return { passed: 12, failed: 0 };
  });
  await parts.run('Browser', async () => {
    at += 30_000;
    throw new Error('no browser');
  });
  parts.add('Crashes', { passed: 0, failed: 2 });
  expect(parts.failures()).toBe('Browser: no browser\nCrashes: see its output');
  expect(parts.sum()).toEqual({ passed: 12, failed: 3 });
  expect(said).toHaveBeenCalledWith('no browser');
  expect(parts.table().split('\n')).toEqual([
    '  Units      1.5 min   75 %     12 passed    0 failed',
    '  Browser    0.5 min   25 %      0 passed    1 failed',
    '  Crashes    0.0 min    0 %      0 passed    2 failed',
  ]);
});
