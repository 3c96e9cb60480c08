import { offerOrderRequest, orderRequest } from 'common/contract/payment-requests';
import { checkCall } from '../../payments/parse-call.server.ts';
import { answerFromCms, methodNotAllowed } from '../../payments/payment-answer.server.ts';
import { inTurnOf } from '../../payments/reference-mutex.server.ts';
import { readJsonObject } from '../../server/guards/json-body.server.ts';
import type { Route } from './+types/payment-create-order.ts';

/** By now the card may have been charged: the words must never send a buyer to pay again. */
const outOfReach = {
  order:
    'We could not confirm your order just now. Please do not pay again: your payment is recorded and your confirmation will follow.',
  'offer-order':
    'We do not know yet whether your payment arrived. Please ask again: your card is charged at most once.',
};

/** POST /api/payment/create-order (spec §7) has two callers: the dialog brings a token of the card, the checkout page a payment. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const { value: body, refusal } = await readJsonObject(request);
  if (refusal) return refusal;
  return 'paymentToken' in body ? orderOffer(body) : confirmOrder(body);
}

async function orderOffer(body: object): Promise<Response> {
  const { value, refusal } = checkCall(body, offerOrderRequest);
  return (
    refusal ??
    inTurnOf(value.reference, () => answerFromCms('offer-order', value, outOfReach['offer-order']))
  );
}

/** Names and prices of a caller prove nothing and go no further. */
async function confirmOrder(body: object): Promise<Response> {
  const { value, refusal } = checkCall(body, orderRequest);
  if (refusal) return refusal;
  const { stripePaymentIntentId, reference } = value;
  return inTurnOf(reference, () =>
    answerFromCms('order', { stripePaymentIntentId, reference }, outOfReach.order),
  );
}

export function loader(): Response {
  return methodNotAllowed('POST');
}
