import type { PayloadRequest } from 'payload';
import { isService } from '../access/is-service.ts';
import { team } from '../access/team.ts';
import { recordRefusal } from '../audit/recorded.ts';
import { log } from '../log.ts';

/** A named call that is answered with this status and this body, which the caller may read. */
export class CallRefused extends Error {
  readonly status: number;
  readonly body: object;

  /** `needsCode`: it may be made again with a code of the caller's code app. */
  constructor(status: number, body: { success: false; message: string; needsCode?: true }) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/**
 * Answers a call that the storefront's key alone may make: 200 with what `work` returns, a `CallRefused` as it says, and
 * 503 with `outOfReach` for any other trouble. Nothing of it may be kept by a cache.
 */
export async function answerCall(
  req: PayloadRequest,
  outOfReach: string,
  work: () => Promise<object>,
): Promise<Response> {
  return await answer(req, outOfReach, requireService, work);
}

/** The same for a call of a signed-in person of the practice; who may not is on record. */
export async function answerTeam(
  req: PayloadRequest,
  outOfReach: string,
  work: () => Promise<object>,
): Promise<Response> {
  if (!team({ req })) await recordRefusal(req, { record: callOf(req) });
  return await answer(req, outOfReach, requireTeam, work);
}

async function answer(
  req: PayloadRequest,
  outOfReach: string,
  requireCaller: (req: PayloadRequest) => void,
  work: () => Promise<object>,
): Promise<Response> {
  try {
    requireCaller(req);
    return respond(200, await work());
  } catch (error) {
    if (error instanceof CallRefused) return respond(error.status, error.body);
    log.error({ err: error }, 'a call of the shop failed');
    return respond(503, { success: false, message: outOfReach });
  }
}

/** `/cms-api/fulfilment/orders/1/moves`: fulfilment. */
const callOf = ({ pathname }: PayloadRequest) => pathname.split('/')[2] ?? '';

export async function readJsonBody(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.();
  } catch {
    throw new CallRefused(400, { success: false, message: 'The request is not valid JSON.' });
  }
}

function requireService({ user }: PayloadRequest): void {
  if (!user) throw new CallRefused(401, { success: false, message: 'Please sign in.' });
  if (!isService(user))
    throw new CallRefused(403, {
      success: false,
      message: 'Only the shop itself may make this call.',
    });
}

function requireTeam(req: PayloadRequest): void {
  if (!req.user) throw new CallRefused(401, { success: false, message: 'Please sign in.' });
  if (!team({ req }))
    throw new CallRefused(403, {
      success: false,
      message: 'Only people of the practice may do this.',
    });
}

function respond(status: number, body: object): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store' } });
}
