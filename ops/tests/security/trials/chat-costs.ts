import { setTimeout as pause } from 'node:timers/promises';
import type { ModelCall } from '../../../stand-ins/openai/server.ts';
import { send } from '../../world/calls.ts';
import { crowd } from '../../world/crowd.ts';
import { grouped } from '../../world/figures.ts';
import { until } from '../../world/until.ts';
import { startShopWithModel, type ShopWithModel } from '../model.ts';
import type { Trial } from '../trial.ts';
import { addressOf, post } from '../visits.ts';
import type { World } from '../world.ts';

/** As in web/app/server/limits/rate-limit-table.ts and web/app/chat; a promise is written down twice on purpose. */
const promised = {
  callsADay: 3_000,
  atOnce: 20,
  /** Rules, passages and the last messages, and 2,000 for an answer that may be reasoned about first (ASK-02). */
  tokensOfACall: 40_000,
  ofOneAddress: 600,
  ofEverybodyIn10s: 1_000,
};
const lettersOfAToken = 4;
/** For a crowd that asks one process all at the same moment. */
const patienceMs = 120_000;

export const chatCosts: Trial = {
  id: 'LLM-04',
  title: 'What the assistant costs is bounded, and a call ends when nobody waits for it',
  run: async (world) => {
    const shop = await startShopWithModel(world, 'chat');
    try {
      const alive = await hangUp(world, shop, world.count(200, 12));
      const crowd = await crowdAtOnce(world, shop, world.count(1_000, 100));
      const single = await fromOneAddress(world, shop, world.count(2_000, 60));
      const day = await spendTheDay(world, shop, world.count(5, 0));
      const tokens = Math.max(crowd.tokens, single.tokens, day.tokens);
      const calls = alive.calls + crowd.calls + single.calls + day.calls;
      const isBounded =
        crowd.atOnce <= promised.atOnce &&
        tokens <= promised.tokensOfACall &&
        single.calls <= promised.ofOneAddress &&
        calls <= promised.callsADay;
      return {
        kept:
          isBounded &&
          alive.left === 0 &&
          alive.calls > 0 &&
          crowd.calls > 0 &&
          crowd.unanswered + day.unanswered === 0,
        figure: `${grouped(crowd.asked)} chats at once: ${grouped(crowd.calls)} calls, at most ${crowd.atOnce} at a time, ${crowd.unanswered} without an answer; ${grouped(single.calls)} calls for ${grouped(single.asked)} chats of one address; ${grouped(calls)} calls of ${grouped(promised.callsADay)} a day after ${grouped(day.asked)} more, at most ${grouped(tokens)} tokens each; ${alive.calls} hung up on, ${alive.left} of them alive`,
      };
    } finally {
      await shop.stop();
    }
  },
};

type Spent = { asked: number; calls: number; tokens: number; atOnce: number; unanswered: number };

/** A long conversation, whose last message the content does not answer by itself. */
function conversation(): string {
  const turns = Array.from({ length: 10 }, (_, turn) => ({
    role: turn % 2 ? 'assistant' : 'user',
    content: 'We eat oats and berries in the morning. '.repeat(90),
  }));
  return JSON.stringify({
    messages: [
      ...turns,
      { role: 'user', content: 'What could a family cook together on a cold evening?' },
    ],
  });
}

/** Answers the status, 0 when there was none. All that are asked at once are there at once. */
async function chat(world: World, { web }: ShopWithModel, address?: string): Promise<number> {
  const how = { at: web.url, alone: true, giveUpMs: patienceMs, ...(address ? { address } : {}) };
  return (await post(world, '/api/chat', conversation(), how)).status;
}

/** A chat whose window is closed when `signal` says so. */
async function closedChat(
  world: World,
  { web }: ShopWithModel,
  signal: AbortSignal,
): Promise<void> {
  await send(`${web.url}/api/chat`, {
    method: 'POST',
    headers: {
      origin: world.siteUrl,
      'content-type': 'application/json',
      'x-forwarded-for': addressOf(world),
    },
    body: conversation(),
    signal,
  });
}

async function spent(shop: ShopWithModel, answers: number[]): Promise<Spent> {
  const calls = await settledCalls(shop);
  await shop.clear();
  const tokens = calls.map(
    ({ messages, max_completion_tokens: most }) =>
      Math.ceil(
        messages.reduce((sum, { content }) => sum + (content ?? '').length, 0) / lettersOfAToken,
      ) + most,
  );
  return {
    asked: answers.length,
    calls: calls.length,
    tokens: Math.max(0, ...tokens),
    atOnce: Math.max(0, ...calls.map(({ atOnce }) => atOnce)),
    unanswered: answers.filter((status) => ![200, 429, 503].includes(status)).length,
  };
}

/** When nobody is under way any more, also on behalf of visitors who have given up. */
async function settledCalls(shop: ShopWithModel): Promise<ModelCall[]> {
  let known = -1;
  return await until(
    'the model has come to rest',
    patienceMs,
    async () => {
      const calls = await shop.calls();
      const isAtRest = calls.length === known && calls.every(({ ended }) => ended !== null);
      known = calls.length;
      return isAtRest ? calls : null;
    },
    500,
  );
}

/** Visitors who close the window while a model thinks that never answers. */
async function hangUp(
  world: World,
  shop: ShopWithModel,
  count: number,
): Promise<{ calls: number; left: number }> {
  let calls = 0;
  let left = 0;
  for (let gone = 0; gone < count; gone += promised.atOnce) {
    await shop.script(Array.from({ length: promised.atOnce }, () => ({ mode: 'silence' })));
    const closing = new AbortController();
    const chats = Array.from({ length: Math.min(promised.atOnce, count - gone) }, () =>
      closedChat(world, shop, closing.signal),
    );
    const under = await until('the model is asked', patienceMs, async () =>
      (await shop.calls()).length === chats.length ? chats.length : null,
    );
    closing.abort();
    await Promise.all(chats);
    await pause(500);
    left += (await shop.calls()).filter(({ ended }) => ended === null).length;
    calls += under;
    await shop.clear();
  }
  return { calls, left };
}

const thinking = (count: number) =>
  Array.from({ length: count }, () => ({
    mode: 'say' as const,
    text: 'Soups and broths are a good beginning.',
    afterMs: 150,
  }));

async function crowdAtOnce(world: World, shop: ShopWithModel, count: number): Promise<Spent> {
  await shop.script(thinking(count));
  return await spent(
    shop,
    await Promise.all(Array.from({ length: count }, () => chat(world, shop))),
  );
}

async function fromOneAddress(world: World, shop: ShopWithModel, count: number): Promise<Spent> {
  return await inTurns(count, () => chat(world, shop, '198.51.100.90'), shop);
}

/** From many addresses, as slowly as the shop allows everybody together, until no call is left for this day. */
async function spendTheDay(world: World, shop: ShopWithModel, rounds: number): Promise<Spent> {
  let rest: Spent = { asked: 0, calls: 0, tokens: 0, atOnce: 0, unanswered: 0 };
  for (let round = 0; round < rounds; round += 1) {
    await pause(10_000);
    const part = await inTurns(promised.ofEverybodyIn10s, () => chat(world, shop), shop);
    rest = {
      asked: rest.asked + part.asked,
      calls: rest.calls + part.calls,
      tokens: Math.max(rest.tokens, part.tokens),
      atOnce: Math.max(rest.atOnce, part.atOnce),
      unanswered: rest.unanswered + part.unanswered,
    };
  }
  return rest;
}

async function inTurns(
  count: number,
  one: () => Promise<number>,
  shop: ShopWithModel,
): Promise<Spent> {
  return await spent(shop, await crowd(count, 16, one));
}
