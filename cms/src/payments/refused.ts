import type { Refusal } from './contract.ts';

/** A money call that is answered with a 4xx or 503 and a sentence that the buyer may read. */
export class Refused extends Error {
  readonly status: number;
  readonly body: Refusal;

  constructor(status: 400 | 401 | 403 | 404 | 409 | 422 | 503, message: string, more: Omit<Refusal, 'success' | 'message'> = {}) {
    super(message);
    this.status = status;
    this.body = { success: false, message, ...more };
  }
}
