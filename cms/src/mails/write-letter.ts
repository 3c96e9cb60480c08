import { render } from '@react-email/render';
import { createElement } from 'react';
import type { MailName, MailTexts } from '../globals/mail-texts/first-words.ts';
import { fillIn } from '../leads/greeting.ts';
import { Letter, letterText, type LetterView } from './letters/letter.tsx';
import { noticeWords } from './mail-kinds.ts';
import { paragraphsOf, subjectOf, type Values } from './wording.ts';

/** What all mails share: whom they are from, and the words. */
export type Paper = {
  practice: { name: string; email: string; tagline: string; practitioner: string };
  siteUrl: string;
  texts: MailTexts;
};

/** Both halves of a mail. */
export type Written = { html: string; text: string };

/** What one letter is about. */
export type LetterFacts = {
  values: Values;
  /** Where its button leads; null when there is nothing to open. */
  href: string | null;
  /** On a label below the text. */
  label?: LetterView['facts'];
  note?: string | null;
  /** Of the workshop alone. */
  meeting?: { when: string; leaveUrl: string | null };
};

/** Writes the letter of these words in HTML and as plain text. `title` is its subject unless it was written down before. */
export async function writeLetter(
  { practice, siteUrl, texts }: Paper,
  words: Exclude<MailName, 'order'>,
  facts: LetterFacts,
  title = subjectOf(texts, words, facts.values),
): Promise<Written> {
  const { text, why, ...own } = texts[words];
  const { values, href, meeting, label = [], note = null } = facts;
  const view: LetterView = {
    practice,
    siteUrl,
    title,
    paragraphs: paragraphsOf(text, values),
    facts: meeting ? [{ term: texts.when, detail: meeting.when }] : label,
    button: href && 'button' in own ? { href, label: own.button } : null,
    note: meeting && !href ? texts.linkFollows : note,
    signature: noticeWords.has(words)
      ? []
      : fillIn(texts.signature, { practitioner: practice.practitioner })
          .split('\n')
          .filter(Boolean),
    why,
    leave: meeting?.leaveUrl ? { href: meeting.leaveUrl, label: texts.leave } : null,
  };
  return { html: await render(createElement(Letter, { view })), text: letterText(view) };
}
