import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { fromPlainText } from '../fields/rich-text/from-plain-text.ts';
import type { PrivacyPolicy } from '../payload-types.ts';
import { seedOnce } from '../seed/seed-once.ts';
import { connectionOf, inTransaction } from '../transaction.ts';

const slug = 'privacy-policy';

/**
 * Makes the first page of text from the privacy policy of a shop that has one in a global of its own: from what is saved
 * there, with a draft over it and what is planned for it. Once: what the practice does to the page afterwards stays. A
 * new shop has saved no such global, and gets its policy from the samples.
 */
export async function movePrivacyPolicy(
  payload: Payload,
  say: (line: string) => void,
): Promise<void> {
  const { createdAt } = await payload.findGlobal({ slug, depth: 0 });
  if (!createdAt) return;
  await seedOnce(payload, 'privacy-page', async () => {
    await inTransaction(payload, 'privacy-page', makePage);
    say('The privacy policy is a page of text now.');
  });
}

async function makePage(req: PayloadRequest): Promise<void> {
  const { payload } = req;
  const where = { slug: { equals: slug } };
  const { totalDocs } = await payload.count({ collection: 'pages', where, req });
  if (totalDocs > 0) return;
  const saved = await payload.findGlobal({ slug, depth: 0, req });
  const newest = await payload.findGlobal({ slug, depth: 0, draft: true, req });
  const [isPublished, isDraftOver] = [isStatus(saved, 'published'), isStatus(newest, 'draft')];
  const { id } = await payload.create({
    collection: 'pages',
    data: { ...toPage(isPublished ? saved : newest), _status: isPublished ? 'published' : 'draft' },
    draft: !isPublished,
    depth: 0,
    req,
  });
  if (isPublished && isDraftOver)
    await payload.update({
      collection: 'pages',
      id,
      data: { ...toPage(newest), _status: 'draft' },
      draft: true,
      depth: 0,
      req,
    });
  await movePlans(req, id);
}

function isStatus({ _status: status }: PrivacyPolicy, wanted: typeof status): boolean {
  return status === wanted;
}

function toPage(policy: PrivacyPolicy) {
  const { title, lead, documentTitle, metaDescription, sharePicture } = policy;
  const { effective, updated, dates, summary, contents, sections } = policy;
  return {
    slug,
    title,
    lead,
    documentTitle,
    metaDescription,
    sharePicture,
    effective,
    updated,
    dates,
    contents,
    summary: {
      title: summary.title,
      items: (summary.items ?? []).map(({ term, detail }) => ({ term, detail })),
    },
    sections: (sections ?? []).map(({ heading, text }) => ({
      heading,
      text: fromPlainText(text ?? ''),
    })),
    showsTerms: true,
    position: 10,
  };
}

/** What waits for its time publishes the page instead. */
async function movePlans(req: PayloadRequest, id: string): Promise<void> {
  await connectionOf(req).execute(sql`
    update payload_jobs
    set input = (input - 'global') || jsonb_build_object('doc', jsonb_build_object('relationTo', 'pages', 'value', ${id}::text))
    where task_slug = 'schedulePublish' and completed_at is null and input ->> 'global' = ${slug}
  `);
}
