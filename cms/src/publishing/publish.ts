import { type PayloadRequest, ValidationError } from 'payload';
import { momentIn } from '../clock/moment-in.ts';
import { readWorkSettings } from '../fulfilment/settings.ts';
import { CallRefused } from '../http/named-call.ts';
import { schedule } from '../jobs/schedule.ts';
import { inTransaction } from '../transaction.ts';
import { dropPlans } from './plans.ts';
import { keyOf, type Target } from './targets.ts';

/**
 * Publishes the newest draft, and forgets when it was to be published.
 * @throws CallRefused 404 where there is none, 422 with what is missing in it.
 */
export async function publishNow(req: PayloadRequest, target: Target): Promise<void> {
  await requireThere(req, target);
  await inTransaction(req.payload, `publish:${keyOf(target)}`, async (inside) => {
    inside.user = req.user;
    await refusingWhatLacks(async () => {
      const data = { _status: 'published' } as const;
      const more = { overrideAccess: false, depth: 0, req: inside };
      if ('page' in target) await req.payload.updateGlobal({ slug: target.page, data, ...more });
      else await req.payload.update({ collection: target.list, id: target.id, data, ...more });
    });
    await dropPlans(inside, target);
  });
}

/**
 * Plans the one publication of this: at an hour ('14:30') of a day ('2026-11-26') on the practice's clocks. One that was
 * planned before is forgotten. Answers the moment, ISO 8601. @throws CallRefused 404, or 400 for a time that is over.
 */
export async function planPublication(
  req: PayloadRequest,
  target: Target,
  { day, hour }: { day: string; hour: string },
): Promise<string> {
  await requireThere(req, target);
  const { calendar } = await readWorkSettings(req.payload, req);
  const at = momentIn(calendar.timeZone, day, hour);
  if (Date.parse(at) <= Date.now()) throw refuse(400, 'This time is over. Choose a later one.');
  await dropPlans(req, target);
  const planned = await schedule({
    req,
    type: 'publish',
    date: new Date(at),
    ...('page' in target
      ? { global: target.page }
      : { doc: { relationTo: target.list, value: target.id } }),
  });
  const fault: unknown =
    typeof planned === 'object' && planned !== null ? Reflect.get(planned, 'error') : null;
  if (typeof fault === 'string') throw refuse(400, fault);
  return at;
}

/** Puts a new PDF into a guide and publishes it. @throws CallRefused 404, or 409 while a draft of the guide waits. */
export async function replaceFile(
  req: PayloadRequest,
  { guide, file }: { guide: string; file: string },
): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'freebies',
    where: { id: { equals: guide } },
    draft: true,
    depth: 0,
    req,
  });
  const { totalDocs } = await req.payload.count({
    collection: 'documents',
    where: { id: { equals: file } },
    req,
  });
  const [newest] = docs;
  if (!newest || totalDocs === 0) throw refuse(404, 'There is no such guide or no such file.');
  const { title, _status: status } = newest;
  if (status === 'draft')
    throw refuse(
      409,
      `${title} has a draft that nobody has published. Publish it or take it back first.`,
    );
  await refusingWhatLacks(() =>
    req.payload.update({
      collection: 'freebies',
      id: guide,
      data: { file, _status: 'published' },
      overrideAccess: false,
      depth: 0,
      req,
    }),
  );
}

async function requireThere(req: PayloadRequest, target: Target): Promise<void> {
  if ('page' in target) return;
  const { totalDocs } = await req.payload.count({
    collection: target.list,
    where: { id: { equals: target.id } },
    req,
  });
  if (totalDocs === 0) throw refuse(404, 'This is not here any more.');
}

/** A draft may be half of something; what visitors see may not. */
async function refusingWhatLacks(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults = error.data.errors.map(({ label, message }) =>
      typeof label === 'string' && label ? `${label}: ${message}` : message,
    );
    throw refuse(422, `It cannot be published yet. ${faults.join(' ')}`);
  }
}

const refuse = (status: number, message: string) =>
  new CallRefused(status, { success: false, message });
