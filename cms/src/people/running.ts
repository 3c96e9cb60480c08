import { ways, workSteps } from 'common/fulfilment/steps';
import { formatPrice } from 'common/money';
import { type Dates, datesIn } from '../clock/dates.ts';
import { idOf } from '../fields/id-of.ts';
import type { Fulfilment, Order, Plan, Visit } from '../payload-types.ts';

/** Something bought that is not over yet. */
export type Running = {
  key: string;
  name: string;
  about: string;
  isLate: boolean;
  order: string;
  /** Of what was bought; null for visits and payments. */
  product: string | null;
  isKit: boolean;
  /** How many of its steps are behind it, and of how many. */
  steps: { done: number; all: number };
};

type Bought = { orders: Order[]; pieces: Fulfilment[]; visits: Visit[]; plans: Plan[] };

/** What runs now for somebody: what is under way, and what was bought with visits to come or payments to make, each once. */
export function runningOf(
  { orders, pieces, visits, plans }: Bought,
  dates: Dates,
  now: Date,
): Running[] {
  const replaced = new Set(pieces.map(({ replaces }) => replaces));
  const open = plans.filter(({ status }) => openPlans.has(status));
  const services = serviceLines(orders, visits).map((service) => {
    const plan = open.find(
      ({ order, productName }) => idOf(order) === service.order && productName === service.name,
    );
    return { ...service, plan };
  });
  return [
    ...pieces
      .filter((piece) => !replaced.has(piece.id) && openSteps.has(piece.step))
      .map((piece) => ofPiece(piece, dates, now)),
    ...services.map(({ key, order, name, own, plan }) => ({
      ...ofNoKit,
      key,
      name,
      order,
      about: [visitWords(own, dates), ...(plan ? [planWords(plan)] : [])].join(' · '),
      isLate: plan?.status === 'late',
      steps: { done: own.filter(({ state }) => state === 'done').length, all: own.length },
    })),
    ...open
      .filter((plan) => !services.some((service) => service.plan === plan))
      .map((plan) => ({
        ...ofNoKit,
        key: plan.id,
        name: plan.productName,
        order: idOf(plan.order),
        about: planWords(plan),
        isLate: plan.status === 'late',
        steps: { done: plan.paymentsDone ?? 0, all: plan.paymentsTotal ?? 0 },
      })),
  ];
}

const ofNoKit = { product: null, isKit: false };

const openPlans: ReadonlySet<string> = new Set(['pending', 'active', 'late']);

const openSteps: ReadonlySet<string> = new Set([
  'to-check',
  'needs-details',
  'to-send',
  'sent',
  'at-lab',
  'results-in',
]);

function ofPiece(piece: Fulfilment, dates: Dates, now: Date): Running {
  const { id, name, step, stepAt, createdAt, dueAt, order, product, kind } = piece;
  const isLate = Boolean(dueAt && Date.parse(dueAt) < now.getTime());
  return {
    key: id,
    name,
    about: `${workSteps[step]}${step === 'sent' ? '' : ' since'} ${dates.short(stepAt ?? createdAt)}${isLate && dueAt ? `, was due ${dates.short(dueAt)}` : ''}`,
    isLate,
    order: idOf(order),
    product: product ?? null,
    isKit: kind === 'kit',
    steps: stepsOf(piece),
  };
}

/** The steps from sending on. */
function stepsOf({ kind, step }: Fulfilment): Running['steps'] {
  const way = ways[kind].slice(1);
  return { done: way.findIndex((one) => one === step) + 1, all: way.length };
}

/** The lines of orders with visits that are still to come, each with all its visits but the cancelled ones. */
function serviceLines(orders: Order[], visits: Visit[]) {
  const lines = Map.groupBy(
    visits.filter(({ state }) => state !== 'cancelled'),
    ({ order, line }) => `${idOf(order)} ${line}`,
  );
  return [...lines].flatMap(([key, own]) => {
    const [first] = own;
    if (!first || own.every(({ state }) => state === 'done')) return [];
    const order = idOf(first.order);
    const bought = orders.find(({ id }) => id === order)?.lines ?? [];
    const name = bought.find(({ productId }) => productId === first.line)?.name ?? first.label;
    return [{ key, order, name, own }];
  });
}

/** '3 of 5 visits left, Visit 3 booked for Mon, Nov 30, 9:00 AM' */
function visitWords(own: Visit[], dates: Dates): string {
  const left = own.filter(({ state }) => state !== 'done').length;
  const [next] = own
    .filter(({ state, at }) => state === 'booked' && at)
    .toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? ''));
  const number = own.length === 1 ? 'One visit' : `${left} of ${own.length} visits left`;
  return next?.at
    ? `${number}, ${next.label} booked for ${dates.hour(next.at)}`
    : `${number}, ${left === 1 ? 'it is' : 'the next is'} to book`;
}

/** Days of payments are those of Greenwich, as cart, emails and Stripe have them. */
const paymentDays = datesIn('UTC');

function planWords(plan: Plan): string {
  const next = plan.nextPaymentOn
    ? `, next ${formatPrice(plan.centsPerPayment)} on ${paymentDays.short(plan.nextPaymentOn)}`
    : '';
  return `${plan.paymentsDone} of ${plan.paymentsTotal} payments made${next}${plan.status === 'late' ? '. The last one failed' : ''}`;
}
