import { signupRequest } from 'common/contract/leads';
import { answerJson } from '../../leads/answers.server.ts';
import { methodNotAllowed } from '../../payments/payment-answer.server.ts';
import type { Route } from './+types/workshop-signup.ts';

/** POST /api/workshop-signup (spec §7). */
export const action = ({ request }: Route.ActionArgs) =>
  answerJson(request, 'workshop-signup', signupRequest);

export const loader = () => methodNotAllowed('POST');
