import type { ChatMessage } from '../bounds.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { redact } from '../redaction/redact.ts';
import { sitePrefix } from './site-prefix.ts';

const mostTurns = 12;
const mostPerTurn = 1_500;
const mostOfTurns = 6_000;
/** A letter of another script costs as many tokens as some four of English. */
const foreignLetter = 4;

/** What a model wants to look up, as the API writes it. */
export type ToolCall = {
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
};

export type Prompt = (
  | { role: 'system' | 'user' | 'assistant'; content: string }
  | { role: 'assistant'; content: null; tool_calls: ToolCall[] }
  | { role: 'tool'; tool_call_id: string; content: string }
)[];

/**
 * What a language model gets to read: the site, the same for everybody, and the last messages without what tells who
 * somebody is (LLM-05). Its length is bounded whatever was typed (LLM-04).
 */
export function toPrompt(messages: ChatMessage[], knowledge: Knowledge): Prompt {
  return [{ role: 'system', content: sitePrefix(knowledge) }, ...lastTurns(messages)];
}

/** The newest first until the room is full, then in their order again. */
function lastTurns(messages: ChatMessage[]): Prompt {
  const turns: Prompt = [];
  let room = mostOfTurns;
  for (const { role, content } of messages.slice(-mostTurns).toReversed()) {
    const words = within(redact(content), Math.min(mostPerTurn, room));
    room -= weightOf(words);
    if (words.trim() === '') continue;
    turns.unshift({ role, content: words });
  }
  return turns;
}

/** As much from the start of a text as weighs no more than `most` English letters. */
function within(words: string, most: number): string {
  if (weightOf(words) <= most) return words;
  let [end, weight] = [0, 0];
  while ((weight += weightOf(words.charAt(end))) <= most) end += 1;
  return words.slice(0, end).toWellFormed();
}

function weightOf(words: string): number {
  const foreign = words.match(/[\u0080-\uFFFF]/g)?.length ?? 0;
  return words.length + foreign * (foreignLetter - 1);
}
