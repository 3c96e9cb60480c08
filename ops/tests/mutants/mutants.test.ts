import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../../env.ts';
import { hunt, type Verdict } from './hunt.ts';
import { mutants } from './list.ts';
import { type Mutant, spoil } from './mutant.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'mutants-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const mutant: Mutant = {
  name: 'twice is thrice',
  file: 'double.ts',
  from: '* 2',
  to: '* 3',
  noticedBy: { workspace: 'web', files: ['double'] },
};

test('TEST-02 every mutant of the list still fits the code, and no two are the same', () => {
  const unfit = mutants.flatMap((one) => {
    try {
      return spoil(readFileSync(join(root, one.file), 'utf8'), one) ? [] : [one.name];
    } catch (error) {
      return [String(error)];
    }
  });
  expect(unfit).toEqual([]);
  expect(new Set(mutants.map(({ file, from, to }) => `${file} ${from} ${to}`)).size).toBe(
    mutants.length,
  );
  expect(mutants.length).toBeGreaterThanOrEqual(60);
});

test('TEST-02 the tests that should notice a mutant are there', () => {
  for (const { name, noticedBy } of mutants) {
    const tests = globSync('{{app,src,tests,*}/**/,}*.test.{ts,tsx}', {
      cwd: join(root, noticedBy.workspace),
      exclude: ['node_modules'],
    });
    for (const part of noticedBy.files)
      expect(
        tests.some((test) => test.includes(part)),
        `${name}: ${part}`,
      ).toBe(true);
  }
});

test('TEST-02 a fault stands in the copy while its tests run, and not afterwards', async () => {
  const file = join(dir, 'double.ts');
  writeFileSync(file, 'x * 2');
  const seen: string[] = [];
  const verdicts: Verdict[] = [];
  const isKilledBy = async () => {
    seen.push(readFileSync(file, 'utf8'));
    return !seen.at(-1)?.includes('3');
  };
  await hunt([mutant, { ...mutant, to: '* 4' }], dir, isKilledBy, (verdict) =>
    verdicts.push(verdict),
  );
  expect(seen).toEqual(['x * 2', 'x * 3', 'x * 4']);
  expect(verdicts.map(({ isKilled }) => isKilled)).toEqual([true, false]);
  expect(readFileSync(file, 'utf8')).toBe('x * 2');
});

test('TEST-02 tests that fail without a fault, and a fault that fits nowhere, prove nothing and say so', async () => {
  writeFileSync(join(dir, 'double.ts'), 'x * 2');
  await expect(
    hunt(
      [mutant],
      dir,
      async () => false,
      () => undefined,
    ),
  ).rejects.toThrow("The tests that should notice 'twice is thrice' fail without it");
  expect(() => spoil('x * 2 * 2', mutant)).toThrow(
    "'twice is thrice': '* 2' stands 2 times in double.ts, not once.",
  );
  expect(() => spoil('x', mutant)).toThrow('stands 0 times');
});
