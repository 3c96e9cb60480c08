import { refusal } from 'common/contract/refusals';
import { callPayments, CmsUnavailable } from '../cms/cms-client.server.ts';
import { refuseCall } from '../server/guards/json-body.server.ts';
import { log } from '../server/log.ts';

/**
 * Refusals that speak to the buyer. Others (a wrong key, a wrong path) are our own trouble and stay here, and so does
 * a 503 over an order: 'please try again' would send a buyer who has paid to pay again.
 */
const forBuyers = {
  status: new Set([400, 429, 503]),
  'validate-coupon': new Set([400, 422, 429, 503]),
  intent: new Set([400, 409, 422, 429, 503]),
  order: new Set([400, 404, 409, 422, 429]),
  'offer-order': new Set([400, 409, 422, 429]),
};

/**
 * Makes a money call and turns what the CMS decided into the answer for the browser: its answer and its refusals as
 * they are (the answer through `shape`), and a 503 with `outOfReach` when there is no decision to be had.
 */
export async function answerFromCms<Answer extends object>(
  call: keyof typeof forBuyers,
  body: object | undefined,
  outOfReach: string,
  shape: (answer: Answer) => object = (answer) => answer,
): Promise<Response> {
  try {
    const { status, answer } = await callPayments<Answer>(call, body);
    if (status === 200)
      return Response.json(shape(answer), { headers: { 'Cache-Control': 'no-store' } });
    const known = refusal.safeParse(answer);
    if (forBuyers[call].has(status) && known.success) {
      return Response.json(known.data, { status, headers: { 'Cache-Control': 'no-store' } });
    }
    log.error({ call, status }, 'the CMS refused a call of the shop itself');
  } catch (error) {
    if (!(error instanceof CmsUnavailable)) throw error;
    log.warn({ call, reason: error.message }, 'a money call found no CMS');
  }
  return refuseCall(503, outOfReach, { 'Retry-After': '5' });
}

/** What a route says to a method that it does not have. */
export function methodNotAllowed(allow: string): Response {
  return refuseCall(405, 'This method is not allowed here.', { Allow: allow });
}
