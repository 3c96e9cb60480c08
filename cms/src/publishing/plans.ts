import type { PayloadRequest } from 'payload';
import { keyOf, type Target } from './targets.ts';

type Job = {
  id: string;
  waitUntil?: string | null;
  input?: { type?: string; doc?: { relationTo: string; value: string }; global?: string };
};

/** When something goes live by itself; ISO 8601. */
export type Plan = { id: string; at: string };

/** The publications that are still to come, by the key of what is published: the next one of each. */
export async function readPlans(req: PayloadRequest): Promise<Map<string, Plan>> {
  const plans = new Map<string, Plan>();
  for (const job of await plannedJobs(req)) {
    const key = keyOfJob(job);
    if (key && job.waitUntil && !plans.has(key))
      plans.set(key, { id: job.id, at: new Date(job.waitUntil).toISOString() });
  }
  return plans;
}

/** Forgets every publication of this that is still to come; what is planned to be taken off stays planned. */
export async function dropPlans(req: PayloadRequest, target: Target): Promise<void> {
  const ids = (await plannedJobs(req))
    .filter((job) => keyOfJob(job) === keyOf(target))
    .map(({ id }) => id);
  if (ids.length > 0)
    await req.payload.db.deleteMany({
      collection: 'payload-jobs',
      where: { id: { in: ids } },
      req,
    });
}

async function plannedJobs({ payload }: PayloadRequest): Promise<Job[]> {
  const { docs } = await payload.db.find<Job>({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
      ],
    },
    sort: 'waitUntil',
    limit: 0,
    pagination: false,
  });
  return docs.filter(({ input }) => input?.type !== 'unpublish');
}

const keyOfJob = ({ input }: Job): string =>
  input?.doc ? `${input.doc.relationTo}/${input.doc.value}` : (input?.global ?? '');
