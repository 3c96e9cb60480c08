import type { Trial } from '../trial.ts';
import { anyInput } from './any-input.ts';
import { bodies } from './bodies.ts';
import { bots } from './bots.ts';
import { chatCosts } from './chat-costs.ts';
import { chatIdentifiers } from './chat-identifiers.ts';
import { formLimits } from './form-limits.ts';
import { headers } from './headers.ts';
import { limits } from './limits.ts';
import { mailBombs } from './mail-bombs.ts';
import { mailInjection } from './mail-injection.ts';
import { origins } from './origins.ts';
import { personalAnswers } from './personal-answers.ts';
import { personalData } from './personal-data.ts';
import { queries } from './queries.ts';
import { secondFactor } from './second-factor.ts';
import { secrets } from './secrets.ts';
import { signIns } from './sign-ins.ts';
import { staffMails } from './staff-mails.ts';

/** The greps over logs and answers come last: they look at what all the others left behind. */
export const trials: Trial[] = [
  origins,
  bodies,
  limits,
  formLimits,
  bots,
  mailBombs,
  mailInjection,
  staffMails,
  personalAnswers,
  chatCosts,
  chatIdentifiers,
  queries,
  signIns,
  secondFactor,
  headers,
  anyInput,
  personalData,
  secrets,
];
