import type { Payload } from 'payload';
import { env } from '../../env.ts';
import { firstWords, type MailName, type MailTexts } from '../../globals/mail-texts/first-words.ts';
import { nextSession, sessionWords } from '../../leads/session.ts';
import { readWorkshop } from '../../leads/workshop.ts';
import { fold, readPaper, type Content } from '../compose.ts';
import { appointment } from '../lead-facts.ts';
import { withSurroundings } from '../order-facts.ts';
import { subjectOf } from '../wording.ts';
import { writeLetter } from '../write-letter.ts';
import { writeOrderConfirmation } from '../write-order.ts';
import { sampleLetterFacts, sampleOrder, samplePlan } from './samples.ts';

/** A mail to look at, with words that nobody may have saved. */
export type Sample = { mail: MailName; texts: MailTexts };

const longestText = 2_000;

/** A mail of the real templates about things that nobody ordered, wrote or signed up for. */
export async function composeSample(
  payload: Payload,
  { mail, texts }: Sample,
): Promise<Content & { subject: string }> {
  const paper = await readPaper(payload, texts);
  if (mail === 'order') {
    const facts = { ...(await withSurroundings(payload, sampleOrder)), plan: samplePlan };
    return {
      ...fold(paper, await writeOrderConfirmation(paper, facts)),
      subject: subjectOf(texts, mail, {
        name: sampleOrder.firstName ?? '',
        number: sampleOrder.number,
      }),
    };
  }
  const workshop = await readWorkshop(payload);
  const start = nextSession(workshop, new Date());
  const { meetingLink, durationMinutes } = workshop;
  const facts = sampleLetterFacts(mail, {
    siteUrl: paper.siteUrl,
    adminUrl: `${env().CMS_PUBLIC_URL}/admin`,
    meetingLink,
    when: start ? sessionWords(start) : workshop.words,
  });
  const attachments =
    mail === 'workshop' && start
      ? [appointment(paper, { start, durationMinutes, meetingLink, madeAt: new Date() })]
      : [];
  return {
    ...fold(paper, await writeLetter(paper, mail, facts), { attachments }),
    subject: subjectOf(texts, mail, facts.values),
  };
}

/** The words of a form as they are typed: what is not there, or is no text, counts as empty. */
export function readTexts(typed: Record<string, unknown>): MailTexts {
  return fill(firstWords, typed) as MailTexts;
}

function fill(model: object, typed: unknown): object {
  const read = (name: string): unknown =>
    typeof typed === 'object' && typed !== null ? Reflect.get(typed, name) : undefined;
  return Object.fromEntries(
    Object.entries(model).map(([name, part]: [string, unknown]) => {
      const value = read(name);
      if (typeof part === 'object' && part !== null) return [name, fill(part, value)];
      return [name, typeof value === 'string' ? value.slice(0, longestText) : ''];
    }),
  );
}
