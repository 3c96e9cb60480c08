import type { LeadAnswer } from 'common/contract/leads';
import { z } from 'zod';
import { callLeads, CmsUnavailable } from '../cms/cms-client.server.ts';
import { log } from '../server/log.ts';
import { FAILED, type LeadCall } from './failures.ts';
import type { LeadForm } from './form.ts';

export type Refused = { success: false; message: string; fieldErrors?: Record<string, string> };
export type Sent = { status: number; answer: LeadAnswer | Refused };

/** Refusals that speak to the visitor; others are our own trouble and stay here. */
const FOR_VISITORS = new Set([400, 422, 429]);
const refusal = z.object({
  success: z.literal(false),
  message: z.string(),
  fieldErrors: z.record(z.string(), z.string()).optional(),
});

/** Checks a form and hands it to the CMS. Whatever happens becomes an answer for the browser: 200, 400, 422, 429 or 503. */
export async function sendForm(
  call: LeadCall,
  form: LeadForm<object>,
  entries: unknown,
): Promise<Sent> {
  const { value, errors } = form.check(entries);
  if (errors)
    return {
      status: 400,
      answer: {
        success: false,
        message: Object.values(errors)[0] ?? FAILED[call],
        fieldErrors: errors,
      },
    };
  try {
    const { status, answer } = await callLeads<LeadAnswer>(call, value);
    if (status === 200) return { status, answer };
    const known = refusal.safeParse(answer);
    if (FOR_VISITORS.has(status) && known.success) return { status, answer: known.data };
    log.error({ call, status }, 'the CMS refused a form of the shop itself');
  } catch (error) {
    if (!(error instanceof CmsUnavailable)) throw error;
    log.warn({ call, reason: error.message }, 'a form found no CMS');
  }
  return { status: 503, answer: { success: false, message: FAILED[call] } };
}
