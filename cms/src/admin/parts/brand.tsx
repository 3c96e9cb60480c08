import type { Payload } from 'payload';
import { Mark } from './mark.tsx';

async function practiceName(payload: Payload): Promise<string> {
  const { name } = await payload.findGlobal({ slug: 'practice', depth: 0, select: { name: true } });
  return name || 'Practice office';
}

/** Mark and name of the practice, above the sign-in. */
export async function Logo({ payload }: { payload: Payload }) {
  return (
    <span className="office-brand">
      <Mark size={44} />
      {await practiceName(payload)}
    </span>
  );
}

export function Icon() {
  return <Mark size={20} />;
}

/** Head of the menu: whose office this is, and the way back to the first page. */
export async function NavHead({ payload }: { payload: Payload }) {
  return (
    <a className="office-brand office-brand--nav" href="/admin">
      <Mark size={40} />
      {await practiceName(payload)}
    </a>
  );
}

export function Welcome() {
  return (
    <div className="office-welcome">
      <h1>Welcome back</h1>
      <p>The shop, the orders and the mail are behind this door.</p>
    </div>
  );
}
