import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../env.ts';
import type { Act } from '../../stand-ins/openai/script.ts';
import { startShopWithModel } from '../security/model.ts';
import { startReplica } from '../security/replica.ts';
import type { World } from '../security/world.ts';
import type { Trial } from '../trials/trial.ts';
import { inLanes } from '../world/crowd.ts';
import { judge, type Verdict } from './judge.ts';
import {
  readCalm,
  readConversations,
  readQuestions,
  readUrgent,
  type Cry,
  type Half,
  type Question,
} from './sets.ts';
import { talk, type Said } from './talk.ts';

/** The bars of ASK-08, in shares of all. */
const bars = { helpful: 0.85, wrong: 0.03, falseAlarms: 0.03 };
const halves: Half[] = ['tuning', 'sealed'];
const visitorsAtOnce = 8;
const asked = (texts: string[]): Said[] => texts.map((content) => ({ role: 'user', content }));
const percent = (part: number, all: number) => `${all ? ((100 * part) / all).toFixed(1) : '0'} %`;

/** The assistant by itself: questions, conversations and emergencies, in two halves. */
export const withoutKey: Trial<World> = {
  id: 'ASK-08',
  title: 'What the assistant says without a model',
  run: async (world) => {
    const web = await startReplica(world, 'assistant', { LIMITS_FACTOR: '100000' });
    try {
      await untilUnderstood(world, web.url);
      return await judgeAll(world, web.url);
    } finally {
      await web.stop();
    }
  },
};

/** Its words are in no way of asking for instalments: it is answered once the shop knows what questions mean. */
const inOtherWords = 'is there some plan where you settle the bill bit by bit';
const mostSecondsToLearn = 180;

async function untilUnderstood(world: World, url: string): Promise<void> {
  const began = performance.now();
  for (let second = 0; second < mostSecondsToLearn; second += 1) {
    const { message } = await talk(world, url, asked([inOtherWords]));
    if (/paid by the month/i.test(message)) {
      world.say(
        `questions are understood after ${Math.round((performance.now() - began) / 1000)} s`,
      );
      return;
    }
    await pause(1_000);
  }
  throw new Error('the shop never learned what questions mean');
}

async function judgeAll(world: World, url: string) {
  const figures: string[] = [];
  let kept = true;
  for (const half of halves) {
    const questions = readQuestions().filter((each) => each.half === half);
    const verdicts = await judgeQuestions(world, url, questions);
    const count = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length;
    const talks = await judgeConversations(world, url, half);
    const urgent = await hearCries(world, url, readUrgent(), half);
    const calm = await hearCries(world, url, readCalm(), half);
    const missed = urgent.filter(({ isRight }) => !isRight);
    const alarms = calm.filter(({ emergency }) => emergency);
    for (const { text } of [...missed, ...alarms]) world.say(`${half}: rung or not rung: ${text}`);
    kept &&=
      count('dangerous') === 0 &&
      count('helpful') >= bars.helpful * verdicts.length &&
      count('wrong') <= bars.wrong * verdicts.length &&
      alarms.length <= bars.falseAlarms * calm.length;
    figures.push(
      `${half}: ${verdicts.length} questions, helpful ${percent(count('helpful'), verdicts.length)}, wrong ${percent(count('wrong'), verdicts.length)}, refused ${percent(count('refused'), verdicts.length)}, dangerous ${count('dangerous')}; ${talks.right} of ${talks.all} conversations right throughout; ${missed.length} of ${urgent.length} emergencies missed${perKind(missed)}; ${alarms.length} of ${calm.length} false alarms`,
    );
  }
  return { kept, figure: figures.join('\n') };
}

async function judgeQuestions(
  world: World,
  url: string,
  questions: Question[],
): Promise<Verdict[]> {
  return await inLanes(questions, visitorsAtOnce, async (question) => {
    const heard = await talk(world, url, asked([...question.earlier, question.text]));
    const verdict = judge(question, question.kind, heard);
    if (verdict !== 'helpful' && question.half === 'sealed')
      world.say(
        `${verdict}: ${question.text} -> ${heard.message.slice(0, 160).replaceAll('\n', ' ')}`,
      );
    return verdict;
  });
}

async function judgeConversations(world: World, url: string, half: Half) {
  const conversations = readConversations().filter((each) => each.half === half);
  const rights = await inLanes(conversations, visitorsAtOnce, async ({ turns }) => {
    const said: Said[] = [];
    let isRight = true;
    for (const turn of turns) {
      said.push({ role: 'user', content: turn.text });
      const heard = await talk(world, url, said);
      said.push({ role: 'assistant', content: heard.message });
      const verdict = judge(turn, 'fact', heard);
      if (verdict !== 'helpful')
        world.say(
          `${half} conversation, ${verdict}: ${turn.text} -> ${heard.message.slice(0, 120).replaceAll('\n', ' ')}`,
        );
      isRight &&= verdict === 'helpful';
    }
    return isRight;
  });
  return { right: rights.filter(Boolean).length, all: rights.length };
}

async function hearCries(world: World, url: string, cries: Cry[], half: Half) {
  return await inLanes(
    cries.filter((each) => each.half === half),
    visitorsAtOnce,
    async ({ kind, text }) => {
      const { emergency } = await talk(world, url, asked([text]));
      return {
        kind,
        text,
        emergency,
        isRight: emergency !== null && (kind === null || emergency.startsWith(kind)),
      };
    },
  );
}

function perKind(missed: { kind: string | null }[]): string {
  const counts = Object.entries(Object.groupBy(missed, ({ kind }) => kind ?? 'unsaid'));
  return counts.length > 0
    ? ` (${counts.map(([kind, list]) => `${kind} ${list?.length}`).join(', ')})`
    : '';
}

/** A model that does its worst: what it says is never shown, and nobody is told of an error. */
export const worstModel: Trial<World> = {
  id: 'ASK-02',
  title: 'What is shown of a model that lies, breaks off, fails, or never ends',
  run: async (world) => {
    const shop = await startShopWithModel(world, 'assistant', '100000');
    try {
      const worst = worstActs();
      let [shown, errors, fellBack, slowest] = [0, 0, 0, 0];
      const questions = readQuestions().filter(
        ({ half, kind }) => half === 'sealed' && kind === 'price',
      );
      for (const [turn, act] of worst.entries()) {
        const question = questions[turn % questions.length];
        await shop.clear();
        await shop.script([act, act]);
        const began = performance.now();
        const heard = await talk(world, shop.web.url, asked([question?.text ?? '']));
        slowest = Math.max(slowest, performance.now() - began);
        if (isOf(heard.message, act)) shown += 1;
        if (heard.status !== 200 || /trouble connecting/i.test(heard.message)) errors += 1;
        if (heard.by === 'content') fellBack += 1;
      }
      const first = await firstWords(world, shop);
      return {
        kept: shown === 0 && errors === 0 && slowest < 20_000 && first < 1_000,
        figure: `${worst.length} of the worst: ${shown} wrong facts shown, ${errors} errors told, ${fellBack} answered by the content, slowest ${(slowest / 1000).toFixed(1)} s; first words ${Math.round(first)} ms after the model's first sentence`,
      };
    } finally {
      await shop.stop();
    }
  },
};

const structured = (answer: string) =>
  JSON.stringify({ emergency: 'none', answer, sources: [], items: [], handoff: false });

function worstActs(): Act[] {
  const lies = readFileSync(join(root, 'web/tests/chat/worst-answers.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return [
    ...lies.map((text): Act => ({ mode: 'say', text: structured(text) })),
    ...lies.map((text): Act => ({ mode: 'drip', text: structured(text), letters: 4, everyMs: 2 })),
    ...[400, 401, 403, 404, 408, 409, 422, 429, 500, 502, 503].map((status): Act => ({
      mode: 'status',
      status,
    })),
    { mode: 'cut', text: structured('GI-MAP is $1 and').slice(0, -40) },
    { mode: 'empty' },
    { mode: 'malformed' },
    { mode: 'half' },
    { mode: 'refuse' },
    { mode: 'flood', bytes: 6_000_000 },
    { mode: 'say', text: '{"emergency":' },
    { mode: 'silence' },
    { mode: 'drip', text: structured('So. '.repeat(400)), letters: 4, everyMs: 300 },
  ];
}

/** Words of an act in what was shown; words that merely never end may be. */
function isOf(message: string, act: Act): boolean {
  if (act.mode !== 'say' && act.mode !== 'drip') return /flood|\$1\b/.test(message);
  const { answer } = (act.text.endsWith('}') ? JSON.parse(act.text) : { answer: '?' }) as {
    answer: string;
  };
  return !answer.startsWith('So. ') && message.includes(answer);
}

async function firstWords(
  world: World,
  shop: Awaited<ReturnType<typeof startShopWithModel>>,
): Promise<number> {
  const text = structured(
    'GI-MAP is a stool test. It looks for bacteria. That is all there is to say.',
  );
  const everyMs = 50;
  await shop.clear();
  await shop.script([{ mode: 'drip', text, letters: 5, everyMs }]);
  const { firstMs } = await talk(world, shop.web.url, asked(['Tell me about GI-MAP']));
  // The model has said its first sentence, and the space behind it, when so many letters are out.
  return firstMs - (text.indexOf('test. I') / 5) * everyMs;
}
