import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FixtureCms } from '../fixture-cms.ts';
import { startFixtureCms } from '../fixture-cms.ts';
import type { LanguageModel } from '../support/language-model.ts';
import { startLanguageModel } from '../support/language-model.ts';
import type { WebProcess } from '../support/web-process.ts';
import { startWeb } from '../support/web-process.ts';

let cms: FixtureCms;
let upstream: LanguageModel;
let web: WebProcess;

beforeAll(async () => {
  [cms, upstream] = await Promise.all([startFixtureCms(), startLanguageModel()]);
  web = await startWeb(cms.url, upstream.env);
});
afterAll(() => Promise.all([web.close(), upstream.close(), cms.close()]));

const count = 10;

/** Visitors who say all that they have to say and are gone before the shop, which is busy, has read it. */
async function writeAndLeave(path: string, body: (turn: number) => object): Promise<void> {
  web.signal('SIGSTOP');
  await Promise.all(
    Array.from({ length: count }, (_, turn) => write(path, JSON.stringify(body(turn)))),
  );
  web.signal('SIGCONT');
}

function write(path: string, body: string): Promise<void> {
  const { host } = new URL(web.url);
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${web.url}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(web.port, '127.0.0.1');
    socket.once('error', reject);
    socket.once('close', () => resolve());
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  });
}

const answeredTimes = (route: string) =>
  web.logged.filter((line) => line.includes(`"route":"${route}"`)).length;

test('LLM-04 no model works for visitors who have left before the shop got to their question', async () => {
  await upstream.plays(...Array.from({ length: count }, () => ({ mode: 'silence' as const })));
  await writeAndLeave('/api/chat', () => ({
    messages: [{ role: 'user', content: 'Which kit is for a grown-up?' }],
  }));
  await expect
    .poll(() => answeredTimes('/api/chat'), { timeout: 10_000 })
    .toBeGreaterThanOrEqual(count);
  await expect
    .poll(async () => (await upstream.calls()).filter(({ ended }) => ended === null))
    .toEqual([]);
});

test('REL-01 what visitors sent who have left since is stored all the same, and is no trouble', async () => {
  const visitor = { firstName: 'Hannah', lastName: 'Whitfield', website: '', elapsedMs: 20_000 };
  await writeAndLeave('/api/workshop-signup', (turn) => ({
    ...visitor,
    email: `hannah-${turn}@visitor.example`,
  }));
  await expect
    .poll(() => cms.calls.filter(({ path }) => path === 'leads/workshop-signup'), {
      timeout: 10_000,
    })
    .toHaveLength(count);
  await expect.poll(() => answeredTimes('/api/workshop-signup')).toBeGreaterThanOrEqual(count);
  expect(web.logged.filter((line) => line.includes('a request failed'))).toEqual([]);
});
