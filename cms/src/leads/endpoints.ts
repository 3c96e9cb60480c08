import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { answerCall, readJsonBody } from '../http/named-call.ts';
import { takeContact } from './contact.ts';
import { takeDownload } from './download.ts';
import { leaveWorkshop } from './leave.ts';
import {
  readContactRequest,
  readDownloadRequest,
  readSignupRequest,
  readUnsubscribeRequest,
} from './requests.ts';
import { takeSignup } from './signup.ts';

const outOfReach = 'The office is out of reach for a moment. Please try again.';

/** The calls of `common/contract/leads.ts`, for the storefront's service account only. */
export const leadEndpoints: Endpoint[] = [
  call('contact', (payload, body) => takeContact(payload, readContactRequest(body))),
  call('freebie-downloads', (payload, body) => takeDownload(payload, readDownloadRequest(body))),
  call('workshop-signup', (payload, body) => takeSignup(payload, readSignupRequest(body))),
  call('unsubscribe', (payload, body) =>
    leaveWorkshop(payload, readUnsubscribeRequest(body).token),
  ),
];

function call(name: string, work: (payload: Payload, body: unknown) => Promise<object>): Endpoint {
  const handler = (req: PayloadRequest) =>
    answerCall(req, outOfReach, async () => await work(req.payload, await readJsonBody(req)));
  return { path: `/leads/${name}`, method: 'post', handler };
}
