import { z } from 'zod';
import { bytesOf, mostBytes, mostLetters, mostMessages } from '../bounds.ts';

const message = z.strictObject({ role: z.enum(['user', 'assistant']), content: z.string() });

/** What POST /api/chat takes: the whole conversation, its last message from the visitor (spec §7). */
export const conversationShape = z
  .object({ messages: z.array(message).min(1).max(mostMessages) })
  .superRefine(({ messages }, ctx) => {
    const last = messages.at(-1);
    const refuse = (text: string) =>
      ctx.addIssue({ code: 'custom', path: ['messages'], message: text });
    if (last?.role !== 'user') refuse('The last message has to be from the visitor.');
    else if (last.content.trim() === '') refuse('The last message is empty.');
    else if (last.content.length > mostLetters)
      refuse(`Please write at most ${mostLetters} letters at a time.`);
    if (bytesOf(messages) > mostBytes)
      refuse('The conversation is too long. Please clear it and begin anew.');
  });
