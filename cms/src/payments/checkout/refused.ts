import type { Refusal } from 'common/contract/refusals';
import { CallRefused } from '../../http/named-call.ts';

/** A money call that is answered with a 4xx or 503 and a sentence that the buyer may read. */
export class Refused extends CallRefused {
  declare readonly body: Refusal;

  constructor(
    status: 400 | 404 | 409 | 422 | 503,
    message: string,
    more: Omit<Refusal, 'success' | 'message'> = {},
  ) {
    super(status, { success: false, message, ...more });
  }
}
