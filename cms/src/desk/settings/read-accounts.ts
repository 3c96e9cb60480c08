import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { User } from '../../payload-types.ts';

export type AccountLine = Pick<User, 'id' | 'username' | 'name' | 'role' | 'email'> & {
  mayRefund: boolean;
  hasCodeApp: boolean;
  /** A link waits in their mail. */
  isInvited: boolean;
};

/** Who can sign in, by name; for administrators. No password, key or link is part of it. */
export async function readAccounts(req: PayloadRequest): Promise<AccountLine[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    sort: 'username',
    pagination: false,
    depth: 0,
    select: { username: true, name: true, role: true, email: true, mayRefund: true },
    overrideAccess: false,
    req,
  });
  const { rows } = await req.payload.db.drizzle.execute<{
    id: string;
    app: boolean;
    link: boolean;
  }>(sql`
    select u.id, f.account_id is not null as app, coalesce(l.expires_at > now(), false) as link
    from users u left join account_factors f on f.account_id = u.id
      left join account_links l on l.account_id = u.id`);
  const facts = new Map(rows.map((row) => [row.id, row]));
  return docs.map(({ id, username, name, role, email, mayRefund }) => ({
    id,
    username,
    name,
    role,
    email,
    mayRefund: mayRefund === true,
    hasCodeApp: facts.get(id)?.app === true,
    isInvited: facts.get(id)?.link === true,
  }));
}
