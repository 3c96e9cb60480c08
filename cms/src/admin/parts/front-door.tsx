import { MinimalTemplate } from '@payloadcms/next/templates';
import { headers } from 'next/headers';
import {
  executeAuthStrategies,
  getPayload,
  type ImportMap,
  type Payload,
  type SanitizedConfig,
} from 'payload';
import type { ReactNode } from 'react';
import { mustChangePassword } from '../../accounts/must-change.ts';
import { NewPasswordForm } from '../accounts/new-password-form.tsx';
import { Logo } from './brand.tsx';

type Visit = { config: Promise<SanitizedConfig>; importMap: ImportMap; segments?: string[] };

/**
 * What stands in front of every page of the admin for some: no account was made yet, or the account has no password of
 * its own. Null for everybody else.
 */
export async function frontDoor({
  config,
  importMap,
  segments: [first] = [],
}: Visit): Promise<ReactNode> {
  const payload = await getPayload({ config, importMap });
  const { user } = await executeAuthStrategies({ headers: await headers(), payload });
  if (mustChangePassword(user) && first !== 'logout')
    return <ChoosePassword payload={payload} name={user.username} />;
  if (
    first === 'create-first-user' &&
    (await payload.count({ collection: 'users' })).totalDocs === 0
  )
    return <NoAccountYet payload={payload} />;
  return null;
}

/** Throws for an action of a page whose caller may do nothing but choose a password. */
export async function requireOwnPassword(config: Promise<SanitizedConfig>): Promise<void> {
  const payload = await getPayload({ config });
  const { user } = await executeAuthStrategies({ headers: await headers(), payload });
  if (mustChangePassword(user)) throw new Error('Choose a password of your own first.');
}

function ChoosePassword({ payload, name }: { payload: Payload; name: string }) {
  return (
    <MinimalTemplate className="office-door">
      <Logo payload={payload} />
      <div className="office-welcome">
        <h1>Choose your password</h1>
        <p>
          Welcome, {name}. The password you came in with was for this once. From now on you sign in
          with one of your own.
        </p>
      </div>
      <NewPasswordForm name={name} />
      <a className="office-door__leave" href="/admin/logout">
        Sign out instead
      </a>
    </MinimalTemplate>
  );
}

function NoAccountYet({ payload }: { payload: Payload }) {
  return (
    <MinimalTemplate className="office-door">
      <Logo payload={payload} />
      <div className="office-welcome">
        <h1>Nobody has an account yet</h1>
        <p>
          The first one is made on the machine that runs the shop, so that no stranger comes before
          you:
        </p>
        <pre>docker compose run --rm cms node dist/first-sign-in.mjs</pre>
        <p>
          It asks for a name and shows a password for your first sign-in. Then open this page again.
        </p>
      </div>
      <a className="office-door__leave" href="/admin">
        Open this page again
      </a>
    </MinimalTemplate>
  );
}
