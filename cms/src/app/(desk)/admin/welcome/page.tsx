import config from '@payload-config';
import type { Metadata } from 'next';
import { getPayload } from 'payload';
import { Door } from '../../../../desk/sign-in/door.tsx';
import { WelcomeForm } from '../../../../desk/sign-in/welcome-form.tsx';
import '../../../../desk/sign-in/sign-in.css';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Choose your password' };

export default async function Page() {
  return (
    <Door payload={await getPayload({ config })}>
      <WelcomeForm />
    </Door>
  );
}
