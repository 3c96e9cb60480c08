import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const assets = join(import.meta.dirname, '../../build/client/assets');
const scripts = globSync('*.js', { cwd: assets }).map((name) =>
  readFileSync(join(assets, name), 'utf8'),
);
const holding = (part: RegExp) => scripts.filter((script) => part.test(script)).length;

test('HOUSE-04 FAST-04 the browser gets zod/mini once, and of zod itself nothing', () => {
  expect(holding(/["'`]ZodMiniString["'`]/)).toBe(1);
  expect(holding(/["'`]ZodString["'`]|["'`]\$ZodObjectJIT["'`]/)).toBe(0);
});

test('HOUSE-04 the browser has the words of its forms, and not those of calls that web and cms alone read', () => {
  expect(holding(/Valid ZIP code is required/)).toBe(1);
  expect(holding(/The payment id is not valid|The card token is not valid/)).toBe(0);
});
