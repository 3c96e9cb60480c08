import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import type { CuratedAnswer } from '../../content/views.ts';
import { createCurated } from '../curated/find-curated.ts';
import { startEmbedder, type Embed } from './embedder.ts';
import { createKeptVectors } from './kept-vectors.ts';
import { createMeanings, readOnce } from './meanings.ts';
import { meaningOf, nearness } from './vectors.ts';

const waitMs = 5_000;
const byLength: Embed = (texts) =>
  Promise.resolve(
    texts.map(({ length }) => Float32Array.from([Math.cos(length), Math.sin(length)])),
  );
const answer = (id: string, ...english: string[]): CuratedAnswer => ({
  id,
  asks: { english, spanish: [] },
  words: { english: id, spanish: id },
  page: null,
  comesFirst: false,
});

test('ASK-05 a question in other words finds the answer that means the same, from the model in its own thread', async () => {
  const answers = [
    answer('instalments', 'can i pay in instalments', 'do you have a payment plan'),
    answer('results', 'when do i get my results', 'how long does the lab take'),
    answer('visits', 'is the visit by video', 'do you have an office'),
  ];
  const meanings = createMeanings(startEmbedder, {
    waitMs,
    onTrouble: (error) => expect(error).toBeNull(),
  });
  await meanings.learn(answers.flatMap(({ asks }) => asks.english));
  const curated = createCurated(answers, meanings);
  for (const [question, id] of [
    ['is there a way to spread what it costs over several months', 'instalments'],
    ['will I hear back soon after it arrived at the laboratory', 'results'],
  ] as const) {
    const meaning = await meanings.of(question);
    expect(meaning).toHaveLength(384);
    expect(curated(question, 'english', meaning)[0]).toMatchObject({ answer: { id } });
  }
});

test('ASK-05 what is odd, empty or endless has a meaning or none, and breaks nothing', async () => {
  const embed = startEmbedder();
  for (const text of ['', '???', '\u{1F9EA}\u0000', 'a'.repeat(600)])
    await expect(embed([text])).resolves.toBeDefined();
  await expect(embed([null as unknown as string])).resolves.toEqual([]);
  const [one, other] = await embed(['is it safe', 'is it safe']);
  expect(nearness(meaningOf(one ?? new Float32Array()), other ?? new Float32Array())).toBeCloseTo(
    1,
    3,
  );
});

test('ASK-05 only what is new is read when the content changes, and nothing of what is asked is kept', async () => {
  const embed = vi.fn<Embed>(byLength);
  const meanings = createMeanings(() => embed, { waitMs, onTrouble: () => {} });
  await meanings.learn(['a', 'bb']);
  await meanings.learn(['bb', 'ccc']);
  expect(embed.mock.calls.map(([texts]) => texts)).toEqual([['a', 'bb'], ['ccc']]);
  expect(meanings.known('a')).toBeNull();
  expect(await meanings.of('a question')).toHaveLength(2);
  expect(meanings.known('a question')).toBeNull();
});

test('ASK-05 while the content is read, when the model is slow and when it breaks, there is no meaning and nobody waits', async () => {
  const never: Embed = () => new Promise(() => {});
  const slow = createMeanings(() => never, { waitMs: 10, onTrouble: () => {} });
  void slow.learn(['a']);
  expect(await slow.of('b')).toBeNull();

  const onTrouble = vi.fn<(error: unknown) => void>();
  const broken: Embed = () => Promise.reject(new Error('no model'));
  const failing = createMeanings(() => broken, { waitMs: 10, onTrouble });
  await failing.learn(['a']);
  expect(onTrouble).toHaveBeenCalledOnce();
  expect(await failing.of('b')).toBeNull();
});

test('ASK-05 a shop that starts again reads only what it has not kept, and all of it when the file is damaged or of another model', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meanings-'));
  const file = join(folder, 'meanings.json');
  const log = { warn: () => {} };
  const learnAtStart = async (texts: string[], model = 'one') => {
    const embed = vi.fn<Embed>(byLength);
    const kept = createKeptVectors(folder, model, log);
    const meanings = createMeanings(() => embed, { waitMs, onTrouble: () => {}, kept });
    await meanings.learn(texts);
    await vi.waitFor(() => expect(createKeptVectors(folder, model, log).of(texts).size).toBe(2));
    expect(meanings.known('a')?.steps).toEqual(
      meaningOf(Float32Array.from([Math.cos(1), Math.sin(1)])).steps,
    );
    expect(await meanings.of('a question')).toHaveLength(2);
    return embed.mock.calls.map(([read]) => read).slice(0, -1);
  };
  expect(await learnAtStart(['a', 'bb'])).toEqual([['a', 'bb']]);
  expect(await learnAtStart(['a', 'bb'])).toEqual([]);
  expect(readFileSync(file, 'utf8')).not.toContain('"a"');
  writeFileSync(file, readFileSync(file, 'utf8').replace('[["', '[["0'));
  expect(await learnAtStart(['a', 'bb'])).toEqual([['a', 'bb']]);
  writeFileSync(file, '{"model":"one"');
  expect(await learnAtStart(['a', 'bb'])).toEqual([['a', 'bb']]);
  expect(await learnAtStart(['a', 'bb'], 'two')).toEqual([['a', 'bb']]);
});

test('ASK-05 a shop that is stopped while it reads begins again where it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meanings-'));
  const log = { warn: () => {} };
  const texts = Array.from({ length: 400 }, (_, place) => `text ${place}`);
  const kept = () => createKeptVectors(folder, 'one', log);
  let read = 0;
  const stopsAfter = 200;
  const embed: Embed = (part) =>
    (read += part.length) > stopsAfter ? new Promise(() => {}) : byLength(part);
  void createMeanings(() => embed, { waitMs, onTrouble: () => {}, kept: kept() }).learn(texts);
  await vi.waitFor(() => expect(kept().of(texts).size).toBe(160));

  const rest = vi.fn<Embed>(byLength);
  const again = createMeanings(() => rest, { waitMs, onTrouble: () => {}, kept: kept() });
  await again.learn(texts);
  expect(rest.mock.calls.flatMap(([part]) => part)).toEqual(texts.slice(160));
  await vi.waitFor(() => expect(kept().of(texts).size).toBe(400));
});

test('ASK-05 the model ends when nothing is asked of it, and starts again with the next question', async () => {
  const threads: Worker[] = [];
  const note = (thread: Worker) => threads.push(thread);
  process.on('worker', note);
  const embed = startEmbedder({ idleMs: 50 });
  expect(threads).toHaveLength(0);
  const [first] = await embed(['is it safe']);
  const ended = -1;
  await vi.waitFor(() => expect(threads.map(({ threadId }) => threadId)).toEqual([ended]), waitMs);
  const [again] = await embed(['is it safe']);
  expect(again).toEqual(first);
  expect(threads).toHaveLength(2);
  process.off('worker', note);
});

test('ASK-02 of one message a text is read once and waited for once, however many ask', async () => {
  const asked: string[] = [];
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), 20));
  const read = readOnce({
    of: (text) => {
      asked.push(text);
      return late;
    },
  });
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual([null, null, null]);
  expect(await read('a')).toBeNull();
  expect(asked).toEqual(['a', 'b']);
});
