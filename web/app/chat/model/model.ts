import type { Prompt, ToolCall } from './prompt.ts';

/** What came of one call: words, or tools that the model wants to use first. */
export type Said = { words: string; calls: ToolCall[] };

/**
 * Completes a prompt with one call. `onWords` hears all words so far, each time that more have come.
 * @throws ModelTrouble, whatever went wrong.
 */
export type Model = (
  prompt: Prompt,
  signal: AbortSignal,
  onWords?: (soFar: string) => void,
) => Promise<Said>;

/** The model is out of reach, refuses, or answers with something that is no answer. `reason` is safe to log. */
export class ModelTrouble extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(`The language model gave no answer: ${reason}`);
    this.reason = reason;
  }
}
