import type { OrderedThing, OrderPageAnswer } from 'common/contract/order-page';
import { longDay } from 'common/fulfilment/day-words';
import { askFor, dueVisit, firstToDo, toDoLabels } from 'common/fulfilment/to-do';
import { numberWord } from 'common/number-words';
import { collectPath, howToCollect } from './collect.ts';

/** What the buyer does next, or what comes by itself. `to` leads to a part of another page or to another site. */
export type NextStep = {
  title: string;
  text: string;
  /** Null where nothing is to be done, and where the form for it follows. */
  action: { label: string; to: string } | null;
  /** The visit that it is about, of which nothing has to be said again. */
  visit: string | null;
  /** It is the buyer's turn; else it says where the order stands. */
  isAsked: boolean;
};

const isForOther = ({ forWhom }: OrderedThing) => forWhom !== null && forWhom !== 'you';

const name = (thing: OrderedThing) =>
  isForOther(thing) ? `The ${thing.name} for ${thing.forWhom}` : `Your ${thing.name}`;

const whose = (thing: OrderedThing) => (isForOther(thing) ? ` for ${thing.forWhom}` : '');

/** 'Your GI-MAP leaves', 'Your two kits leave', 'Your order leaves': all that is at the same step. */
function subject(things: readonly OrderedThing[]): { who: string; isMany: boolean } {
  const [only] = things;
  if (only && things.length === 1) return { who: name(only), isMany: false };
  const isKits = things.every(({ kind }) => kind === 'kit');
  return isKits
    ? { who: `Your ${numberWord(things.length)} kits`, isMany: true }
    : { who: 'Your order', isMany: false };
}

/** The one thing that matters now: what waits for the buyer first, then what waits for others. */
export function nextStepOf(page: OrderPageAnswer): NextStep {
  const { things, visits, money, today, scheduler } = page;
  const missing = things.flatMap((thing) => (thing.isReplaced ? [] : thing.missing));
  const toBook = dueVisit(visits, things, money.plan !== null);
  const toDo = firstToDo(missing, scheduler !== null && toBook !== undefined);
  const open = things.filter(({ isReplaced }) => !isReplaced);
  const at = (...steps: OrderedThing['step'][]) => open.filter(({ step }) => steps.includes(step));
  const failed = money.plan?.payments.find(({ payLink }) => payLink !== null);
  const arrived = at('sent').find(
    ({ kind, expected }) => kind === 'kit' && expected !== null && today >= expected.from,
  );
  const booked = visits.find(({ state, when }) => state === 'booked' && when);
  const step = { action: null, visit: null, isAsked: true };
  if (toDo && toDo !== 'time')
    return { ...step, title: `${toDoLabels[toDo]}.`, text: askFor(missing) };
  if (failed?.payLink)
    return {
      ...step,
      title: 'One payment did not go through.',
      text: `The payment of ${longDay(failed.day)}, ${failed.amount}, is open. You can pay it with another card.`,
      action: { label: 'Pay with another card', to: failed.payLink },
    };
  if (arrived)
    return {
      ...step,
      title: `Collect and mail${whose(arrived)}: ${arrived.name}.`,
      text: 'The kit should be with you by now. It takes about ten minutes. Monday or Tuesday is best, so that it does not wait over a weekend.',
      action: arrived.product ? { label: howToCollect, to: collectPath(arrived.product) } : null,
    };
  if (toBook)
    return scheduler
      ? {
          title: `${toDoLabels.time}.`,
          text: `${toBook.label}: pick a day and an hour that suit you. Our calendar opens in a new tab.`,
          action: { label: toDoLabels.time, to: scheduler },
          visit: toBook.id,
          isAsked: true,
        }
      : {
          ...step,
          title: 'Next, we find your time.',
          text: `Nothing to do now. ${page.timePromise}`,
          visit: toBook.id,
          isAsked: false,
        };
  if (booked)
    return {
      ...step,
      title: `${booked.label}: ${booked.when ?? ''}.`,
      text: `It takes ${booked.minutes} minutes${booked.with ? ` with ${booked.with}` : ''}. If the time does not suit you, write to us.`,
      visit: booked.id,
    };
  return { ...step, isAsked: false, ...waiting(at) };
}

/** The last of the days on which they are expected; null while one of them has none. */
function lastDay(things: readonly OrderedThing[]): string | null {
  const days = things.map(({ expected }) => expected?.to ?? '');
  return days.includes('') ? null : (days.toSorted().at(-1) ?? null);
}

/** Nothing waits for the buyer. */
function waiting(
  at: (...steps: OrderedThing['step'][]) => OrderedThing[],
): Pick<NextStep, 'title' | 'text'> {
  const sent = at('sent');
  const [firstSent] = sent;
  if (firstSent) {
    const { who, isMany } = subject(sent);
    const until = lastDay(sent);
    const [from] = sent.flatMap(({ expected }) => expected?.from ?? []).toSorted();
    return {
      title: `${who} ${isMany ? 'are on their' : 'is on its'} way.`,
      text:
        from && until
          ? `Expect ${isMany ? 'them' : 'it'} between ${longDay(from)} and ${longDay(until)}.`
          : `${isMany ? 'They' : 'It'} left us.`,
    };
  }
  const soon = at('to-send');
  if (soon.length > 0) {
    const { who, isMany } = subject(soon);
    const until = lastDay(soon);
    return {
      title: 'Nothing to do now: we are packing.',
      text: `${who} ${isMany ? 'leave' : 'leaves'} us ${until ? `by ${longDay(until)}` : 'soon'}.`,
    };
  }
  const lab = at('at-lab');
  const results = lastDay(lab);
  if (lab.length > 0)
    return {
      title: 'Nothing to do now: the lab is at work.',
      text: results
        ? `Results of ${lowerFirst(subject(lab).who)} by ${longDay(results)}. We write to you that day.`
        : 'We write to you the day your results are here.',
    };
  if (at('results-in').length > 0)
    return {
      title: 'Your results are here.',
      text: 'We write to you about them. Answer our mail with any question.',
    };
  if (at('lost', 'rejected', 'to-check').length > 0)
    return {
      title: 'We are looking after it.',
      text: 'You hear from us by email. There is nothing that you have to do now.',
    };
  return {
    title: 'There is nothing left to do.',
    text: 'Thank you for your trust. Write to us whenever you have a question.',
  };
}

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);
