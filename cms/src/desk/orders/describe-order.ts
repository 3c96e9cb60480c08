import { workStates, type WorkState, type WorkStep } from 'common/fulfilment/steps';
import type { Dates } from '../../clock/dates.ts';
import type { Fulfilment, Order, Visit } from '../../payload-types.ts';

export type Thing = {
  key: string;
  handle: string | null;
  name: string;
  isKit: boolean;
  count: number;
};

/** One order in the list, in words. */
export type ListedOrder = {
  id: string;
  number: string;
  who: string;
  where: string;
  things: Thing[];
  state: { words: string; tone: 'good' | 'wait' | 'late' | 'plain' };
  age: { words: string; tone: 'late' | 'soon' | 'quiet' };
  /** Why it should wait although it could be sent; '' for most. */
  caution: string;
  /** What could be sent now, with the step that a press expects; nothing of an order whose payment is reviewed first. */
  toSend: { id: string; from: WorkStep }[];
};

type Source = {
  order: Pick<
    Order,
    | 'id'
    | 'number'
    | 'status'
    | 'firstName'
    | 'lastName'
    | 'city'
    | 'state'
    | 'lines'
    | 'work'
    | 'createdAt'
  >;
  pieces: Pick<
    Fulfilment,
    'id' | 'line' | 'kind' | 'name' | 'product' | 'quantity' | 'step' | 'dueAt'
  >[];
  visits: Pick<Visit, 'line' | 'state' | 'at'>[];
  dates: Dates;
  now: Date;
};

/** Says of an order what the list shows: what is in it, how far it is, and since when or until when. */
export function describeOrder({ order, pieces, visits, dates, now }: Source): ListedOrder {
  const due = pieces
    .map(({ dueAt }) => dueAt)
    .filter((at): at is string => Boolean(at))
    .sort()[0];
  const late = due ? daysBetween(dates.iso(due), dates.iso(now)) : 0;
  const work = order.work ?? 'nothing';
  return {
    id: order.id,
    number: order.number,
    who: [order.firstName, order.lastName].filter(Boolean).join(' ') || 'Buyer not known',
    where: [order.city, order.state].filter(Boolean).join(', '),
    things: thingsOf(order, pieces, visits),
    state: stateOf(work, late, visits, dates),
    age: ageOf(work, due, late, order.createdAt, dates, now),
    caution: order.status === 'disputed' ? 'Payment disputed' : '',
    toSend: pieces
      .filter(({ step }) => step === 'to-send' && order.status !== 'needs-review')
      .map(({ id, step }) => ({ id, from: step })),
  };
}

/** The kits and goods, and of a line with visits its name, once. */
function thingsOf(
  { lines }: Source['order'],
  pieces: Source['pieces'],
  visits: Source['visits'],
): Thing[] {
  return (lines ?? []).flatMap(({ productId, name, quantity }) => {
    const own = pieces.filter(({ line }) => line === productId);
    const kits = [...Map.groupBy(own, (piece) => piece.name)].map(([what, same]) => ({
      key: `${productId} ${what}`,
      handle: same[0]?.product ?? null,
      name: what,
      isKit: same[0]?.kind === 'kit',
      count: same.reduce((sum, piece) => sum + piece.quantity, 0),
    }));
    const isService =
      kits.every((kit) => kit.name !== name) &&
      (own.length === 0 || visits.some(({ line }) => line === productId));
    const service = { key: productId, handle: null, name, isKit: false, count: quantity };
    return isService ? [...kits, service] : kits;
  });
}

const tones: Partial<Record<WorkState, ListedOrder['state']['tone']>> = {
  'to-check': 'wait',
  'needs-details': 'wait',
  'to-send': 'wait',
  'on-its-way': 'good',
  'at-lab': 'good',
  'results-in': 'good',
  'visits-open': 'good',
};

function stateOf(
  work: WorkState,
  late: number,
  visits: Source['visits'],
  dates: Dates,
): ListedOrder['state'] {
  const next = visits.find(({ state, at }) => state === 'booked' && at);
  if (work === 'visits-open' && next?.at)
    return { words: `Visit booked ${dates.short(next.at)}`, tone: 'good' };
  if (late > 0) return { words: `${workStates[work]}, ${days(late)} late`, tone: 'late' };
  return { words: workStates[work], tone: tones[work] ?? 'plain' };
}

function ageOf(
  work: WorkState,
  due: string | undefined,
  late: number,
  createdAt: string,
  dates: Dates,
  now: Date,
): ListedOrder['age'] {
  if (work === 'to-send' && due)
    return {
      words: dueWords(due, late, dates),
      tone: late > 0 ? 'late' : late === 0 ? 'soon' : 'quiet',
    };
  const age = daysBetween(dates.iso(createdAt), dates.iso(now));
  return { words: age === 0 ? 'today' : days(age), tone: late > 0 ? 'late' : 'quiet' };
}

function dueWords(due: string, late: number, dates: Dates): string {
  if (late > 0) return `${days(late)} late`;
  if (late === 0) return 'due today';
  return late === -1 ? 'due tomorrow' : `due ${dates.short(due)}`;
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** From one day ('2026-10-26') to another; negative when that came before. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
