import type { OrderAnswer } from 'common/contract/orders';
import type { OrderRequest } from 'common/contract/payment-requests';
import type { Payload } from 'payload';
import type Stripe from 'stripe';
import { afterOrder } from '../../fulfilment/next-steps/after-order.ts';
import { Refused } from '../checkout/refused.ts';
import { answerOrder } from './answer-order.ts';
import { finalise } from './finalise.ts';

/** The browser's report that it has paid. Nothing it says is believed but the id of the payment, which Stripe is asked about. */
export async function createOrder(
  deps: { payload: Payload; stripe: Stripe },
  request: OrderRequest,
): Promise<OrderAnswer> {
  const result = await finalise(deps, request.stripePaymentIntentId, 'create-order');
  switch (result.kind) {
    case 'order':
      return await answerOrder(deps.payload, result, afterOrder);
    case 'unpaid':
      throw new Refused(
        422,
        result.status === 'processing'
          ? 'Payment is being processed. Please wait...'
          : 'This payment has not been completed.',
      );
    case 'unknown':
      throw new Refused(404, 'This payment is not known.');
  }
}
