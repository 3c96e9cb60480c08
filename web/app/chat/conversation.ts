import { z } from 'zod';

export type ChatMessage = { role: 'user' | 'assistant'; content: string };

/** The same bounds as those of the stored history (design §6). */
export const MOST_MESSAGES = 100;
export const MOST_BYTES = 40 * 1024;
/** Of one message that a visitor types. */
export const MOST_LETTERS = 4_000;

const message = z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string() });

/** What POST /api/chat takes: the whole conversation, its last message from the visitor (spec §7). */
export const conversationShape = z
  .object({ messages: z.array(message).min(1).max(MOST_MESSAGES) })
  .superRefine(({ messages }, ctx) => {
    const last = messages.at(-1);
    const refuse = (text: string) => ctx.addIssue({ code: 'custom', path: ['messages'], message: text });
    if (last?.role !== 'user') refuse('The last message has to be from the visitor.');
    else if (last.content.trim() === '') refuse('The last message is empty.');
    else if (last.content.length > MOST_LETTERS) refuse(`Please write at most ${MOST_LETTERS} letters at a time.`);
    if (bytesOf(messages) > MOST_BYTES) refuse('The conversation is too long. Please clear it and begin anew.');
  });

/** Bytes of a conversation as it is stored and sent. */
export function bytesOf(messages: ChatMessage[]): number {
  return new TextEncoder().encode(JSON.stringify(messages)).length;
}
