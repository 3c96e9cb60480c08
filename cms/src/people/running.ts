import { ways, workSteps } from 'common/fulfilment/steps';
import { formatPrice } from 'common/money';
import type { Dates } from '../clock/dates.ts';
import { idOf } from '../fields/id-of.ts';
import type { Fulfilment, Plan, Visit } from '../payload-types.ts';

/** Something bought that is not over yet. */
export type Running = {
  key: string;
  name: string;
  about: string;
  isLate: boolean;
  order: string;
  /** Of what was bought; null for a visit. */
  product: string | null;
  isKit: boolean;
  /** How many of its steps are behind it, and of how many; null where there are none. */
  steps: { done: number; all: number } | null;
};

type Bought = { pieces: Fulfilment[]; visits: Visit[]; plans: Plan[] };

/** What runs now for somebody: what is under way, visits to come and payments to make. */
export function runningOf({ pieces, visits, plans }: Bought, dates: Dates, now: Date): Running[] {
  const replaced = new Set(pieces.map(({ replaces }) => replaces));
  return [
    ...pieces
      .filter((piece) => !replaced.has(piece.id) && openSteps.has(piece.step))
      .map((piece) => {
        const isLate = Boolean(piece.dueAt && Date.parse(piece.dueAt) < now.getTime());
        return {
          key: piece.id,
          name: piece.name,
          about: `${workSteps[piece.step]}${piece.step === 'sent' ? '' : ' since'} ${dates.short(piece.stepAt ?? piece.createdAt)}${isLate && piece.dueAt ? `, was due ${dates.short(piece.dueAt)}` : ''}`,
          isLate,
          order: idOf(piece.order),
          product: piece.product ?? null,
          isKit: piece.kind === 'kit',
          steps: stepsOf(piece),
        };
      }),
    ...[
      ...Map.groupBy(
        visits.filter(({ state }) => state === 'granted' || state === 'booked'),
        ({ order, label }) => `${idOf(order)} ${label}`,
      ),
    ].flatMap(([key, open]) => {
      const [visit] = open.toSorted((one, other) => (one.at ?? '9').localeCompare(other.at ?? '9'));
      if (!visit) return [];
      const about = visit.at ? `Booked for ${dates.hour(visit.at)}` : 'To book';
      return [
        {
          key,
          name: visit.label,
          about: open.length > 1 ? `${about}, ${open.length} visits left` : about,
          isLate: false,
          order: idOf(visit.order),
          product: null,
          isKit: false,
          steps: null,
        },
      ];
    }),
    ...plans
      .filter(({ status }) => status === 'pending' || status === 'active' || status === 'late')
      .map((plan) => ({
        key: plan.id,
        name: plan.productName,
        about: `${plan.paymentsDone} of ${plan.paymentsTotal} payments made${plan.nextPaymentOn ? `, next ${formatPrice(plan.centsPerPayment)} on ${dates.short(plan.nextPaymentOn)}` : ''}${plan.status === 'late' ? '. The last one failed' : ''}`,
        isLate: plan.status === 'late',
        order: idOf(plan.order),
        product: null,
        isKit: false,
        steps: { done: plan.paymentsDone ?? 0, all: plan.paymentsTotal ?? 0 },
      })),
  ];
}

const openSteps: ReadonlySet<string> = new Set([
  'to-check',
  'needs-details',
  'to-send',
  'sent',
  'at-lab',
  'results-in',
]);

/** The steps from sending on. */
function stepsOf({ kind, step }: Fulfilment): Running['steps'] {
  const way = ways[kind].slice(1);
  return { done: way.findIndex((one) => one === step) + 1, all: way.length };
}
