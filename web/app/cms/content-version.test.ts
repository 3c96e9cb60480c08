import { expect, test } from 'vitest';
import { createContentVersion } from './content-version.ts';
import type { ContentState } from './list-tags.ts';

function follow(initial: ContentState | null = null) {
  let time = 0;
  let asked = 0;
  let answer: () => Promise<number> = () => Promise.resolve(7);
  let lists: ContentState['lists'];
  const version = createContentVersion({
    initial,
    now: () => time,
    ask: async () => {
      asked += 1;
      return { version: await answer(), ...(lists && { lists }) };
    },
  });
  return {
    version,
    asked: () => asked,
    wait: (ms: number) => (time += ms),
    answers: (next: () => Promise<number>) => (answer = next),
    counts: (next: ContentState['lists']) => (lists = next),
  };
}
const away = () => Promise.reject(new Error('no CMS'));

test('REL-11 the CMS is asked once in 250 ms, however many pages are wanted', async () => {
  const { version, asked, wait, answers } = follow();
  await Promise.all(Array.from({ length: 100 }, () => version.latest()));
  expect([asked(), version.atOnce()]).toEqual([1, { name: '7', isSure: true }]);
  answers(() => Promise.resolve(8));
  wait(249);
  expect((await version.latest()).name).toBe('7');
  wait(1);
  expect(version.atOnce()).toBeNull();
  expect((await version.latest()).name).toBe('8');
  expect(asked()).toBe(2);
});

test('REL-11 in a steady stream of visitors the next answer is asked for in time, and nobody waits', async () => {
  const { version, asked, wait, answers } = follow();
  let arrive: (version: number) => void = () => undefined;
  const slow = () => new Promise<number>((resolve) => (arrive = resolve));
  answers(slow);
  const first = version.latest();
  wait(20);
  arrive(7);
  await first;
  wait(230);
  expect([version.atOnce()?.name, asked()]).toEqual(['7', 2]);
  wait(10);
  arrive(8);
  await Promise.resolve();
  await Promise.resolve();
  expect([version.atOnce()?.name, asked()]).toEqual(['8', 2]);
});

test('REL-11 nobody asks while no page is wanted', async () => {
  const { version, asked, wait } = follow();
  await version.latest();
  wait(3_600_000);
  expect([asked(), version.state()]).toEqual([1, { version: 7, staleSeconds: 0 }]);
});

test('REL-08 an answer that does not come holds nobody up twice', async () => {
  const { version, asked, wait, answers } = follow({ version: 5 });
  answers(() => new Promise(() => undefined));
  expect((await version.latest()).name).toBe('5');
  wait(150);
  expect(version.atOnce()?.name).toBe('5');
  expect(asked()).toBe(1);
});

test('REL-10 without answers the last version stands, unsure, and its age is told', async () => {
  const { version, wait, answers } = follow();
  await version.latest();
  answers(away);
  wait(1_000);
  expect(await version.latest()).toEqual({ name: '7', isSure: false });
  wait(9_000);
  expect(await version.latest()).toEqual({ name: '7', isSure: false });
  wait(1_000);
  expect(await version.latest()).toEqual({ name: '7?1', isSure: false });
  expect(version.state()).toEqual({ version: 7, staleSeconds: 11 });
  answers(() => Promise.resolve(7));
  wait(250);
  expect(await version.latest()).toEqual({ name: '7', isSure: true });
  expect(version.state().staleSeconds).toBe(0);
});

test('FAST-08 a stamp carries the tags of the lists, and none of them while nobody has confirmed them for ten seconds', async () => {
  const { version, wait, answers, counts } = follow();
  const lists = { since: 'a', changed: { products: 'b' } };
  counts(lists);
  expect(await version.latest()).toEqual({ name: '7', isSure: true, lists });
  answers(away);
  wait(1_000);
  expect(await version.latest()).toEqual({ name: '7', isSure: false, lists });
  wait(10_000);
  expect(await version.latest()).toEqual({ name: '7?1', isSure: false });
});

test('REL-11 FAST-08 one question in vain, and nobody who asked since, is no silence: nothing is read anew for it', async () => {
  const { version, wait, answers } = follow({ version: 5 });
  answers(away);
  await version.latest();
  wait(3_600_000);
  answers(() => new Promise(() => undefined));
  expect(await version.latest()).toEqual({ name: '5', isSure: false });
});

test('FAST-08 a shop that starts without a CMS goes by the tags that it knew', async () => {
  const lists = { since: 'a', changed: {} };
  const { version, answers } = follow({ version: 5, lists });
  answers(away);
  expect(await version.latest()).toEqual({ name: '5', isSure: false, lists });
});
