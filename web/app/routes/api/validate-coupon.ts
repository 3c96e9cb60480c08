import { couponRequest } from 'common/contract/payment-requests';
import { parseCall } from '../../payments/parse-call.server.ts';
import { answerFromCms, methodNotAllowed } from '../../payments/payment-answer.server.ts';
import type { Route } from './+types/validate-coupon.ts';

const outOfReach = 'The code could not be checked just now. Please try again in a moment.';

/** POST /api/validate-coupon (spec §7): for display only, the money calls judge the code again. */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const { value, refusal } = await parseCall(request, couponRequest);
  return refusal ?? answerFromCms('validate-coupon', value, outOfReach);
}

export function loader(): Response {
  return methodNotAllowed('POST');
}
