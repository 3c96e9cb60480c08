import { downloadRequest } from 'common/contract/leads';
import { answerJson } from '../../leads/answers.server.ts';
import { methodNotAllowed } from '../../payments/payment-answer.server.ts';
import type { Route } from './+types/freebie-downloads.ts';

/** POST /api/freebie-downloads (spec §7). */
export const action = ({ request }: Route.ActionArgs) =>
  answerJson(request, 'freebie-downloads', downloadRequest);

export const loader = () => methodNotAllowed('POST');
