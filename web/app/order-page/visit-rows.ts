import type { OrderedVisit, OrderPageAnswer } from 'common/contract/order-page';
import { dueVisit, isAfterResults } from 'common/fulfilment/to-do';
import type { NextStep } from './next-step.ts';

/** Visits as the page shows them; worked out on the server. */
export type VisitRow = {
  id: string;
  title: string;
  length: string;
  /** Null: it only comes later. */
  state: OrderedVisit['state'] | null;
  /** How it gets its time, or what became of it; '' where the top of the page says it. */
  words: string;
  /** The practice's calendar, in which its time is chosen. */
  scheduler: string | null;
};

/** `names`: what was bought, by its line; it is the name of a visit that is alone. */
export function visitRowsOf(
  { visits, things, money, scheduler, timePromise }: OrderPageAnswer,
  next: Pick<NextStep, 'visit'>,
  names: Record<string, string>,
): VisitRow[] {
  const isProgram = money.plan !== null;
  const due = dueVisit(visits, things, isProgram);
  const isLater = (visit: OrderedVisit) => visit.state === 'granted' && visit !== due;
  const waiting = visits.find(
    (visit) => isLater(visit) && isAfterResults(visit, things, isProgram),
  )?.id;
  const shown = visits
    .filter((visit) => !isLater(visit))
    .map((visit): VisitRow => {
      const { id, state } = visit;
      const isOpen = visit === due && id !== next.visit;
      const promise = scheduler ? 'You choose day and hour in our calendar.' : timePromise;
      return {
        id,
        title: visit.label,
        length: lengthOf(visit),
        state,
        words: isOpen ? promise : id === next.visit ? '' : sentence(visit),
        scheduler: isOpen ? scheduler : null,
      };
    });
  const later = laterVisits(visits.filter(isLater)).map(({ id, label, length }): VisitRow => ({
    id,
    title: label,
    length: id === waiting ? `${length}. It comes after your results.` : length,
    state: null,
    words: '',
    scheduler: null,
  }));
  const rows = [...shown, ...later];
  const bought = names[visits[0]?.line ?? ''];
  return visits.length === 1 && bought ? rows.map((row) => ({ ...row, title: bought })) : rows;
}

const lengthOf = ({ minutes }: Pick<OrderedVisit, 'minutes'>, each = '') =>
  `${minutes} minutes${each}, by video`;

type LaterVisit = Pick<OrderedVisit, 'id' | 'label' | 'minutes'>;

/** Those that follow each other and are all the same are one: 'Visits 2 to 5', '45 minutes each, by video'. */
function laterVisits(visits: readonly LaterVisit[]) {
  const runs: LaterVisit[][] = [];
  for (const visit of visits) {
    const run = runs.at(-1);
    if (run && follows(visit, run.at(-1))) run.push(visit);
    else runs.push([visit]);
  }
  return runs.flatMap(([first, ...others]) => {
    if (!first) return [];
    const last = others.at(-1);
    const { id, label } = first;
    return last
      ? [
          {
            id,
            label: `${label.replace(' ', 's ')} to ${numberOf(last)}`,
            length: lengthOf(first, ' each'),
          },
        ]
      : [{ id, label, length: lengthOf(first) }];
  });
}

const numbered = /^(\w+) (\d+)$/;
const numberOf = ({ label }: LaterVisit) => numbered.exec(label)?.[2] ?? '';

const follows = (visit: LaterVisit, before: LaterVisit | undefined) =>
  before !== undefined &&
  visit.minutes === before.minutes &&
  numbered.exec(visit.label)?.[1] === numbered.exec(before.label)?.[1] &&
  Number(numberOf(visit)) === Number(numberOf(before)) + 1;

/** Of a visit that has had its time, or has none any more. */
function sentence({ state, when, with: held }: OrderedVisit): string {
  const who = held ? ` with ${held}` : '';
  switch (state) {
    case 'booked':
      return `${when ?? 'Its time is set'}${who}. Does the time not suit you? Write to us.`;
    case 'done':
      return `It took place${when ? ` on ${when}` : ''}${who}.`;
    case 'granted':
      return '';
    case 'cancelled':
      return 'It does not take place. Write to us if you did not expect this.';
  }
}
