import { answerFromCms, methodNotAllowed } from '../../payments/payment-answer.server.ts';
import { couponShape } from '../../payments/payment-shapes.ts';
import { parseJsonBody } from '../../server/guards/json-body.server.ts';
import type { Route } from './+types/validate-coupon.ts';

const OUT_OF_REACH = 'The code could not be checked just now. Please try again in a moment.';

/** POST /api/validate-coupon (spec §7): for display only, the money calls judge the code again. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const { value, refusal } = await parseJsonBody(request, couponShape);
  return refusal ?? answerFromCms('validate-coupon', value, OUT_OF_REACH);
}

export function loader(): Response {
  return methodNotAllowed('POST');
}
