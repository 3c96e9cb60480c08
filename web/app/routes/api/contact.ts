import { contactRequest } from 'common/contract/leads';
import { answerJson } from '../../leads/answers.server.ts';
import { methodNotAllowed } from '../../payments/payment-answer.server.ts';
import type { Route } from './+types/contact.ts';

/** POST /api/contact (spec §7). */
export const action = ({ request }: Route.ActionArgs) =>
  answerJson(request, 'contact', contactRequest);

export const loader = () => methodNotAllowed('POST');
