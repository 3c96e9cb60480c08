import config from '@payload-config';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { executeAuthStrategies, getPayload } from 'payload';
import { stayOnPublicHost } from '../../../../admin/parts/public-host.ts';
import { Door } from '../../../../desk/sign-in/door.tsx';
import { safeNext } from '../../../../desk/sign-in/safe-next.ts';
import { SignInForm } from '../../../../desk/sign-in/sign-in-form.tsx';
import '../../../../desk/sign-in/sign-in.css';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Sign in' };

type Args = { searchParams: Promise<Record<string, string | string[]>> };

export default async function Page({ searchParams }: Args) {
  const query = await searchParams;
  await stayOnPublicHost({ segments: ['login'] }, query);
  const payload = await getPayload({ config });
  const { user } = await executeAuthStrategies({ headers: await headers(), payload });
  const next = safeNext(query.redirect);
  if (user?.collection === 'users') redirect(next);
  if ((await payload.count({ collection: 'users' })).totalDocs === 0)
    redirect('/admin/create-first-user');
  return (
    <Door payload={payload}>
      <SignInForm next={next} />
    </Door>
  );
}
