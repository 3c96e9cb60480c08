import type { EmergencyKind } from 'common/emergency/lines';
import { languageOf } from 'common/language';
import type { Fault } from '../answer-guard/check-answer.ts';
import { createGate, type Gate } from '../answer-guard/sentence-gate.ts';
import type { ChatMessage } from '../bounds.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { answerSoFar, readAnswer, type ModelAnswer } from '../model/answer-format.ts';
import type { Model } from '../model/model.ts';
import { toPrompt, type Prompt } from '../model/prompt.ts';
import { runTool } from '../model/tools.ts';

/** What a model wrote, as far as it may be shown. `fault`: something of it was withheld. */
export type Written =
  | { emergency: EmergencyKind }
  | {
      emergency: null;
      text: string;
      sources: string[];
      items: string[];
      handoff: boolean;
      fault: Fault | null;
    };

/** Nothing of what a model wrote may be shown, or it wrote nothing. */
export type Unwritten = { text: null; fault: Fault | 'trouble' };

/** For all calls together: who waits has an answer within 20 seconds, whatever happens (LLM-07). */
const patienceMs = 15_000;
const mostRounds = 4;

type Parts = {
  knowledge: Knowledge;
  model: Model;
  signal: AbortSignal;
  /** Hears each sentence as soon as it has passed its check; null: nobody reads along. */
  show: ((words: string) => void) | null;
};

/**
 * Lets a model answer, with the site before it and its tools beside it. A fault is named to it once, while nothing was
 * shown; after that what does not pass is withheld (ASK-02, ASK-03). Never throws.
 */
export async function writeAnswer(
  messages: ChatMessage[],
  question: string,
  { knowledge, model, signal, show }: Parts,
): Promise<Written | Unwritten> {
  const sums = new Set<number>();
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  let prompt = toPrompt(messages, knowledge);
  for (const isLast of [false, true]) {
    const gate = createGate({ knowledge, language: languageOf(question), sums, show });
    const words = await speak(prompt, gate, { knowledge, model, signal: deadline, sums }).catch(
      () => null,
    );
    const answer = words === null ? null : readAnswer(words);
    if (answer?.emergency && !gate.hasShown()) return { emergency: answer.emergency };
    const { text, fault } = gate.end(answer?.answer ?? gate.passed());
    const isShown = gate.hasShown();
    if (answer === null && !isShown) return { text: null, fault: 'trouble' };
    if (text !== null && (fault === null || isShown))
      return { ...withoutAnswer(answer), emergency: null, text, fault };
    if (fault === null || isLast) return { text: null, fault: fault ?? 'trouble' };
    prompt = [
      ...prompt,
      { role: 'assistant', content: answer?.answer ?? '' },
      { role: 'system', content: faultWords(fault) },
    ];
  }
  return { text: null, fault: 'trouble' };
}

/** What a model finally says, after it has looked up what it wanted. */
async function speak(
  given: Prompt,
  gate: Gate,
  {
    knowledge,
    model,
    signal,
    sums,
  }: { knowledge: Knowledge; model: Model; signal: AbortSignal; sums: Set<number> },
): Promise<string | null> {
  let prompt = given;
  for (let round = 0; round < mostRounds; round += 1) {
    const { words, calls } = await model(prompt, signal, (soFar) => gate.take(answerSoFar(soFar)));
    if (calls.length === 0 || gate.hasShown()) return words;
    prompt = [
      ...prompt,
      { role: 'assistant', content: null, tool_calls: calls },
      ...calls.map((call) => ({
        role: 'tool' as const,
        tool_call_id: call.id,
        content: runTool(call, knowledge, sums),
      })),
    ];
  }
  return null;
}

const withoutAnswer = (answer: ModelAnswer | null) => ({
  sources: answer?.sources ?? [],
  items: answer?.items ?? [],
  /** What broke off in the middle is for a person. */
  handoff: answer?.handoff ?? true,
});

const faultWords = (fault: Fault): string =>
  `That answer cannot be shown: ${faults[fault]}. Answer the visitor once more, and leave out what does not stand in your instructions.`;

const faults: Record<Fault, string> = {
  markup: 'it holds markup, a web address or a telephone number',
  price: 'it names a price that does not stand under PRICES AND DAYS, or no thing that costs it',
  diagnosis: 'it says what somebody has, promises a cure or advises on medicine',
  figure: 'it names a share or a code that stands nowhere on the site',
  fact: 'it names days, hours, a number, an address or a test that stands nowhere on the site',
};
