import { sql } from '@payloadcms/db-postgres';
import type { VisitState, WorkState, WorkStep } from 'common/fulfilment/steps';
import type { Payload, PayloadRequest, Where } from 'payload';
import { trackingPage } from './carrier.ts';
import { type Expected, expectedAfter } from './expected.ts';
import { offeredMoves, type WorkMove } from './machine.ts';
import { undoMs } from './moving.ts';
import { readWorkSettings } from './settings.ts';
import {
  findWork,
  findWorkOrder,
  type HistoryLine,
  missingDetails,
  openPerson,
  type Person,
  type VisitRow,
  type WorkRow,
} from './work-rows.ts';

/** One kit, or one line of goods, as the order's screen shows it. */
export type ShownWork = Pick<
  WorkRow,
  | 'id'
  | 'line'
  | 'kind'
  | 'name'
  | 'product'
  | 'quantity'
  | 'sample'
  | 'options'
  | 'usedBy'
  | 'isGuardian'
  | 'step'
  | 'stepAt'
  | 'sentAt'
  | 'atLabAt'
  | 'resultsAt'
  | 'doneAt'
  | 'carrier'
  | 'tracking'
  | 'replaces'
> & {
  person: Person | null;
  trackingPage: string | null;
  expected: Expected | null;
  isOverdue: boolean;
  missing: ('address' | 'kit' | 'person')[];
  forward: WorkMove | null;
  others: WorkMove[];
  /** Until when the last move can be undone; null when it cannot. */
  undoUntil: string | null;
};

export type ShownVisit = Pick<
  VisitRow,
  'id' | 'line' | 'label' | 'minutes' | 'state' | 'at' | 'with'
>;

export type OrderWork = {
  success: true;
  work: ShownWork[];
  visits: ShownVisit[];
  /** Newest first, of all together. */
  history: (HistoryLine & { what: string })[];
};

/** All work on one order, with who uses what. The caller answers for who may read it and that it is recorded. */
export async function readOrderWork(
  req: PayloadRequest,
  orderId: string,
  now = new Date(),
): Promise<OrderWork> {
  const { payload } = req;
  const order = await findWorkOrder({ payload } as PayloadRequest, orderId);
  const settings = await readWorkSettings(payload);
  const { rows, visits } = await findWork(payload, [orderId]);
  const replaced = new Set(rows.map(({ replaces }) => replaces));
  const work = rows.map((row): ShownWork => {
    const { forward, others } = offeredMoves(row.kind, row.step);
    const isReplaced = replaced.has(row.id);
    return {
      ...shown(row),
      person: openPerson(row),
      trackingPage: row.tracking ? trackingPage(row.carrier, row.tracking) : null,
      expected: isReplaced ? null : expectedAfter(row.step, row.stepAt, row.labDays, settings),
      isOverdue: !isReplaced && isOverdue(row, now),
      missing:
        row.step === 'needs-details' || row.step === 'to-send'
          ? missingDetails(row, order.hasAddress)
          : [],
      forward: isReplaced || (order.isInReview && forward === 'send') ? null : forward,
      others: isReplaced ? [] : others,
      undoUntil: undoUntil(row, now),
    };
  });
  const history = [
    ...rows.flatMap((row) => (row.history ?? []).map((line) => ({ ...line, what: row.name }))),
    ...visits.flatMap((visit) =>
      (visit.history ?? []).map((line) => ({ ...line, what: visit.label })),
    ),
  ].toSorted((one, other) => other.at.localeCompare(one.at));
  return {
    success: true,
    work,
    visits: visits.map(({ id, line, label, minutes, state, at, with: held }) => ({
      id,
      line,
      label,
      minutes,
      state,
      at,
      with: held,
    })),
    history,
  };
}

function shown(row: WorkRow) {
  const { id, line, kind, name, product, quantity, sample, options, usedBy, isGuardian } = row;
  const { step, stepAt, sentAt, atLabAt, resultsAt, doneAt, carrier, tracking, replaces } = row;
  return {
    id,
    line,
    kind,
    name,
    product,
    quantity,
    sample,
    options,
    usedBy,
    isGuardian,
    step,
    stepAt,
    sentAt,
    atLabAt,
    resultsAt,
    doneAt,
    carrier,
    tracking,
    replaces,
  };
}

const isOverdue = ({ dueAt }: Pick<WorkRow, 'dueAt'>, now: Date) =>
  dueAt !== null && Date.parse(dueAt) < now.getTime();

function undoUntil({ history }: WorkRow, now: Date): string | null {
  const last = history?.at(-1);
  if (!last || last.from === null || ['undo', 'details', 'replace'].includes(last.move))
    return null;
  const until = Date.parse(last.at) + undoMs;
  return until > now.getTime() ? new Date(until).toISOString() : null;
}

/** The tabs of the desk's list. */
export const workLists = [
  'to-send',
  'on-its-way',
  'at-lab',
  'results-in',
  'visits',
  'all',
] as const;
export type WorkList = (typeof workLists)[number];

const stepsOf: Record<Exclude<WorkList, 'visits' | 'all'>, WorkStep[]> = {
  'to-send': ['to-send', 'needs-details', 'to-check'],
  'on-its-way': ['sent', 'lost'],
  'at-lab': ['at-lab', 'rejected'],
  'results-in': ['results-in'],
};

type ListedOrder = {
  id: string;
  number: string;
  firstName: string | null;
  lastName: string | null;
  city: string | null;
  state: string | null;
  status: string;
  work: WorkState | null;
  createdAt: string;
  items: (Pick<WorkRow, 'id' | 'kind' | 'name' | 'quantity' | 'sample' | 'step' | 'dueAt'> & {
    isOverdue: boolean;
  })[];
  visits: Record<VisitState, number>;
};

export type WorkListAnswer = {
  success: true;
  orders: ListedOrder[];
  counts: Record<WorkList, number>;
  page: number;
  pages: number;
};

const pageSize = 50;

/**
 * Orders with something at the steps of a tab, those that are due first; counts are orders of each tab. A kit that was
 * replaced counts no more.
 */
export async function listWork(
  req: PayloadRequest,
  list: WorkList,
  page = 1,
  now = new Date(),
): Promise<WorkListAnswer> {
  const { payload } = req;
  const { ids, counts, pages } = await findListed(req, list, page);
  const { docs } = await payload.find({
    collection: 'orders',
    where: { id: { in: ids } },
    limit: pageSize,
    depth: 0,
    select: {
      number: true,
      firstName: true,
      lastName: true,
      city: true,
      state: true,
      status: true,
      work: true,
      createdAt: true,
    },
    overrideAccess: false,
    req,
  });
  const { rows, visits } = await findWork(
    payload,
    docs.map(({ id }) => id),
  );
  const orders = docs.map((order) => listed(order, rows, visits, now));
  const place = new Map(ids.map((id, index) => [id, index]));
  return {
    success: true,
    orders: orders.toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0)),
    counts,
    page,
    pages,
  };
}

/** The orders of one page of a tab, those that are due first, and how many each tab has. */
export async function findListed(
  req: PayloadRequest,
  list: WorkList,
  page: number,
): Promise<{ ids: string[] } & Pick<WorkListAnswer, 'counts' | 'pages'>> {
  const counts = await countLists(req);
  const from = (page - 1) * pageSize;
  if (list !== 'all') {
    const ids = await orderIds(req, list);
    const pages = Math.max(1, Math.ceil(ids.length / pageSize));
    return { ids: ids.slice(from, from + pageSize), counts, pages };
  }
  const { docs } = await req.payload.find({
    collection: 'orders',
    sort: '-createdAt',
    limit: pageSize,
    page,
    depth: 0,
    select: { number: true },
    overrideAccess: false,
    req,
  });
  const pages = Math.max(1, Math.ceil(counts.all / pageSize));
  return { ids: docs.map(({ id }) => id), counts, pages };
}

type ListOrder = Omit<ListedOrder, 'items' | 'visits' | keyof Nullable> & Partial<Nullable>;
type Nullable = Pick<ListedOrder, 'firstName' | 'lastName' | 'city' | 'state' | 'work'>;

function listed(order: ListOrder, rows: WorkRow[], visits: VisitRow[], now: Date): ListedOrder {
  const own = rows.filter((row) => row.order === order.id);
  const replaced = new Set(own.map(({ replaces }) => replaces));
  const states: Record<VisitState, number> = { granted: 0, booked: 0, done: 0, cancelled: 0 };
  for (const visit of visits) if (visit.order === order.id) states[visit.state] += 1;
  const { id, number, status, createdAt } = order;
  return {
    id,
    number,
    status,
    createdAt,
    firstName: order.firstName ?? null,
    lastName: order.lastName ?? null,
    city: order.city ?? null,
    state: order.state ?? null,
    work: order.work ?? null,
    items: own
      .filter((row) => !replaced.has(row.id))
      .map((row) => ({
        id: row.id,
        kind: row.kind,
        name: row.name,
        quantity: row.quantity,
        sample: row.sample,
        step: row.step,
        dueAt: row.dueAt,
        isOverdue: isOverdue(row, now),
      })),
    visits: states,
  };
}

/** What is not over. Only what was lost or rejected is ever replaced. */
const isOpen = sql`step not in ('done', 'stopped')
  and not exists (select 1 from fulfilments other where other.replaces_id = fulfilments.id)`;

const isAt = (steps: WorkStep[]) =>
  sql`step::text in (${sql.join(
    steps.map((step) => sql`${step}`),
    sql`, `,
  )})`;

/** Orders of each tab, counted where they are. */
async function countLists(req: PayloadRequest): Promise<WorkListAnswer['counts']> {
  const steps = Object.entries(stepsOf).map(
    ([list, own]) =>
      sql`count(distinct order_id) filter (where ${isAt(own)})::int as ${sql.identifier(list)}`,
  );
  const { rows } = await req.payload.db.drizzle.execute<WorkListAnswer['counts']>(sql`
    select ${sql.join(steps, sql`, `)},
      (select count(distinct order_id) from visits where state in ('granted', 'booked'))::int as visits,
      (select count(*) from orders)::int as "all"
    from fulfilments where ${isOpen}`);
  const [counts] = rows;
  if (!counts) throw new Error('The lists of the desk could not be counted');
  return counts;
}

/** The orders of the first tab alone: every screen asks for it, and the others count the whole shop. */
export async function countToSend({ db }: Payload): Promise<number> {
  const { rows } = await db.drizzle.execute<{ count: number }>(sql`
    select count(distinct order_id)::int as count from fulfilments where ${isOpen} and ${isAt(stepsOf['to-send'])}`);
  return rows[0]?.count ?? 0;
}

/** The orders of a tab, what is due first. */
async function orderIds(req: PayloadRequest, list: Exclude<WorkList, 'all'>): Promise<string[]> {
  const where: Where =
    list === 'visits'
      ? { state: { in: ['granted', 'booked'] satisfies VisitState[] } }
      : { step: { in: stepsOf[list] } };
  const { docs } = await req.payload.db.find<{ id: string; order: string; replaces?: string }>({
    collection: list === 'visits' ? 'visits' : 'fulfilments',
    where,
    select: { order: true },
    sort: list === 'visits' ? 'at' : 'dueAt',
    limit: 0,
    pagination: false,
  });
  const replaced = await replacedIds(req, list);
  return [...new Set(docs.filter(({ id }) => !replaced.has(id)).map(({ order }) => order))];
}

/** Only what was lost or rejected is ever replaced. */
async function replacedIds(req: PayloadRequest, list: WorkList): Promise<ReadonlySet<string>> {
  if (list !== 'on-its-way' && list !== 'at-lab') return new Set();
  const { docs } = await req.payload.db.find<{ replaces: string }>({
    collection: 'fulfilments',
    where: { replaces: { exists: true } },
    select: { replaces: true },
    limit: 0,
    pagination: false,
  });
  return new Set(docs.map(({ replaces }) => replaces));
}
