import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import type { PayloadRequest, ServerFunction } from 'payload';
import { editors } from '../access/editors.ts';

type Asked = Parameters<typeof schedulePublishHandler>[0];
type Wish = Pick<Asked, 'req'> & Partial<Asked>;
type Answer = { message: string } | { error: string };

const farthestMs = 2 * 365 * 24 * 60 * 60_000;

/**
 * Plans a publishing or an unpublishing, or drops a plan; answers `{message}` or `{error}`. Payload itself lets everyone in who may open the admin, staff
 * too; publishing is for those who change content, and so is its plan.
 */
export async function schedule(wish: Wish, now = new Date()): Promise<unknown> {
  const { req, deleteID } = wish;
  if (!editors({ req }))
    return { error: 'Only those who change content may plan when it is published' };
  if (deleteID) return await dropPlan(req, String(deleteID));
  const fault = findFault(wish, now);
  return fault ? { error: fault } : await schedulePublishHandler(wish as Asked);
}

/** The server function that the admin's drawer calls. */
export const scheduleFunction: ServerFunction = (args) => schedule(args);

/** Payload deletes a plan and queues an empty one in its place. */
async function dropPlan(req: PayloadRequest, id: string): Promise<Answer> {
  await req.payload.db.deleteMany({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: id } }, { taskSlug: { equals: 'schedulePublish' } }] },
  });
  return { message: req.t('general:success') };
}

function findFault({ req, type, date, doc, global }: Wish, now: Date): string | null {
  const { collections, globals } = req.payload.config;
  const entity = doc
    ? collections.find(({ slug }) => slug === doc.relationTo)
    : globals.find(({ slug }) => slug === global);
  const { drafts } = entity?.versions || {};
  if ((doc && global) || !drafts || !drafts.schedulePublish) return 'This cannot be planned';
  if (type !== 'publish' && type !== 'unpublish') return 'Choose publish or unpublish';
  const time = new Date(date ?? '').getTime();
  if (!(time > now.getTime() && time < now.getTime() + farthestMs))
    return 'Choose a time in the next two years';
  return null;
}
