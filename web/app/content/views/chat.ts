import type { Language } from 'common/language';
import type { Link } from './parts.ts';

/** What visitors read in the chat. `pages`: those of text that an answer may lead to. */
export type ChatWords = {
  pages: Link[];
  /** What can be asked with a tap before anything was asked. */
  starters: string[];
} & Record<
  | 'name'
  | 'line'
  | 'greeting'
  | 'placeholder'
  | 'contactPrompt'
  | 'contactButton'
  | 'footer'
  | 'clear',
  string
>;

/**
 * `emergency` is said before anything else is thought about, `caution` below an answer to somebody who is not well,
 * `notFound` and `handOver` when the content has no answer or a person has to give it, `closed` while the chat is off;
 * `rules` and `tone` are for a language model, if there is one.
 */

/** What the practice answers in its own words; `{name}` stands for a figure. */
export type CuratedAnswer = {
  id: string;
  /** Ways of asking it. */
  asks: Record<Language, string[]>;
  words: Record<Language, string>;
  page: string | null;
  /** No product is told of in its place. */
  comesFirst: boolean;
};

/** Figures that curated answers fill in, by the name in braces; '' where the practice names none. */
export type ChatFacts = Record<string, Record<Language, string>>;

export type Assistant = { isOn: boolean; words: ChatWords } & Record<
  | 'emergency'
  | 'caution'
  | 'closed'
  | 'hello'
  | 'thanks'
  | 'readMore'
  | 'noDiagnosis'
  | 'notFound'
  | 'closest'
  | 'handOver'
  | 'rules'
  | 'tone',
  string
>;
