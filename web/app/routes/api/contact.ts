import { answerJson } from '../../leads/answers.server.ts';
import { contactForm } from '../../leads/contact-form.ts';
import { methodNotAllowed } from '../../payments/payment-answer.server.ts';
import type { Route } from './+types/contact.ts';

/** POST /api/contact (spec §7). */
export const action = ({ request }: Route.ActionArgs) =>
  answerJson(request, 'contact', contactForm);

export const loader = () => methodNotAllowed('POST');
