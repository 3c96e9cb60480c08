import type { OrderedThing, OrderPageAnswer } from 'common/contract/order-page';
import { timePromise } from 'common/fulfilment/time-promise';
import { askFor, firstToDo, isTimeDue, toDoLabels } from 'common/fulfilment/to-do';
import { collectPath, howToCollect } from './collect.ts';
import { longDay } from './days.ts';

/** What the buyer does next, or what comes by itself. `to` leads to a part of the page or to another site. */
export type NextStep = {
  title: string;
  text: string;
  action: { label: string; to: string } | null;
};

const name = ({ name: what, forWhom }: OrderedThing) =>
  forWhom === null || forWhom === 'you' ? `Your ${what}` : `The ${what} for ${forWhom}`;

const whose = ({ forWhom }: OrderedThing) =>
  forWhom === null || forWhom === 'you' ? '' : ` for ${forWhom}`;

/** The one thing that matters now: what waits for the buyer first, then what waits for others. */
export function nextStepOf(page: OrderPageAnswer): NextStep {
  const { things, visits, money, today, scheduler } = page;
  const missing = things.flatMap((thing) => (thing.isReplaced ? [] : thing.missing));
  const toDo = firstToDo(missing, scheduler !== null && isTimeDue(things, visits));
  const open = things.filter(({ isReplaced }) => !isReplaced);
  const at = (...steps: OrderedThing['step'][]) => open.find(({ step }) => steps.includes(step));
  const failed = money.plan?.payments.find(({ payLink }) => payLink !== null);
  const sent = at('sent');
  const isThere = sent?.expected && today >= sent.expected.from;
  const toBook = visits.find(({ state }) => state === 'granted');
  const booked = visits.find(({ state, when }) => state === 'booked' && when);
  if (toDo && toDo !== 'time')
    return {
      title: `${toDoLabels[toDo]}.`,
      text: askFor(missing),
      action: { label: toDoLabels[toDo], to: '#details' },
    };
  if (failed?.payLink)
    return {
      title: 'One payment did not go through.',
      text: `The payment of ${longDay(failed.day)}, ${failed.amount}, is open. You can pay it with another card.`,
      action: { label: 'Pay with another card', to: failed.payLink },
    };
  if (sent && isThere && sent.kind === 'kit')
    return {
      title: `Collect and mail${whose(sent)}: ${sent.name}.`,
      text: 'The kit should be with you by now. It takes about ten minutes. Monday or Tuesday is best, so that it does not wait over a weekend.',
      action: sent.product ? { label: howToCollect, to: collectPath(sent.product) } : null,
    };
  if (toBook && isTimeDue(things, visits)) return bookStep(toBook.label, scheduler);
  if (booked)
    return {
      title: `${booked.label}: ${booked.when ?? ''}.`,
      text: `It takes ${booked.minutes} minutes${booked.with ? ` with ${booked.with}` : ''}. If the time does not suit you, write to us.`,
      action: null,
    };
  return waiting(at);
}

function bookStep(label: string, scheduler: string | null): NextStep {
  return scheduler
    ? {
        title: `${toDoLabels.time}.`,
        text: `${label}: pick a day and an hour that suit you. Our calendar opens in a new tab.`,
        action: { label: toDoLabels.time, to: scheduler },
      }
    : {
        title: 'Next, we find your time.',
        text: `${timePromise(false)} ${label}: nothing that you have to do now.`,
        action: null,
      };
}

/** Nothing waits for the buyer. */
function waiting(at: (...steps: OrderedThing['step'][]) => OrderedThing | undefined): NextStep {
  const nothing = { action: null };
  const sent = at('sent');
  if (sent)
    return {
      ...nothing,
      title: `${name(sent)} is on its way.`,
      text: sent.expected
        ? `Expect it between ${longDay(sent.expected.from)} and ${longDay(sent.expected.to)}.`
        : 'It left us.',
    };
  const soon = at('to-send');
  if (soon)
    return {
      ...nothing,
      title: 'Nothing to do now: we are packing.',
      text: soon.expected
        ? `${name(soon)} leaves us by ${longDay(soon.expected.to)}.`
        : `${name(soon)} leaves us soon.`,
    };
  const lab = at('at-lab');
  if (lab)
    return {
      ...nothing,
      title: 'Nothing to do now: the lab is at work.',
      text: lab.expected
        ? `Results of ${name(lab).toLowerCase().startsWith('your') ? 'your' : 'the'} ${lab.name} by ${longDay(lab.expected.to)}. We write to you that day.`
        : 'We write to you the day your results are here.',
    };
  if (at('results-in'))
    return {
      ...nothing,
      title: 'Your results are here.',
      text: 'We write to you about them. Answer our mail with any question.',
    };
  if (at('lost', 'rejected', 'to-check'))
    return {
      ...nothing,
      title: 'We are looking after it.',
      text: 'You hear from us by email. There is nothing that you have to do now.',
    };
  return {
    ...nothing,
    title: 'There is nothing left to do.',
    text: 'Thank you for your trust. Write to us whenever you have a question.',
  };
}
