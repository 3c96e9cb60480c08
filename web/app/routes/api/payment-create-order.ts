import { answerFromCms, methodNotAllowed } from '../../payments/payment-answer.server.ts';
import { orderShape } from '../../payments/payment-shapes.ts';
import { inTurnOf } from '../../payments/reference-mutex.server.ts';
import { parseJsonBody } from '../../server/guards/json-body.server.ts';
import type { Route } from './+types/payment-create-order.ts';

/** By now the card may have been charged: the words must never send a buyer to pay again. */
const OUT_OF_REACH = {
  order:
    'We could not confirm your order just now. Please do not pay again: your payment is recorded and your confirmation will follow.',
  'offer-order':
    'We do not know yet whether your payment arrived. Please ask again: your card is charged at most once.',
};

/** POST /api/payment/create-order (spec §7). */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const { value, refusal } = await parseJsonBody(request, orderShape);
  return (
    refusal ??
    inTurnOf(value.body.reference, () =>
      answerFromCms(value.call, value.body, OUT_OF_REACH[value.call]),
    )
  );
}

export function loader(): Response {
  return methodNotAllowed('POST');
}
