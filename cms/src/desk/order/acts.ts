import type { WorkMove } from '../../fulfilment/machine.ts';
import type { ShownWork } from '../../fulfilment/read-work.ts';
import type { WorkSettings } from '../../fulfilment/settings.ts';
import { isSwitchedOn, type StepMail } from '../../fulfilment/step-mails.ts';
import { mailIsOff } from '../parts/mail-is-off.ts';

/** A button of one kit or good: what it is called, and what its panel asks before it is pressed. */
export type Act = {
  move: WorkMove;
  button: string;
  /** Said afterwards; `{name}` is the thing. */
  done: string;
  /** Label of the day on which it happened. */
  day?: string;
  /** The day has to be typed; elsewhere it is today unless somebody says otherwise. */
  isDayOpen?: boolean;
  asksTracking?: boolean;
  asksNote?: boolean;
  /** The mail that it sends unless somebody says otherwise. */
  mail?: { label: string; setting: StepMail };
  /** What it means, where that is not plain. */
  hint?: string;
};

const send: Act = {
  move: 'send',
  button: 'Mark as sent',
  done: '{name} is marked as sent.',
  asksTracking: true,
  mail: { label: 'Email {who} that it is on its way', setting: 'sent' },
};
const received: Act = {
  move: 'received',
  button: 'It is at the lab',
  done: '{name} is at the lab.',
  day: 'Arrived at the lab on',
  mail: { label: 'Email {who} about it', setting: 'atLab' },
};
const results: Act = {
  move: 'results',
  button: 'Results are in',
  done: 'The results of {name} are in.',
  day: 'Results came in on',
  mail: { label: 'Email {who} that they are here', setting: 'results' },
};
const finish = (button: string): Act => ({
  move: 'done',
  button,
  done: '{name} is done.',
  day: 'Done on',
});

const correct: Act = {
  move: 'correct',
  button: 'Correct',
  done: '{name} is one step back.',
  asksNote: true,
  hint: 'Goes back one step. Emails that have gone stay gone.',
};
const lost: Act = {
  move: 'lost',
  button: 'Lost in the mail',
  done: '{name} is noted as lost.',
  asksNote: true,
};
const rejected: Act = {
  move: 'rejected',
  button: 'Sample rejected',
  done: '{name}: the sample is noted as rejected.',
  asksNote: true,
};
const replace: Act = {
  move: 'replace',
  button: 'Send another',
  done: 'Another {name} waits to be sent.',
  hint: 'Puts another one under “To send”. It costs the buyer nothing.',
};
const stop: Act = {
  move: 'stop',
  button: 'Stop',
  done: '{name} is stopped.',
  asksNote: true,
  hint: 'It will not be sent. No money goes back by this.',
};

const redate: Act = {
  move: 'redate',
  button: 'Change the date',
  done: 'The date of {name} is changed.',
  day: 'It happened on',
  isDayOpen: true,
};

const acts: Partial<Record<WorkMove, Act>> = {
  send,
  received,
  results,
  correct,
  lost,
  rejected,
  replace,
  stop,
  redate,
};

/** The one button that moves a thing on, and what else may have happened to it. Details are entered for a whole order, elsewhere. */
export function actsOf(
  { kind, forward, others }: Pick<ShownWork, 'kind' | 'forward' | 'others'>,
  settings: Pick<WorkSettings, 'mails'>,
): {
  forward: Act | null;
  others: Act[];
} {
  const actOf = (move: WorkMove) => {
    const act =
      move === 'done' ? finish(kind === 'goods' ? 'It has arrived' : 'It is done') : acts[move];
    return act && offeringMail(act, settings);
  };
  return {
    forward: (forward && actOf(forward)) ?? null,
    others: others
      .toSorted((one, other) => Number(one === 'correct') - Number(other === 'correct'))
      .map(actOf)
      .filter((act): act is Act => act !== undefined),
  };
}

function offeringMail({ mail, ...act }: Act, settings: Pick<WorkSettings, 'mails'>): Act {
  if (!mail) return act;
  return isSwitchedOn(settings, mail.setting) ? { ...act, mail } : { ...act, hint: mailIsOff };
}
