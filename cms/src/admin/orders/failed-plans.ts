import type { CollectionSlug, Payload, PayloadRequest } from 'payload';
import { editors } from '../../access/editors.ts';

export type FailedPlan = {
  id: string;
  title: string;
  href: string;
  type: 'publish' | 'unpublish';
  reason: string;
};

type Job = {
  id: string;
  input?: { type?: string; doc?: { relationTo: CollectionSlug; value: string }; global?: string };
  error?: { message?: string } | null;
};

const shownForMs = 7 * 24 * 60 * 60_000;

/** What was planned for the last days and did not happen, the last five of it, for those who can mend it. */
export async function failedPlans(
  req: PayloadRequest,
  now = new Date(),
): Promise<{ rows: FailedPlan[]; total: number }> {
  const { payload } = req;
  if (!editors({ req })) return { rows: [], total: 0 };
  const since = new Date(now.getTime() - shownForMs).toISOString();
  const { docs, totalDocs } = await payload.db.find<Job>({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { hasError: { equals: true } },
        { updatedAt: { greater_than: since } },
      ],
    },
    sort: '-updatedAt',
    limit: 5,
  });
  return { rows: await Promise.all(docs.map((job) => describe(payload, job))), total: totalDocs };
}

async function describe(payload: Payload, { id, input, error }: Job): Promise<FailedPlan> {
  const rest = {
    id,
    type: input?.type === 'unpublish' ? ('unpublish' as const) : ('publish' as const),
    reason: error?.message ?? 'Something went wrong',
  };
  if (!input?.doc)
    return {
      ...rest,
      title: label(payload, input?.global),
      href: `/admin/globals/${input?.global ?? ''}`,
    };
  const { relationTo: collection, value } = input.doc;
  const { useAsTitle = 'id' } = payload.collections[collection]?.config.admin ?? {};
  const doc: unknown = await payload.findByID({
    collection,
    id: value,
    depth: 0,
    draft: true,
    disableErrors: true,
  });
  const title: unknown =
    typeof doc === 'object' && doc !== null ? Reflect.get(doc, useAsTitle) : null;
  return {
    ...rest,
    title: typeof title === 'string' && title ? title : 'Without a title',
    href: `/admin/collections/${collection}/${value}`,
  };
}

function label(payload: Payload, slug = ''): string {
  const words = payload.config.globals.find((each) => each.slug === slug)?.label;
  return typeof words === 'string' ? words : slug;
}
