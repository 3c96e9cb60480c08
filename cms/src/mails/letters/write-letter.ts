import { render } from '@react-email/render';
import { createElement } from 'react';
import { fillIn } from '../greeting.ts';
import { orderPageLabel } from '../order-page-address.ts';
import type { Paper } from '../paper.ts';
import { paragraphsOf, subjectOf, type Values } from '../wording.ts';
import { Letter, letterText, type LetterView } from './letter.tsx';

export type LetterWords = { subject: string; text: string; why: string; button?: string };

/** What one letter is about. */
export type LetterFacts = {
  values: Values;
  /** Where its button leads; null when there is nothing to open. */
  href: string | null;
  /** On a label below the text. */
  label?: LetterView['facts'];
  note?: string | null;
  /** Where the order can be looked at; below everything else when the button leads elsewhere. */
  orderPage?: string | null;
  /** What its button says, where something has to be told there. */
  orderLabel?: string | null;
  /** Of the workshop alone. */
  meeting?: { when: string; leaveUrl: string | null };
  isSigned?: boolean;
};

/** Writes a letter in HTML and as plain text. `title` is its subject unless it was written down before. */
export async function writeLetter(
  { practice, siteUrl, texts }: Paper,
  { subject, text, why, button }: LetterWords,
  {
    values,
    href,
    orderPage = null,
    orderLabel = null,
    meeting,
    label = [],
    note = null,
    isSigned = true,
  }: LetterFacts,
  title = subjectOf(subject, values),
): Promise<{ html: string; text: string }> {
  const toOrder = orderPage ? { href: orderPage, label: orderLabel ?? orderPageLabel } : null;
  const view: LetterView = {
    practice,
    siteUrl,
    title,
    paragraphs: paragraphsOf(text, values),
    facts: meeting ? [{ term: texts.when, detail: meeting.when }] : label,
    button: href && button !== undefined ? { href, label: button } : toOrder,
    further: href && button !== undefined ? toOrder : null,
    note: meeting && !href ? texts.linkFollows : note,
    signature: isSigned
      ? fillIn(texts.signature, { practitioner: practice.practitioner }).split('\n').filter(Boolean)
      : [],
    why,
    leave: meeting?.leaveUrl ? { href: meeting.leaveUrl, label: texts.leave } : null,
  };
  return { html: await render(createElement(Letter, { view })), text: letterText(view) };
}
