import { data } from 'react-router';
import { LeaveScreen } from '../leads/leave-screen.tsx';
import { leaveWorkshop } from '../leads/leave.server.ts';
import type { Route } from './+types/leave.ts';

/** Looking at the page changes nothing: mail programs open links by themselves. */
export function loader() {
  return data(null, { headers: { 'Cache-Control': 'no-store' } });
}

/** Pressing its button, or the button of a mail program (RFC 8058), does. */
export async function action({ params }: Route.ActionArgs) {
  const { status, outcome } = await leaveWorkshop(params.token);
  return data(outcome, { status });
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export default function Leave({ actionData }: Route.ComponentProps) {
  return <LeaveScreen outcome={actionData ?? null} />;
}
