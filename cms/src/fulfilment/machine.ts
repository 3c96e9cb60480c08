import type { VisitState, WorkKind, WorkStep } from 'common/fulfilment/steps';

/** What a person of the practice, or the buyer with `details`, can do with one kit or one piece of goods (ORD-03). */
export const workMoves = [
  'details',
  'send',
  'received',
  'results',
  'done',
  'correct',
  'lost',
  'rejected',
  'replace',
  'stop',
  'redate',
  'undo',
] as const;
export type WorkMove = (typeof workMoves)[number];

/** What can be done with one visit (ORD-08). */
export const visitMoves = ['book', 'tick', 'cancel', 'correct'] as const;
export type VisitMove = (typeof visitMoves)[number];

type Moves<Step extends string, Move extends string> = Record<Step, Partial<Record<Move, Step>>>;

/** `details` goes on to `to-send` only when nothing is missing any more: who calls it says so. */
const kit: Moves<WorkStep, WorkMove> = {
  'needs-details': { details: 'to-send', stop: 'stopped' },
  'to-send': { send: 'sent', details: 'to-send', stop: 'stopped' },
  sent: { received: 'at-lab', lost: 'lost', correct: 'to-send', redate: 'sent', undo: 'to-send' },
  'at-lab': {
    results: 'results-in',
    rejected: 'rejected',
    correct: 'sent',
    redate: 'at-lab',
    undo: 'sent',
  },
  'results-in': { done: 'done', correct: 'at-lab', redate: 'results-in', undo: 'at-lab' },
  done: { correct: 'results-in', redate: 'done', undo: 'results-in' },
  lost: { replace: 'lost', correct: 'sent', undo: 'sent' },
  rejected: { replace: 'rejected', correct: 'at-lab', undo: 'at-lab' },
  stopped: { correct: 'to-send', undo: 'to-send' },
  'to-check': { done: 'done', correct: 'to-send', stop: 'stopped' },
};

const goods: Moves<WorkStep, WorkMove> = {
  ...kit,
  sent: { done: 'done', lost: 'lost', correct: 'to-send', redate: 'sent', undo: 'to-send' },
  'at-lab': {},
  'results-in': {},
  rejected: {},
  done: { correct: 'sent', redate: 'done', undo: 'sent' },
};

const machines: Record<WorkKind, Moves<WorkStep, WorkMove>> = { kit, goods };

const visit: Moves<VisitState, VisitMove> = {
  granted: { book: 'booked', tick: 'done', cancel: 'cancelled' },
  booked: { book: 'booked', tick: 'done', cancel: 'cancelled', correct: 'granted' },
  done: { correct: 'granted' },
  cancelled: { correct: 'granted' },
};

/** The step that a move leads to; null when it is not possible from there. */
export function nextStep(kind: WorkKind, step: WorkStep, move: WorkMove): WorkStep | null {
  return machines[kind][step][move] ?? null;
}

export function nextVisitState(state: VisitState, move: VisitMove): VisitState | null {
  return visit[state][move] ?? null;
}

/** The one button that leads on, and the others. `undo` is offered by who knows that the last move is a moment old. */
export function offeredMoves(
  kind: WorkKind,
  step: WorkStep,
): { forward: WorkMove | null; others: WorkMove[] } {
  const possible = workMoves.filter((move) => move !== 'undo' && nextStep(kind, step, move));
  const forward = possible.find((move) => forwardMoves.has(move)) ?? null;
  return { forward, others: possible.filter((move) => move !== forward) };
}

const forwardMoves: ReadonlySet<WorkMove> = new Set([
  'send',
  'received',
  'results',
  'done',
  'replace',
]);
