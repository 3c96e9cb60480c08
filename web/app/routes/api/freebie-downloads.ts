import { answerJson } from '../../leads/answers.server.ts';
import { freebieForm } from '../../leads/freebie-form.ts';
import { methodNotAllowed } from '../../payments/payment-answer.server.ts';
import type { Route } from './+types/freebie-downloads.ts';

/** POST /api/freebie-downloads (spec §7). */
export const action = ({ request }: Route.ActionArgs) =>
  answerJson(request, 'freebie-downloads', freebieForm);

export const loader = () => methodNotAllowed('POST');
