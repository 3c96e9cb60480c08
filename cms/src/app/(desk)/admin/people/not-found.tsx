import config from '@payload-config';
import { getPayload } from 'payload';
import { Door } from '../../../../desk/sign-in/door.tsx';
import '../../../../desk/sign-in/sign-in.css';

export default async function NotFound() {
  return (
    <Door payload={await getPayload({ config })}>
      <h1>This person is not here</h1>
      <p className="door__quiet">Perhaps they were erased, or it is an old address.</p>
      <a className="door__go" href="/admin/people">
        People
      </a>
    </Door>
  );
}
