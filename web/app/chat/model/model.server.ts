import OpenAI from 'openai';
import { boundedFetch } from './bounded-fetch.ts';
import type { Prompt } from './prompt.ts';

/** Completes a prompt. @throws ModelTrouble, whatever went wrong. */
export type Model = (prompt: Prompt, signal: AbortSignal) => Promise<string>;

/** The model is out of reach, refuses, or answers with something that is no answer. `reason` is safe to log. */
export class ModelTrouble extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(`The language model gave no answer: ${reason}`);
    this.reason = reason;
  }
}

/** A model that reasons spends most of it unseen; what is said is bounded by the rules. */
const mostTokens = 2_000;
/** The widget's own patience is longer: an answer is there, or an excuse, within 20 seconds (LLM-07). */
const PATIENCE_MS = 15_000;

type Settings = { apiKey: string; baseUrl: string | undefined; model: string; patienceMs?: number };

/** A model behind OpenAI's Chat Completions, or any server that speaks them. Nothing is stored there (LLM-05). */
export function createModel({ apiKey, baseUrl, model, patienceMs = PATIENCE_MS }: Settings): Model {
  const client = new OpenAI({
    apiKey,
    baseURL: baseUrl,
    maxRetries: 0,
    timeout: patienceMs,
    logLevel: 'off',
    fetch: boundedFetch,
  });
  /** Servers that know nothing of reasoning refuse to be told how much. */
  let takesEffort = true;
  const complete = (prompt: Prompt, signal: AbortSignal) =>
    client.chat.completions.create(
      {
        model,
        messages: prompt,
        max_completion_tokens: mostTokens,
        store: false,
        n: 1,
        ...(takesEffort && { reasoning_effort: 'minimal' as const }),
      },
      { signal },
    );
  return async (prompt, signal) => {
    const deadline = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    try {
      const { choices } = await complete(prompt, deadline).catch(async (error: unknown) => {
        if (!takesEffort || !(error instanceof OpenAI.APIError) || error.status !== 400)
          throw error;
        takesEffort = false;
        return await complete(prompt, deadline);
      });
      const words = choices?.[0]?.message?.content;
      if (typeof words !== 'string' || words.trim() === '')
        throw new ModelTrouble('an empty answer');
      return words;
    } catch (error) {
      throw error instanceof ModelTrouble ? error : new ModelTrouble(reasonOf(error));
    }
  };
}

/** Never the words of the error: some servers repeat in it what they were sent. */
function reasonOf(error: unknown): string {
  if (error instanceof OpenAI.APIUserAbortError) return 'cancelled or too late';
  if (error instanceof OpenAI.APIConnectionError) return 'no connection';
  if (error instanceof OpenAI.APIError) return `status ${error.status ?? 'unknown'}`;
  return 'not readable';
}
