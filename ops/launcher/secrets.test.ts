import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSecrets } from './secrets.ts';

test('secrets are made once, kept over starts, and readable by their owner only', () => {
  const dir = mkdtempSync(join(tmpdir(), 'secrets-'));
  const first = loadSecrets(dir);
  expect(loadSecrets(dir)).toEqual(first);
  expect(statSync(join(dir, 'secrets.json')).mode & 0o777).toBe(0o600);
  expect(first.ADMIN_PASSWORD).toMatch(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
});

test('two installations share no secret', () => {
  const values = [1, 2].map(() => loadSecrets(mkdtempSync(join(tmpdir(), 'secrets-'))));
  const shared = Object.entries(values[0] ?? {}).filter(
    ([name, value]) => name !== 'ADMIN_USERNAME' && Object.values(values[1] ?? {}).includes(value),
  );
  expect(shared).toEqual([]);
});
