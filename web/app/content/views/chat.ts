import type { Link } from './parts.ts';

/** What visitors read in the chat. `pages`: those of text that an answer may lead to. */
export type ChatWords = { pages: Link[] } & Record<
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
export type Assistant = { isOn: boolean; words: ChatWords } & Record<
  | 'emergency'
  | 'caution'
  | 'closed'
  | 'hello'
  | 'thanks'
  | 'readMore'
  | 'noDiagnosis'
  | 'notFound'
  | 'handOver'
  | 'rules'
  | 'tone',
  string
>;
