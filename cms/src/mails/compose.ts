import type { Payload, SendEmailOptions } from 'payload';
import { datesIn } from '../clock/dates.ts';
import { env } from '../env.ts';
import { type MailKind, mailOf, type MailName, mailNamed, type MailTexts } from './kinds/index.ts';
import { picturesIn } from './letters/pictures.ts';
import type { MailRecord } from './mail-records.ts';
import type { Draft, Written } from './mail.ts';
import type { Paper } from './paper.ts';
import type { MailSources } from './sources.ts';
import { subjectOf } from './wording.ts';

export type Content = Written & Pick<SendEmailOptions, 'attachments' | 'headers' | 'replyTo'>;

/** What a row of the outbox says of its mail. */
export type ComposedRow = { kind: MailKind; subject: string; occasion?: string | null } & Partial<
  Record<MailRecord, string | null>
>;

/** Hands a mail what capabilities know; made where everything is known. */
export type SourcesOf = (payload: Payload) => MailSources;

/** Writes a mail from what the database holds now. Throws when what it is about is gone. */
export async function composeMail(
  payload: Payload,
  sourcesOf: SourcesOf,
  row: ComposedRow,
  now = new Date(),
): Promise<Content> {
  const texts = await payload.findGlobal({ slug: 'mail-texts', depth: 0 });
  const paper = await readPaper(payload, texts);
  const mail = mailOf(row.kind);
  const draft = await mail.draft({
    payload,
    paper,
    from: sourcesOf(payload),
    id: row[mail.about] ?? '',
    occasion: row.occasion ?? '',
    now,
  });
  return await fold(paper, draft, texts[mail.words.name as MailName], row.subject);
}

/** A mail of the real templates about things that nobody ordered, wrote or signed up for, in words that nobody may have saved. */
export async function composeSample(
  payload: Payload,
  sourcesOf: SourcesOf,
  { mail, texts }: { mail: MailName; texts: MailTexts },
): Promise<Content & { subject: string }> {
  const paper = await readPaper(payload, texts);
  const draft = await mailNamed(mail).draftSample({ paper, from: sourcesOf(payload) });
  const content = await fold(paper, draft, texts[mail]);
  return { ...content, subject: subjectOf(texts[mail].subject, draft.values) };
}

async function readPaper(payload: Payload, texts: MailTexts): Promise<Paper> {
  const [{ name, email, tagline, practitioner }, { timeZone }] = await Promise.all([
    payload.findGlobal({ slug: 'practice', depth: 0 }),
    payload.findGlobal({ slug: 'fulfilment-settings', depth: 0 }),
  ]);
  return {
    practice: { name, email, tagline, practitioner },
    dates: datesIn(timeZone),
    siteUrl: env().SITE_URL,
    adminUrl: `${env().CMS_PUBLIC_URL}/admin`,
    texts,
  };
}

/** Answers go to the practice, and its drawings travel inside. */
async function fold<Words>(
  { practice }: Paper,
  { enclosed, write }: Draft<Words>,
  words: Words,
  title?: string,
): Promise<Content> {
  const written = await write(words, title);
  return {
    ...written,
    headers: enclosed.headers,
    replyTo: { name: practice.name, address: practice.email },
    attachments: [...picturesIn(written.html), ...(enclosed.attachments ?? [])],
  };
}
