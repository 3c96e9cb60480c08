import type { Payload, SendEmailOptions } from 'payload';
import { env } from '../env.ts';
import type { MailTexts } from '../globals/mail-texts/first-words.ts';
import { findLeadFacts, type LeadMailRow } from './lead-facts.ts';
import { picturesIn } from './letters/pictures.ts';
import { mailKinds } from './mail-kinds.ts';
import { findOrderFacts, findOrderLetterFacts, type OrderMailRow } from './order-facts.ts';
import { writeLetter, type Paper, type Written } from './write-letter.ts';
import { writeOrderConfirmation } from './write-order.ts';

export type Content = Written & Pick<SendEmailOptions, 'attachments' | 'headers' | 'replyTo'>;
export type ComposedRow = OrderMailRow | LeadMailRow;

/** Writes a mail from what the database holds now. Throws when what it is about is gone. */
export async function composeMail(
  payload: Payload,
  row: ComposedRow,
  now = new Date(),
): Promise<Content> {
  const paper = await readPaper(payload);
  if (isAboutOrder(row))
    return fold(
      paper,
      row.kind === 'order-confirmation'
        ? await writeOrderConfirmation(paper, await findOrderFacts(payload, row.order))
        : await writeOrderLetter(payload, paper, row, row.kind),
    );
  const { facts, ...more } = await findLeadFacts(payload, row, paper, now);
  return fold(paper, await writeLetter(paper, mailKinds[row.kind].words, facts, row.subject), more);
}

/** The practice's paper, with the published words or those of a draft. */
export async function readPaper(payload: Payload, texts?: MailTexts): Promise<Paper> {
  const { name, email, tagline, practitioner } = await payload.findGlobal({
    slug: 'practice',
    depth: 0,
  });
  return {
    practice: { name, email, tagline, practitioner },
    siteUrl: env().SITE_URL,
    texts: texts ?? (await payload.findGlobal({ slug: 'mail-texts', depth: 0 })),
  };
}

/** Answers go to the practice, and its drawings travel inside. */
export function fold(
  { practice }: Paper,
  written: Written,
  { attachments = [], ...more }: Pick<Content, 'attachments' | 'headers'> = {},
): Content {
  return {
    ...written,
    ...more,
    replyTo: { name: practice.name, address: practice.email },
    attachments: [...picturesIn(written.html), ...attachments],
  };
}

async function writeOrderLetter(
  payload: Payload,
  paper: Paper,
  row: OrderMailRow,
  kind: Exclude<OrderMailRow['kind'], 'order-confirmation'>,
): Promise<Written> {
  return await writeLetter(
    paper,
    mailKinds[kind].words,
    await findOrderLetterFacts(payload, row),
    row.subject,
  );
}

function isAboutOrder(row: ComposedRow): row is OrderMailRow {
  return mailKinds[row.kind].about === 'order';
}
