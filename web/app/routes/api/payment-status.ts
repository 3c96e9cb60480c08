import type { PaymentStatus } from 'common/contract/checkout';
import { env } from '../../env.server.ts';
import { answerFromCms, methodNotAllowed } from '../../payments/payment-answer.server.ts';

const outOfReach =
  'Unable to connect to payment processor: we cannot take payments right now. Your cart is kept; please try again in a few minutes.';

/** GET /api/payment/status (spec §7). */
export function loader(): Promise<Response> {
  return answerFromCms<PaymentStatus>('status', undefined, outOfReach, ({ configured }) => ({
    configured,
    tokenizationKeyAvailable: env.stripe.publishableKey !== null,
  }));
}

export function action(): Response {
  return methodNotAllowed('GET, HEAD');
}
