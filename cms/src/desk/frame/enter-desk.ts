import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import {
  createLocalReq,
  executeAuthStrategies,
  getPayload,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload';
import { team } from '../../access/team.ts';
import { publicAddress } from '../../admin/parts/public-host.ts';
import { configEnv } from '../../env.ts';
import type { User } from '../../payload-types.ts';

export type Visit = { req: PayloadRequest; user: User };

/**
 * Who opens a screen of our own at `path` (with its query), and the request that its reading runs in: what is opened is
 * noted on it. Each screen asks by itself. Whoever may not is sent on: to the sign-in with the way back, or to the page
 * where a password of their own is chosen.
 */
export async function enterDesk(config: Promise<SanitizedConfig>, path: string): Promise<Visit> {
  const payload = await getPayload({ config });
  const sent = await headers();
  stayOnPublicHost(sent.get('host'), path);
  const { user } = await executeAuthStrategies({ headers: sent, payload });
  if (!user) redirect(`/admin/login?${new URLSearchParams({ redirect: path }).toString()}`);
  const req = await createLocalReq({ user, req: { headers: sent } }, payload);
  if (!team({ req }) || req.user?.collection !== 'users') redirect('/admin/account');
  return { req, user: req.user };
}

/** The cookie of the sign-in belongs to the public name of the office, as in Payload's own pages. */
function stayOnPublicHost(host: string | null, path: string): void {
  const { pathname, searchParams } = new URL(path, 'http://desk');
  const target = publicAddress(
    host,
    configEnv().publicUrl,
    pathname.split('/').slice(2),
    Object.fromEntries(searchParams),
  );
  if (target) redirect(target);
}
