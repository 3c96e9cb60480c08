import type { CuratedAnswer } from '../../../content/views.ts';
import type { ChatMessage } from '../../bounds.ts';
import type { Item } from '../../knowledge/price-list.ts';
import type { Line } from '../things/spoken-prices.ts';
import type { Stage } from './stage.ts';

/** A message of the visitor, and what was answered; null where that is not known. */
export type Turn = { question: string; answer: string | null };

/** What a message may go on with. */
export type Talk = {
  /** What is spoken of, and what was before that, newest first. */
  things: Item[];
  before: Item[];
  /** What the last answer named, in order. */
  told: Item[];
  /** What the answers told the price of, and for how many. */
  priced: Line[];
  /** What is put together: of what a sum was told last, or a price. */
  basket: Line[];
  /** The message that said for how many. */
  people: string | null;
  /** Where the last answer stands: a page of the site. */
  page: string | null;
  /** The visitor's last message, the last that was clear by itself, and the last that said what was wanted. */
  question: string | null;
  subject: string | null;
  intent: string | null;
  /** The last that told of a person: a child, an age. */
  person: string | null;
  /** All messages that told of somebody's health, however long ago. */
  health: string | null;
  /** How far they are with what they bought, as they told it last. */
  stage: Stage | null;
  /** The last answer. */
  said: string | null;
  /** The practice's own words that were given last, and all of them that were given. */
  rows: CuratedAnswer[];
  given: CuratedAnswer[];
};

export const noTalk: Talk = {
  things: [],
  before: [],
  told: [],
  priced: [],
  basket: [],
  people: null,
  page: null,
  question: null,
  subject: null,
  intent: null,
  person: null,
  health: null,
  stage: null,
  said: null,
  rows: [],
  given: [],
};

/** What was said before the last message of a visitor, newest last. */
export function turnsBefore(messages: ChatMessage[]): Turn[] {
  const turns: Turn[] = [];
  for (const { role, content } of messages) {
    const last = turns.at(-1);
    if (role === 'user') turns.push({ question: content, answer: null });
    else if (last) last.answer = content;
  }
  return turns.slice(0, -1);
}

/** Where no answers are known. */
export const toTurns = (questions: string[]): Turn[] =>
  questions.map((question) => ({ question, answer: null }));

/** Pages that speak of nothing that is for sale: who is told of them has left it behind. */
export const isElsewhere = (page: string | null): page is string =>
  page !== null && !/^\/(store|faq|#contact|checkout|cart)/.test(page);
