import config from '@payload-config';
import type { Metadata } from 'next';
import { getPayload } from 'payload';
import { Door } from '../../../../desk/sign-in/door.tsx';
import { EnrolForm } from '../../../../desk/sign-in/enrol-form.tsx';
import '../../../../desk/sign-in/sign-in.css';

export const dynamic = 'force-dynamic';
export const metadata: Metadata = { title: 'Set up your code app' };

export default async function Page() {
  return (
    <Door payload={await getPayload({ config })}>
      <EnrolForm />
    </Door>
  );
}
