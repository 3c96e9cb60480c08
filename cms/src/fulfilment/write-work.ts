import { randomUUID } from 'node:crypto';
import type { KitUser } from 'common/contract/kit-users';
import type { Grants } from 'common/fulfilment/grants';
import type { VisitState, WorkStep } from 'common/fulfilment/steps';
import type { PayloadRequest } from 'payload';
import { dueAt } from './expected.ts';
import { readWorkSettings, type WorkSettings } from './settings.ts';
import {
  type HistoryLine,
  missingDetails,
  sealPerson,
  type VisitRow,
  visitsOf,
  type WorkRow,
  workStateOf,
} from './work-rows.ts';

type WorkLine = {
  productId: string;
  name: string;
  quantity: number;
  isProgram: boolean;
  grants: Grants;
};

export type WorkOrder = {
  id: string;
  lines: WorkLine[];
  /** What the checkout page was told of each kit; of one that it was told nothing of, the form is about who uses it. */
  kits: KitUser[];
  hasAddress: boolean;
  isInReview: boolean;
};

/** Where the kits, goods and visits of an old order stand; absent: by their details. */
export type Placing = {
  row: Partial<Pick<WorkRow, 'step' | 'stepAt' | 'sentAt' | 'doneAt' | 'dueAt'>>;
  visit: VisitState;
};

/**
 * Writes one row for each kit, one for each line of goods and one for each visit that an order grants, and the order's
 * work, all with `req`: they commit with the order or not at all.
 */
export async function writeWork(
  req: PayloadRequest,
  order: WorkOrder,
  now: Date,
  place?: Placing,
): Promise<void> {
  const settings = await readWorkSettings(req.payload, req);
  const rows = workRows(order, now, settings, place);
  const visits = visitRows(order, now, place?.visit);
  for (const data of rows)
    await req.payload.db.create({ collection: 'fulfilments', data, req, returning: false });
  for (const data of visits)
    await req.payload.db.create({ collection: 'visits', data, req, returning: false });
  await req.payload.db.updateOne({
    collection: 'orders',
    id: order.id,
    data: { work: workStateOf(rows, visits, order.isInReview) },
    req,
    returning: false,
  });
}

type NewRow = Omit<WorkRow, 'createdAt'>;

function workRows(order: WorkOrder, now: Date, settings: WorkSettings, place?: Placing): NewRow[] {
  let next = 0;
  return order.lines.flatMap((line) => {
    const { grants, quantity } = line;
    const count = grants.kits.length * quantity;
    const made = Array.from({ length: count }, (_, unit) =>
      kitRow(order, line, unit, { place: next++, now, settings, placing: place }),
    );
    return grants.goods
      ? [...made, goodsRow(order, line, { place: next++, now, settings, placing: place })]
      : made;
  });
}

type Frame = { place: number; now: Date; settings: WorkSettings; placing: Placing | undefined };

function kitRow(order: WorkOrder, line: WorkLine, unit: number, frame: Frame): NewRow {
  const options = line.grants.kits[unit % line.grants.kits.length]?.options ?? [];
  const user = order.kits.find((kit) => kit.line === line.productId && kit.unit === unit);
  const chosen =
    options.length === 1 ? options[0] : options.find(({ handle }) => handle === user?.kit);
  const id = randomUUID();
  const isOther = user?.usedBy === 'other';
  const row = {
    ...blank(id, order, line, frame.place),
    kind: 'kit' as const,
    name: chosen?.name ?? line.name,
    product: chosen?.handle ?? null,
    quantity: 1,
    sample: chosen?.sample ?? null,
    labDays: chosen?.labDays ?? null,
    ageFrom: chosen?.ageFrom ?? null,
    ageTo: chosen?.ageTo ?? null,
    options: options.length > 1 ? options : null,
    usedBy: user ? (user.usedBy ?? null) : order.hasAddress ? 'buyer' : null,
    isGuardian: isOther && user?.isGuardian === true,
    ...sealPerson(
      id,
      isOther ? { name: user?.firstName ?? '', birthDate: user?.dateOfBirth ?? '' } : null,
    ),
  };
  return begun(row, order.hasAddress, frame);
}

function goodsRow(order: WorkOrder, line: WorkLine, frame: Frame): NewRow {
  const row = {
    ...blank(randomUUID(), order, line, frame.place),
    kind: 'goods' as const,
    name: line.name,
    product: line.productId,
    quantity: line.quantity,
  };
  return begun(row, order.hasAddress, frame);
}

const blank = (id: string, order: WorkOrder, line: WorkLine, place: number) => ({
  id,
  order: order.id,
  line: line.productId,
  place,
  sample: null,
  labDays: null,
  ageFrom: null,
  ageTo: null,
  options: null,
  usedBy: null,
  personName: null,
  personBirthDate: null,
  isGuardian: null,
  sentAt: null,
  atLabAt: null,
  resultsAt: null,
  doneAt: null,
  carrier: null,
  tracking: null,
  replaces: null,
  remindersSent: 0,
});

type Begun = Omit<NewRow, 'step' | 'stepAt' | 'dueAt' | 'history'>;

/** The row at its first step, since now. */
export function begun(
  row: Begun,
  hasAddress: boolean,
  { now, settings, placing }: Omit<Frame, 'place'>,
): NewRow {
  const step: WorkStep = missingDetails(row, hasAddress).length > 0 ? 'needs-details' : 'to-send';
  const stepAt = now.toISOString();
  const placed = {
    step,
    stepAt,
    dueAt: dueAt(row.kind, step, now, row.labDays, settings)?.toISOString() ?? null,
    ...placing?.row,
  };
  const history: HistoryLine[] = [
    { at: stepAt, by: 'shop', move: 'made', from: null, to: placed.step },
  ];
  return { ...row, ...placed, history };
}

function visitRows(
  order: WorkOrder,
  now: Date,
  state: VisitState = 'granted',
): Omit<VisitRow, 'createdAt'>[] {
  const granted = order.lines.flatMap((line) =>
    visitsOf(line.grants, line.quantity, line.isProgram).map((visit) => ({ line, visit })),
  );
  return granted.map(({ line, visit }, place) => ({
    id: randomUUID(),
    order: order.id,
    line: line.productId,
    place,
    ...visit,
    state,
    at: null,
    with: null,
    calendarSequence: 0,
    history: [{ at: now.toISOString(), by: 'shop', move: 'made', from: null, to: state }],
  }));
}
