import { limits } from 'common/contract/limits';
import { callLeads, CmsUnavailable } from '../cms/cms-client.server.ts';
import { log } from '../server/log.ts';
import type { LeaveOutcome } from './leave-screen.tsx';

/** Stops the reminders that a mail's link is about; the CMS alone can tell whether the link is one. */
export async function leaveWorkshop(
  token: string,
): Promise<{ status: number; outcome: LeaveOutcome }> {
  try {
    const { status } = await callLeads('unsubscribe', { token: token.slice(0, limits.token) });
    if (status === 200) return { status, outcome: 'left' };
    if (status === 404) return { status, outcome: 'unknown' };
    log.error({ call: 'unsubscribe', status }, 'the CMS refused a form of the shop itself');
  } catch (error) {
    if (!(error instanceof CmsUnavailable)) throw error;
    log.warn({ call: 'unsubscribe', reason: error.message }, 'a form found no CMS');
  }
  return { status: 503, outcome: 'away' };
}
