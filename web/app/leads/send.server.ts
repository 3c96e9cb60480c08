import { check, refuseFields } from 'common/contract/check';
import type { LeadAnswer, LeadForm } from 'common/contract/leads';
import { refusal } from 'common/contract/refusals';
import { callLeads, CmsUnavailable } from '../cms/cms-client.server.ts';
import { log } from '../server/log.ts';
import { failed, type LeadCall } from './failures.ts';

type Refused = { success: false; message: string; fieldErrors?: Record<string, string> };
export type Sent = { status: number; answer: LeadAnswer | Refused };

/** Refusals that speak to the visitor; others are our own trouble and stay here. */
const forVisitors = new Set([400, 422, 429]);

/** Checks a form and hands it to the CMS. Whatever happens becomes an answer for the browser: 200, 400, 422, 429 or 503. */
export async function sendForm(call: LeadCall, form: LeadForm, entries: unknown): Promise<Sent> {
  const { value, errors } = check<object>(form, entries);
  if (errors) return { status: 400, answer: refuseFields(errors) };
  try {
    const { status, answer } = await callLeads<LeadAnswer>(call, value);
    if (status === 200) return { status, answer };
    const known = refusal.safeParse(answer);
    if (forVisitors.has(status) && known.success) return { status, answer: known.data };
    log.error({ call, status }, 'the CMS refused a form of the shop itself');
  } catch (error) {
    if (!(error instanceof CmsUnavailable)) throw error;
    log.warn({ call, reason: error.message }, 'a form found no CMS');
  }
  return { status: 503, answer: { success: false, message: failed[call] } };
}
