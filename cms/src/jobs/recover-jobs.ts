import type { Payload } from 'payload';

const jobs = 'payload-jobs';

/** Frees the jobs that a killed worker left marked as running: for the leader alone, before its first job. Answers how many. */
export async function takeOver(payload: Payload): Promise<number> {
  const { docs } = await payload.db.find<{ id: string }>({
    collection: jobs,
    where: { processing: { equals: true } },
    pagination: false,
    limit: 0,
  });
  for (const { id } of docs) {
    await payload.db.updateOne({
      collection: jobs,
      id,
      data: { processing: false },
      returning: false,
    });
  }
  return docs.length;
}

/** Finished jobs are kept for a week as evidence. */
export async function purgeJobs(payload: Payload, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - 7 * 24 * 60 * 60_000).toISOString();
  await payload.db.deleteMany({ collection: jobs, where: { completedAt: { less_than: before } } });
}
