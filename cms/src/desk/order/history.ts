import { type VisitState, visitStates, workSteps, type WorkStep } from 'common/fulfilment/steps';
import type { OrderWork } from '../../fulfilment/read-work.ts';
import type { Order } from '../../payload-types.ts';

export type Deed = { key: string; at: string; words: string };

type Line = OrderWork['history'][number];

/** What was done with an order's kits, goods and visits, and by whom, in words; the newest first. */
export function historyOf({ id, createdAt }: Order, history: Line[]): Deed[] {
  return [
    ...history
      .filter(({ move }) => move !== 'made')
      .map((line, place) => ({ key: `${line.at}-${place}`, at: line.at, words: wordsOf(line) })),
    { key: id, at: createdAt, words: 'The order was paid' },
  ];
}

function wordsOf(line: Line): string {
  const by = { buyer: 'The buyer', shop: 'The shop', '': 'The shop' }[line.by] ?? line.by;
  return `${by} ${deedOf(line)}${line.note ? `: “${line.note}”` : ''}`;
}

const deeds: Partial<Record<Line['move'], (what: string) => string>> = {
  details: (what) => `entered the details of the ${what}`,
  send: (what) => `sent the ${what}`,
  undo: (what) => `took back the last step of the ${what}`,
  received: (what) => `marked the ${what} as at the lab`,
  results: (what) => `noted that the results of the ${what} are in`,
  done: (what) => `finished the ${what}`,
  lost: (what) => `noted the ${what} as lost in the mail`,
  rejected: (what) => `noted that the lab rejected the sample of the ${what}`,
  replace: (what) => `is sending another ${what}`,
  stop: (what) => `stopped the ${what}`,
  redate: (what) => `changed a date of the ${what}`,
  book: (what) => `booked: ${what}`,
  tick: (what) => `checked off: ${what}`,
  cancel: (what) => `cancelled: ${what}`,
};

const deedOf = ({ move, to, what }: Line): string =>
  deeds[move]?.(what) ?? `corrected “${what}” to “${stepWords(to)}”`;

const stepWords = (step: WorkStep | VisitState): string =>
  step in visitStates && !(step in workSteps)
    ? visitStates[step as VisitState]
    : workSteps[step as WorkStep];
