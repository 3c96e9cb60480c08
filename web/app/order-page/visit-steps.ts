import type { OrderedVisit } from 'common/contract/order-page';
import type { ShownStep } from './steps.ts';

const reached: Record<OrderedVisit['state'], number> = {
  granted: 0,
  booked: 2,
  done: 4,
  cancelled: 0,
};

/** The steps of one visit. That a plan was written afterward nobody records: nothing is said of it. */
export const visitSteps = ({ state }: Pick<OrderedVisit, 'state'>): ShownStep[] =>
  ['To book', 'Booked', 'Your visit', 'Done'].map((label, place) => ({
    label,
    note: '',
    state: place < reached[state] ? 'past' : place === reached[state] ? 'now' : 'later',
  }));

type LaterVisit = Pick<OrderedVisit, 'id' | 'label' | 'minutes'>;

/** Visits that only come later: those that follow each other and are all the same as one, 'Visits 2 to 5' with 'each'. */
export function laterVisits(visits: readonly LaterVisit[]): (LaterVisit & { each: string })[] {
  const runs: LaterVisit[][] = [];
  for (const visit of visits) {
    const run = runs.at(-1);
    if (run && follows(visit, run.at(-1))) run.push(visit);
    else runs.push([visit]);
  }
  return runs.flatMap(([first, ...others]) => {
    if (!first) return [];
    const last = others.at(-1);
    return last
      ? [
          {
            ...first,
            label: `${first.label.replace(' ', 's ')} to ${numberOf(last)}`,
            each: ' each',
          },
        ]
      : [{ ...first, each: '' }];
  });
}

const numbered = /^(\w+) (\d+)$/;
const numberOf = ({ label }: LaterVisit) => numbered.exec(label)?.[2] ?? '';

const follows = (visit: LaterVisit, before: LaterVisit | undefined) =>
  before !== undefined &&
  visit.minutes === before.minutes &&
  numbered.exec(visit.label)?.[1] === numbered.exec(before.label)?.[1] &&
  Number(numberOf(visit)) === Number(numberOf(before)) + 1;
