import { intentRequest } from 'common/contract/payment-requests';
import { parseCall } from '../../payments/parse-call.server.ts';
import { answerFromCms, methodNotAllowed } from '../../payments/payment-answer.server.ts';
import { inTurnOf } from '../../payments/reference-mutex.server.ts';
import type { Route } from './+types/create-payment-intent.ts';

const outOfReach =
  'Unable to connect to payment processor. Nothing was charged; please try again in a moment.';

/** POST /api/create-payment-intent (spec §7, design §4). */
export async function action({ request }: Route.ActionArgs): Promise<Response> {
  const { value, refusal } = await parseCall(request, intentRequest);
  return refusal ?? inTurnOf(value.reference, () => answerFromCms('intent', value, outOfReach));
}

export function loader(): Response {
  return methodNotAllowed('POST');
}
