import { randomBytes, randomUUID } from 'node:crypto';
import { getFieldsToSign, jwtSign, type Payload } from 'payload';
import type { Role } from '../../src/access/roles.ts';
import { origin } from './environment.ts';

export type Caller = { headers: Record<string, string> };

export type More = { mustChangePassword?: boolean; mayRefund?: boolean };

/**
 * Somebody new of the practice with an open session, for tests of what they may do once they have signed in. The rows are
 * those that making an account and signing in would write; the two hashes of a password, most of the time that this takes,
 * are left out, and nobody can sign in with it. How signing in itself goes is tried in `tests/accounts`.
 */
export async function signedIn(payload: Payload, role: Role, more: More): Promise<Caller> {
  const { noteSession } = await import('../../src/accounts/sessions/session-facts.ts');
  const { cookiePrefix } = await import('../../src/http/session-cookie.ts');
  const collectionConfig = payload.collections.users.config;
  const { tokenExpiration } = collectionConfig.auth;
  const session = {
    id: randomUUID(),
    createdAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + tokenExpiration * 1000).toISOString(),
  };
  const user = await payload.db.create({
    collection: 'users',
    data: {
      username: `${role}-${randomBytes(4).toString('hex')}`,
      role,
      mayRefund: false,
      mustChangePassword: false,
      ...more,
      hash: `pbkdf2-sha256-v1:${randomBytes(32).toString('hex')}`,
      salt: randomBytes(32).toString('hex'),
      sessions: [session],
    },
  });
  await noteSession(payload.db.drizzle, {
    sid: session.id,
    account: String(user.id),
    hasFactor: false,
    userAgent: '',
  });
  const { token } = await jwtSign({
    fieldsToSign: getFieldsToSign({
      collectionConfig,
      email: '',
      sid: session.id,
      user: { ...user, collection: 'users' } as Parameters<typeof getFieldsToSign>[0]['user'],
    }),
    secret: payload.secret,
    tokenExpiration,
  });
  return { headers: { cookie: `${cookiePrefix}-token=${token}`, origin } };
}
