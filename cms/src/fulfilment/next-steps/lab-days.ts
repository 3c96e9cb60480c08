import type { NextStep } from './first-next-steps.ts';

/** A kit of an order and how many days its laboratory takes; null: the product does not say. */
type LabTime = { name: string; days: number | null };

/** All kits of an order, `count` of them. `isOpen`: which one of `kits` it will be is still to be chosen. */
export type LabTimes = { kits: LabTime[]; isOpen: boolean; count: number };

const anySpan = /\b\d+ to \d+ days\b/;
const anyTest = /; it depends on the test(?=\.?$)/;
const and = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** A step that speaks of all tests, with the days of those that were bought: '14 and 28 days later' for '10 to 28 days later'. */
export function withLabDays(step: NextStep, { kits, isOpen }: Omit<LabTimes, 'count'>): NextStep {
  const times = kits.flatMap(({ name, days }) => (days === null ? [] : [{ name, days }]));
  if (times.length === 0 || times.length < kits.length || !anySpan.test(step.when)) return step;
  const byDays = Map.groupBy(
    times.toSorted((one, other) => one.days - other.days),
    ({ days }) => days,
  );
  const days = [...byDays.keys()].map(String);
  if (days.length > 1 && isOpen)
    return { ...step, when: step.when.replace(anySpan, `${days[0]} to ${days.at(-1)} days`) };
  const each = [...byDays].map(
    ([count, some]) => `${count} for ${and.format(new Set(some.map(({ name }) => name)))}`,
  );
  return {
    ...step,
    when: step.when.replace(anySpan, `${and.format(days)} days`),
    text: step.text.replace(anyTest, days.length > 1 ? `: ${each.join(', ')}` : ''),
  };
}
