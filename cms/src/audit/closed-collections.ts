import { headers } from 'next/headers';
import { createLocalReq, executeAuthStrategies, getPayload, type SanitizedConfig } from 'payload';
import { recordRefusal } from './recorded.ts';

/**
 * A page or a function of the admin asks for a collection: when it is one of people and this person may read nothing of it,
 * that is on record. Pages and functions refuse by themselves, and by no REST handler that would say so.
 */
export async function recordIfClosed(
  config: Promise<SanitizedConfig>,
  slugs: ReadonlySet<string>,
  { way, slug, id }: { way: string; slug: unknown; id?: unknown },
): Promise<void> {
  if (typeof slug !== 'string' || !slugs.has(slug)) return;
  const payload = await getPayload({ config });
  const { user } = await executeAuthStrategies({ headers: await headers(), payload });
  const req = await createLocalReq({ ...(user && { user }) }, payload);
  const read = payload.config.collections.find((each) => each.slug === slug)?.access.read;
  if (await read?.({ req })) return;
  await recordRefusal(req, {
    act: `refused ${way}`.slice(0, 60),
    record: slug,
    ...(typeof id === 'string' && { id }),
  });
}
