import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { startRedis } from 'common/tests/redis';
import { expect, test } from 'vitest';
import { startFixtureCms } from '../fixture-cms.ts';
import { startWeb } from '../support/web-process.ts';

const build = new URL('../../build/server/', import.meta.url).pathname;

const codeOf = (file: string): string => readFileSync(build + file, 'utf8');
const namesIn = (code: string, pattern: RegExp): string[] =>
  Array.from(code.matchAll(pattern), ([, name = '']) => name);
const besideOf = (file: string, name: string): string => posix.join(posix.dirname(file), name);

/** What is read as soon as `file` is; what `import()` loads later has no `from`. */
function readWith(file: string, known = new Set<string>()): Set<string> {
  for (const name of namesIn(codeOf(file), /^(?:import|export)\b[^;'"]*["']([^"']+)["']/gm)) {
    const found = name.startsWith('.') ? besideOf(file, name) : name;
    if (known.has(found)) continue;
    known.add(found);
    if (name.startsWith('.')) readWith(found, known);
  }
  return known;
}

test('FAST-06 the built server is one program: a start reads no client of OpenAI, Stripe or Redis, and no TypeScript', () => {
  const [serve = ''] = namesIn(codeOf('server.js'), /import\(["'](\.[^"']+)["']\)/g);
  const read = ['index.js', besideOf('server.js', serve)].flatMap((file) => [...readWith(file)]);
  const packages = read.filter((name) => !/^node:|^assets\//.test(name));
  expect(new Set(packages)).toEqual(new Set(['pino']));
});

test('SEC-07 SEC-18 the built shop counts its limits in Redis', async () => {
  const { url, keys } = await startRedis();
  const cms = await startFixtureCms();
  const web = await startWeb(cms.url, { REDIS_URL: url });
  try {
    // On a busy machine the first ones are counted before there is a connection.
    await expect
      .poll(async () => {
        expect((await fetch(`${web.url}/media/nothing.webp`)).status).toBe(404);
        return keys().filter((key) => key.startsWith('limits:web:'));
      })
      .not.toEqual([]);
  } finally {
    await web.close();
    await cms.close();
  }
});
