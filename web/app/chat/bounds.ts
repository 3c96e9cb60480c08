export type ChatMessage = { role: 'user' | 'assistant'; content: string };

/** Of the stored history, and of what the server takes (design §6). */
export const MOST_MESSAGES = 100;
export const MOST_BYTES = 40 * 1024;
/** Of one message that a visitor types. */
export const MOST_LETTERS = 4_000;

/** Bytes of a conversation as it is stored and sent. */
export function bytesOf(messages: ChatMessage[]): number {
  return new TextEncoder().encode(JSON.stringify(messages)).length;
}

/** The newest messages that are within bounds. */
export function withinBounds(messages: ChatMessage[]): ChatMessage[] {
  let kept = messages.slice(-MOST_MESSAGES);
  while (kept.length > 1 && bytesOf(kept) > MOST_BYTES) kept = kept.slice(1);
  return kept;
}
