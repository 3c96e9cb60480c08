import { type VisitState, workSteps, type WorkStep } from 'common/fulfilment/steps';
import type { Payload, PayloadRequest } from 'payload';
import { withdrawHeld, writeMail } from '../mails/sending/outbox.ts';
import { inTransaction, joinTurn } from '../transaction.ts';
import { carrierOf, plainTracking } from './carrier.ts';
import { applyDetails } from './details.ts';
import { dueAt } from './expected.ts';
import { nextStep, type VisitMove, visitMoves, type WorkMove, workMoves } from './machine.ts';
import type { MoveRequest } from './move-requests.ts';
import { moveVisit } from './move-visit.ts';
import { type Moving, refuse, undoMs } from './moving.ts';
import { replace } from './replace-work.ts';
import { readWorkSettings } from './settings.ts';
import { isSwitchedOn } from './step-mails.ts';
import {
  findWork,
  findWorkOrder,
  type HistoryLine,
  refreshWork,
  saveRow,
  type WorkRow,
  workTurn,
} from './work-rows.ts';

/**
 * Moves kits, goods or visits of one order on, all of them or none: each from the step that the caller saw. Repeated with
 * the same `press` it changes nothing. Writes who did it, the order's work and the buyer's mail in one transaction.
 * Throws `CallRefused`: 404 for what is not of this order, 409 when something is elsewhere by now, 422 for no step of ours.
 */
export async function moveWork(
  payload: Payload,
  orderId: string,
  { items = [], details, move, ...rest }: MoveRequest,
  by: string,
  now = new Date(),
): Promise<void> {
  await inTransaction(payload, workTurn(orderId), async (req) => {
    const order = await findWorkOrder(req, orderId);
    const settings = await readWorkSettings(payload, req);
    const moving: Moving = { ...rest, req, order, settings, by, now };
    if (details) await applyDetails(moving, details);
    const { rows, visits } = await findWork(payload, [orderId], req);
    const moved: WorkRow[] = [];
    let isNew = false;
    for (const { id, from } of items) {
      const row = rows.find((one) => one.id === id);
      const visit = visits.find((one) => one.id === id);
      if (row && isWorkMove(move)) {
        if (await moveRow(moving, row, rows, move, from)) moved.push(row);
      } else if (visit && isVisitMove(move)) {
        isNew = (await moveVisit(moving, visit, move, from)) || isNew;
      } else throw refuse(404, 'This does not belong to the order.');
    }
    if (move === 'undo' || move === 'correct') await withdrawMail(moving, moved);
    const kind = mailOf[move as WorkMove];
    if (moved.length > 0 && kind && rest.mail !== false && isSwitchedOn(settings, kind.setting))
      await writeMail(
        req,
        kind.kind,
        { id: order.id, email: order.email, firstName: order.firstName, number: order.number },
        rest.press,
        new Date(now.getTime() + undoMs),
      );
    await refreshWork(req, orderId, now);
  });
}

const mailOf: Partial<
  Record<
    WorkMove,
    { kind: 'kit-sent' | 'kit-at-lab' | 'kit-results'; setting: 'sent' | 'atLab' | 'results' }
  >
> = {
  send: { kind: 'kit-sent', setting: 'sent' },
  received: { kind: 'kit-at-lab', setting: 'atLab' },
  results: { kind: 'kit-results', setting: 'results' },
};

const isWorkMove = (move: string): move is WorkMove =>
  (workMoves as readonly string[]).includes(move);
const isVisitMove = (move: string): move is VisitMove =>
  (visitMoves as readonly string[]).includes(move);

/** False when this press has moved it before. */
async function moveRow(
  moving: Moving,
  row: WorkRow,
  rows: WorkRow[],
  move: WorkMove,
  from: WorkStep | VisitState,
): Promise<boolean> {
  const { now, by, press, note, order } = moving;
  const last = row.history?.at(-1);
  if (row.history?.some((line) => line.press === press)) return false;
  if (row.step !== from)
    throw refuse(409, `${row.name} is “${workSteps[row.step]}” by now. Load the page again.`);
  if (move === 'send' && order.isInReview)
    throw refuse(422, 'The payment of this order needs review: nothing can be sent before that.');
  if (move === 'undo' && !canUndo(last, now))
    throw refuse(409, 'A minute has passed, and the mail has gone. Use “Correct” instead.');
  const to = move === 'undo' ? (last?.from as WorkStep) : nextStep(row.kind, row.step, move);
  if (!to || (move === 'undo' && nextStep(row.kind, row.step, move) === null))
    throw refuse(422, `From “${workSteps[row.step]}” this is not possible.`);
  if (move === 'details') return true;
  if (move === 'replace') return await replace(moving, row, rows);
  if (move === 'correct' && rows.some(({ replaces }) => replaces === row.id))
    throw refuse(422, `${row.name} was sent once more. Correct that one instead.`);
  const at = momentOf(moving, row);
  const line: HistoryLine = {
    at: now.toISOString(),
    by,
    move,
    from: row.step,
    to,
    press,
    ...(note ? { note } : {}),
  };
  await saveRow(moving.req, row, {
    step: to,
    stepAt: at,
    dueAt: dueAt(row.kind, to, at, row.labDays, moving.settings)?.toISOString() ?? null,
    ...datesOf(row, to, at),
    ...(move === 'send' ? parcelOf(moving.tracking) : {}),
    ...(to === 'to-send' ? { carrier: null, tracking: null } : {}),
    history: [...(row.history ?? []), line],
  });
  return true;
}

/** Days on which something came to its steps; what lies before it again has none. */
function datesOf(row: WorkRow, to: WorkStep, at: string) {
  const order: WorkStep[] = ['to-send', 'sent', 'at-lab', 'results-in', 'done'];
  const place = order.indexOf(to);
  if (place < 0) return {};
  const day = (step: WorkStep, known: string | null) => {
    const own = order.indexOf(step);
    return own === place ? at : own < place ? known : null;
  };
  return {
    sentAt: day('sent', row.sentAt),
    atLabAt: day('at-lab', row.atLabAt),
    resultsAt: day('results-in', row.resultsAt),
    doneAt: day('done', row.doneAt),
  };
}

function parcelOf(typed?: string) {
  const tracking = plainTracking(typed ?? '');
  return tracking ? { tracking, carrier: carrierOf(tracking) } : {};
}

/** The day that was typed, never in the future and never before the order. */
function momentOf({ at, now, order }: Moving, row: WorkRow): string {
  if (!at) return now.toISOString();
  const moment = Date.parse(at);
  if (moment > now.getTime() + undoMs) throw refuse(422, 'This day has not come yet.');
  if (moment < Date.parse(order.createdAt) - 86_400_000)
    throw refuse(422, `${row.name} was not bought yet on this day.`);
  return new Date(moment).toISOString();
}

function canUndo(last: HistoryLine | undefined, now: Date): boolean {
  return (
    last !== undefined &&
    last.from !== null &&
    !['undo', 'details', 'replace', 'made'].includes(last.move) &&
    now.getTime() - Date.parse(last.at) < undoMs
  );
}

/** Takes back the mails of the presses that are undone or corrected, while they wait. */
async function withdrawMail({ req, order }: Moving, moved: WorkRow[]): Promise<void> {
  // The last line is that of the undoing itself.
  const presses = new Set(moved.map(({ history }) => history?.at(-2)?.press));
  for (const press of presses) if (press) await withdrawHeld(req, order.id, press);
}

/**
 * Stops what has not been sent, when all the money went back or a dispute was lost; the rest goes on. In the transaction
 * of what it follows from.
 */
export async function stopUnsent(
  req: PayloadRequest,
  orderId: string,
  note: string,
): Promise<void> {
  await joinTurn(req, workTurn(orderId));
  const { rows } = await findWork(req.payload, [orderId], req);
  const now = new Date();
  const unsent = rows.filter(({ kind, step }) => nextStep(kind, step, 'stop') !== null);
  for (const row of unsent)
    await saveRow(req, row, {
      step: 'stopped',
      stepAt: now.toISOString(),
      dueAt: null,
      history: [
        ...(row.history ?? []),
        { at: now.toISOString(), by: 'shop', move: 'stop', from: row.step, to: 'stopped', note },
      ],
    });
  await refreshWork(req, orderId, now);
}
