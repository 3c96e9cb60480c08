import type { Grants, KitFacts } from 'common/fulfilment/grants';
import type { VisitState, WorkKind, WorkState, WorkStep } from 'common/fulfilment/steps';
import type { MissingDetail } from 'common/fulfilment/to-do';
import type { Payload, PayloadRequest } from 'payload';
import { decryptField, encryptField } from '../fields/encryption/encrypted.ts';
import { CallRefused } from '../http/named-call.ts';
import type { Order } from '../payload-types.ts';
import type { VisitMove, WorkMove } from './machine.ts';

type OrderStatus = Order['status'];

/** One line of 'Who did what'. `by` is a name of the practice, 'buyer' or 'shop'. */
export type HistoryLine = {
  at: string;
  by: string;
  move: WorkMove | VisitMove | 'made';
  from: WorkStep | VisitState | null;
  to: WorkStep | VisitState;
  note?: string;
  /** The press that made it: several rows at once share it, and its mail has it as its occasion. */
  press?: string;
};

/** A row of `fulfilments` as code reads it: who uses it stays sealed until `openPerson`. */
export type WorkRow = {
  id: string;
  order: string;
  line: string;
  place: number;
  kind: WorkKind;
  name: string;
  product: string | null;
  quantity: number;
  sample: string | null;
  labDays: number | null;
  ageFrom: number | null;
  ageTo: number | null;
  options: KitFacts[] | null;
  usedBy: 'buyer' | 'other' | null;
  personName: string | null;
  personBirthDate: string | null;
  isGuardian: boolean | null;
  step: WorkStep;
  stepAt: string;
  sentAt: string | null;
  atLabAt: string | null;
  resultsAt: string | null;
  doneAt: string | null;
  dueAt: string | null;
  carrier: string | null;
  tracking: string | null;
  replaces: string | null;
  remindersSent: number | null;
  history: HistoryLine[] | null;
  createdAt: string;
};

export type VisitRow = {
  id: string;
  order: string;
  line: string;
  place: number;
  label: string;
  minutes: number;
  state: VisitState;
  at: string | null;
  with: string | null;
  calendarSequence: number | null;
  history: HistoryLine[] | null;
  createdAt: string;
};

export type Person = { name: string; birthDate: string };

/** Serialises everything that changes the work of an order. */
export const workTurn = (orderId: string) => `work:${orderId}`;

const kits = 'fulfilments';

export async function findWork(
  payload: Payload,
  orderIds: string[],
  req?: PayloadRequest,
): Promise<{ rows: WorkRow[]; visits: VisitRow[] }> {
  const all = {
    where: { order: { in: orderIds } },
    sort: 'place',
    limit: 0,
    pagination: false,
    req,
  };
  const [{ docs: rows }, { docs: visits }] = await inTurn(
    () => payload.db.find<WorkRow>({ collection: kits, ...all }),
    () => payload.db.find<VisitRow>({ collection: 'visits', ...all }),
  );
  return { rows, visits };
}

/** Two reads of one connection, one after the other. */
async function inTurn<A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  return [await first(), await second()];
}

export function openPerson(row: WorkRow): Person | null {
  if (!row.personName) return null;
  const open = (field: 'personName' | 'personBirthDate') =>
    row[field] ? decryptField(row[field], { collection: kits, field, id: row.id }) : '';
  return { name: open('personName'), birthDate: open('personBirthDate') };
}

/** The sealed fields of a row for a person; both empty for the buyer. */
export function sealPerson(id: string, person: Person | null) {
  const seal = (field: 'personName' | 'personBirthDate', plain: string) =>
    plain ? encryptField(plain, { collection: kits, field, id }) : null;
  return {
    personName: seal('personName', person?.name ?? ''),
    personBirthDate: seal('personBirthDate', person?.birthDate ?? ''),
  };
}

/** It has not left, and so can be told anew. */
export const isUnsent = ({ step }: Pick<WorkRow, 'step'>) =>
  step === 'needs-details' || step === 'to-send';

/** What still has to be known before something can leave. `hasAddress`: of the order. */
export function missingDetails(
  row: Pick<WorkRow, 'kind' | 'product' | 'usedBy'>,
  hasAddress: boolean,
): MissingDetail[] {
  return [
    ...(hasAddress ? [] : (['address'] as const)),
    ...(row.kind === 'kit' && !row.product ? (['kit'] as const) : []),
    ...(row.kind === 'kit' && !row.usedBy ? (['person'] as const) : []),
  ];
}

/** How far the work on an order is: what waits for the practice first, then what waits for others. */
export function workStateOf(
  rows: Pick<WorkRow, 'id' | 'step' | 'replaces'>[],
  visits: Pick<VisitRow, 'state'>[],
  isInReview: boolean,
): WorkState {
  const replaced = new Set(rows.map(({ replaces }) => replaces));
  const open = rows.filter(({ id }) => !replaced.has(id));
  const at = (...steps: WorkStep[]) => open.some(({ step }) => steps.includes(step));
  if (rows.length + visits.length === 0) return 'nothing';
  if (isInReview || at('to-check', 'lost', 'rejected')) return 'to-check';
  if (at('to-send')) return 'to-send';
  if (at('needs-details')) return 'needs-details';
  if (at('results-in')) return 'results-in';
  if (at('at-lab')) return 'at-lab';
  if (at('sent')) return 'on-its-way';
  if (visits.some(({ state }) => state === 'granted' || state === 'booked')) return 'visits-open';
  return at('done') || visits.some(({ state }) => state === 'done') ? 'done' : 'stopped';
}

/** Units and persons behind a line: of a programme the quantity is its persons. */
export function visitsOf(
  grants: Grants,
  quantity: number,
  isProgram: boolean,
): { label: string; minutes: number }[] {
  return grants.visits.flatMap(({ label, minutes, count, per }) => {
    const times = count * (per === 'person' || !isProgram ? quantity : 1);
    return Array.from({ length: times }, (_, index) => ({
      label: times > 1 ? `${label} ${index + 1}` : label,
      minutes,
    }));
  });
}

/** What moving asks of an order. */
export type WorkOrderRow = {
  id: string;
  number: string;
  email: string | null;
  firstName: string | null;
  /** Two letters. */
  state: string | null;
  createdAt: string;
  hasAddress: boolean;
  /** Its payment fits nothing yet: a person looks at that first. */
  isInReview: boolean;
};

type StoredOrder = Omit<WorkOrderRow, 'hasAddress' | 'isInReview'> & {
  status: OrderStatus;
  city: string | null;
  address: string | null;
  workStatus: string | null;
  work: WorkState | null;
  workDoneAt: string | null;
};

/** Throws a 404 `CallRefused` when there is none. */
export async function findWorkOrder(req: PayloadRequest, id: string): Promise<WorkOrderRow> {
  const order = await storedOrder(req, id);
  if (!order) throw new CallRefused(404, { success: false, message: 'This order is not known.' });
  const { id: orderId, number, email, firstName, state, createdAt, city, address } = order;
  return {
    id: orderId,
    number,
    email,
    firstName,
    state,
    createdAt,
    hasAddress: Boolean(address && city),
    isInReview: isInReview(order),
  };
}

/** Also after a part of the money went back, which its status tells then. */
const isInReview = ({ status, workStatus }: StoredOrder) =>
  status === 'needs-review' || workStatus === 'needs-review';

async function storedOrder(req: PayloadRequest, id: string): Promise<StoredOrder | null> {
  return await req.payload.db.findOne<StoredOrder>({
    collection: 'orders',
    where: { id: { equals: id } },
    select: {
      number: true,
      email: true,
      firstName: true,
      state: true,
      createdAt: true,
      status: true,
      workStatus: true,
      city: true,
      address: true,
      work: true,
      workDoneAt: true,
    },
    req,
  });
}

/** Writes the work of an order anew from its rows, and when it was done; in the turn of its work. */
export async function refreshWork(req: PayloadRequest, id: string, now: Date): Promise<void> {
  const order = await storedOrder(req, id);
  if (!order) return;
  const { rows, visits } = await findWork(req.payload, [id], req);
  const work = workStateOf(rows, visits, isInReview(order));
  const isOver = work === 'done' || work === 'stopped' || work === 'nothing';
  await req.payload.db.updateOne({
    collection: 'orders',
    id,
    data: { work, workDoneAt: isOver ? (order.workDoneAt ?? now.toISOString()) : null },
    req,
    returning: false,
  });
}

/** Changes a row and the caller's copy of it. A row with JSON is written as a whole by the caller. */
export async function saveRow(
  req: PayloadRequest,
  row: WorkRow,
  changes: Partial<WorkRow>,
): Promise<void> {
  Object.assign(row, changes);
  const data = { ...changes, updatedAt: new Date().toISOString() };
  await req.payload.db.updateOne({ collection: kits, id: row.id, data, req, returning: false });
}

export async function saveVisit(
  req: PayloadRequest,
  visit: VisitRow,
  changes: Partial<VisitRow>,
): Promise<void> {
  Object.assign(visit, changes);
  const data = { ...changes, updatedAt: new Date().toISOString() };
  await req.payload.db.updateOne({
    collection: 'visits',
    id: visit.id,
    data,
    req,
    returning: false,
  });
}
