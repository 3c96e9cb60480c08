import type { Product } from '../content/views.ts';

export type ChatMessage = { role: 'user' | 'assistant'; content: string };

/** Of the stored history, and of what the server takes (design §6). */
export const mostMessages = 100;
export const mostBytes = 40 * 1024;
/** Of one message that a visitor types. */
export const mostLetters = 4_000;

/** Bytes of a conversation as it is stored and sent. */
export function bytesOf(messages: ChatMessage[]): number {
  return new TextEncoder().encode(JSON.stringify(messages)).length;
}

/** The newest messages that are within bounds. */
export function withinBounds(messages: ChatMessage[]): ChatMessage[] {
  let kept = messages.slice(-mostMessages);
  while (kept.length > 1 && bytesOf(kept) > mostBytes) kept = kept.slice(1);
  return kept;
}

/** Tells the panel, beside the answer of spec §7, whom to keep above the conversation: 'poison english'. */
export const emergencyHeader = 'X-Emergency';

/** Something for sale, as its card in the chat shows it and a cart takes it. */
export type OfferedItem = Pick<
  Product,
  'id' | 'name' | 'cents' | 'isSubscription' | 'priceNote' | 'picture' | 'ground'
>;

/** What a panel that reads along is told at the end, beside the answer of spec §7: who wrote it, and what stands below it. */
export type AnswerEnd = {
  success: true;
  message: string;
  routeToContact: boolean;
  /** As the header says it; null for most. */
  emergency: string | null;
  by: 'emergency' | 'content' | 'model';
  items: OfferedItem[];
  suggestions: string[];
};

/** What comes over the wire to who asks for it: words as they are written, then the end with all of them. */
export type AnswerEvent = { words: string } | { end: AnswerEnd };

export const eventStream = 'text/event-stream';
