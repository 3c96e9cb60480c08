import config from '@payload-config';
import { getPayload } from 'payload';
import { Door } from '../../../../desk/sign-in/door.tsx';
import '../../../../desk/sign-in/sign-in.css';

export default async function NotFound() {
  return (
    <Door payload={await getPayload({ config })}>
      <h1>This order does not exist</h1>
      <p className="door__quiet">It may be an old address.</p>
      <a className="door__go" href="/admin/orders">
        All orders
      </a>
    </Door>
  );
}
