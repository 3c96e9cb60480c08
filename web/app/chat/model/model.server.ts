import OpenAI from 'openai';
import { answerFormat } from './answer-format.ts';
import { boundedFetch } from './bounded-fetch.ts';
import type { Model, Said } from './model.ts';
import { ModelTrouble } from './model.ts';
import type { Prompt, ToolCall } from './prompt.ts';
import { toolSpecs } from './tools.ts';

/** A model that reasons spends most of it unseen; what is said is bounded by the rules. */
const mostTokens = 2_000;
const mostLetters = 16_000;
/** The widget's own patience is longer: an answer is there, or an excuse, within 20 seconds (LLM-07). */
const mostPatienceMs = 15_000;

type Settings = { apiKey: string; baseUrl: string | undefined; model: string; patienceMs?: number };

/** What not every server takes; without it the answer is poorer and still an answer. */
const extras = {
  reasoning_effort: { reasoning_effort: 'minimal' },
  response_format: { response_format: answerFormat },
  tools: { tools: toolSpecs },
} as const;
type Extra = keyof typeof extras;
const allExtras = Object.keys(extras) as Extra[];

/** A model behind OpenAI's Chat Completions, or any server that speaks them. Nothing is stored there (LLM-05). */
export function createModel({
  apiKey,
  baseUrl,
  model,
  patienceMs = mostPatienceMs,
}: Settings): Model {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 0,
    timeout: patienceMs,
    logLevel: 'off',
    fetch: boundedFetch,
  });
  /** What this server has refused to be told; it is not told again. */
  let refused: Extra[] = [];

  async function open(prompt: Prompt, signal: AbortSignal) {
    let without = refused;
    for (;;) {
      const taken = allExtras.filter((extra) => !without.includes(extra));
      try {
        const body: OpenAI.ChatCompletionCreateParamsStreaming = {
          model,
          messages: prompt,
          max_completion_tokens: mostTokens,
          store: false,
          n: 1,
          stream: true,
        };
        for (const extra of taken) Object.assign(body, extras[extra]);
        const stream = await client.chat.completions.create(body, { signal });
        refused = without;
        return stream;
      } catch (error) {
        const more = refusedIn(error, taken);
        if (more.length === 0) throw error;
        without = [...without, ...more];
      }
    }
  }

  return async (prompt, signal, onWords) => {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    try {
      const heard = createListener(onWords);
      for await (const { choices } of await open(prompt, deadline))
        if (choices[0]) heard.take(choices[0]);
      if (deadline.aborted) throw new ModelTrouble('cancelled or too late');
      return heard.end();
    } catch (error) {
      throw error instanceof ModelTrouble ? error : new ModelTrouble(reasonOf(error));
    }
  };
}

/** Which of `taken` a refusal is about: those that it names, and all when it names none. Empty for any other trouble. */
function refusedIn(error: unknown, taken: Extra[]): Extra[] {
  if (!(error instanceof OpenAI.APIError) || (error.status !== 400 && error.status !== 422))
    return [];
  const named = taken.filter(
    (extra) => error.param?.startsWith(extra) || error.message.includes(extra),
  );
  return named.length > 0 ? named : taken;
}

/** Puts the pieces of a stream together. */
function createListener(onWords: ((soFar: string) => void) | undefined) {
  const calls: ToolCall[] = [];
  let words = '';
  let ended: string | null = null;
  return {
    take({ delta, finish_reason: end }: OpenAI.ChatCompletionChunk.Choice): void {
      if (delta.refusal) throw new ModelTrouble('a refusal');
      for (const { index, id, function: wanted } of delta.tool_calls ?? []) {
        const call = (calls[index] ??= {
          id: id ?? '',
          type: 'function',
          function: { name: '', arguments: '' },
        });
        call.function.name += wanted?.name ?? '';
        call.function.arguments += wanted?.arguments ?? '';
      }
      if (delta.content) {
        words += delta.content;
        if (words.length > mostLetters) throw new ModelTrouble('too long');
        onWords?.(words);
      }
      ended = end ?? ended;
    },
    end(): Said {
      if (ended === 'length') throw new ModelTrouble('cut short');
      if (ended === 'content_filter') throw new ModelTrouble('a refusal');
      const wanted = calls.filter(Boolean);
      if (words.trim() === '' && wanted.length === 0) throw new ModelTrouble('an empty answer');
      if (ended === null) throw new ModelTrouble('broken off');
      return { words, calls: wanted };
    },
  };
}

/** Never the words of the error: some servers repeat in it what they were sent. */
function reasonOf(error: unknown): string {
  if (error instanceof OpenAI.APIUserAbortError) return 'cancelled or too late';
  if (error instanceof OpenAI.APIConnectionError) return 'no connection';
  if (error instanceof OpenAI.APIError) return `status ${error.status ?? 'unknown'}`;
  return 'not readable';
}
