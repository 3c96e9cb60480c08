import { type WorkStep, ways, workSteps } from 'common/fulfilment/steps';
import type { Dates } from '../../clock/dates.ts';
import type { ShownWork } from '../../fulfilment/read-work.ts';
import type { Order } from '../../payload-types.ts';
import { dayOf } from '../parts/days.ts';

type Stop = {
  label: string;
  about: string;
  state: 'done' | 'now' | 'to-come';
  isLate: boolean;
};

/** One kit or good of an order in words, as its screen shows it. */
export type PieceView = {
  id: string;
  name: string;
  step: WorkStep;
  /** Who uses it, and of a package that its kit is still to be chosen. */
  about: string;
  tag: { words: string; tone: 'good' | 'wait' | 'late' | 'plain' };
  journey: Stop[];
  /** The same in a sentence, for a phone. */
  sentence: { now: string; next: string; isLate: boolean };
  /** Until when the last press can be taken back; null: it cannot. */
  undoUntil: number | null;
};

type Source = { order: Order; piece: ShownWork; isReplaced: boolean; dates: Dates; now: Date };

export function viewOf({ order, piece, isReplaced, dates, now }: Source): PieceView {
  return {
    id: piece.id,
    name: piece.quantity > 1 ? `${piece.name} × ${piece.quantity}` : piece.name,
    step: piece.step,
    about: aboutOf(order, piece),
    tag: isReplaced
      ? { words: `${workSteps[piece.step]}, another one was sent`, tone: 'plain' }
      : tagOf(piece, dates, now),
    journey: journeyOf(order, piece, dates),
    sentence: {
      now: `${workSteps[piece.step]} since ${dates.short(piece.stepAt)}.`,
      next: nextWords(piece),
      isLate: piece.isOverdue,
    },
    undoUntil: piece.undoUntil ? Date.parse(piece.undoUntil) : null,
  };
}

function aboutOf({ firstName }: Order, { kind, usedBy, person, missing }: ShownWork): string {
  if (kind === 'goods') return 'A supplement';
  const choice = missing.includes('kit') ? 'Its kit, to be chosen. ' : '';
  const buyer = firstName || 'the buyer';
  if (!usedBy) return `${choice}Bought by ${buyer}. Nobody has said who uses it`;
  return `${choice}Bought by ${buyer}, used by ${usedBy === 'buyer' ? buyer : (person?.name ?? 'somebody else')}`;
}

const waiting: ReadonlySet<WorkStep> = new Set([
  'needs-details',
  'to-send',
  'to-check',
  'lost',
  'rejected',
]);

function tagOf(piece: ShownWork, dates: Dates, now: Date): PieceView['tag'] {
  const { isOverdue, kind, step, stepAt } = piece;
  if (isOverdue) return { words: lateWords(piece, dates.iso(now)), tone: 'late' };
  if (step === 'sent' && kind === 'kit')
    return { words: `On its way or with the family since ${dates.short(stepAt)}`, tone: 'good' };
  if (waiting.has(step)) return { words: workSteps[step], tone: 'wait' };
  return step === 'stopped' || step === 'done'
    ? { words: workSteps[step], tone: 'plain' }
    : { words: `${workSteps[step]} since ${dates.short(stepAt)}`, tone: 'good' };
}

function lateWords({ expected, step }: ShownWork, today: string): string {
  if (step === 'sent') return 'The sample has not come back';
  const late = expected
    ? Math.round((Date.parse(today) - Date.parse(expected.to)) / 86_400_000)
    : 0;
  const what = step === 'at-lab' ? 'Results' : 'Should have left,';
  return `${what} ${late === 1 ? '1 day' : `${late} days`} late`;
}

/** The way of the thing from "To send" on; of what left the way (lost, stopped …) as far as it came. */
function journeyOf(order: Order, piece: ShownWork, dates: Dates): Stop[] {
  const way: readonly WorkStep[] = ways[piece.kind].slice(1);
  const days: Partial<Record<WorkStep, string | null>> = {
    'to-send': order.createdAt,
    sent: piece.sentAt,
    'at-lab': piece.atLabAt,
    'results-in': piece.resultsAt,
    done: piece.doneAt,
  };
  const current = way.indexOf(piece.step);
  return way.map((step, place) => {
    const day = days[step];
    const isPast = current === -1 ? step !== 'to-send' && Boolean(day) : place < current;
    const state = place === current ? 'now' : isPast ? 'done' : 'to-come';
    const isNext = current !== -1 && place === current + 1;
    const isAwaited = isNext && piece.step !== 'sent';
    return {
      label: workSteps[step],
      about:
        state === 'to-come' ? (isAwaited ? expectedWords(piece) : '') : day ? dates.short(day) : '',
      state,
      isLate: piece.isOverdue && (isNext || state === 'now'),
    };
  });
}

/** 'expected Nov 19', or the last of several days. */
const expectedWords = ({ expected }: ShownWork): string =>
  expected ? `expected ${dayOf(expected.to).replace(' ', '\u00a0')}` : '';

function nextWords({ expected, isOverdue, kind, step }: ShownWork): string {
  if (!expected) return '';
  const { from, to } = expected;
  const days = from === to ? dayOf(to) : `${dayOf(from)} to ${dayOf(to)}`;
  if (step === 'sent')
    return isOverdue
      ? 'The sample should be back by now.'
      : `Arrives ${days}${kind === 'kit' ? ', then the lab.' : '.'}`;
  const next = step === 'at-lab' ? 'Results' : 'Leaves';
  return isOverdue ? `${next} expected ${days}.` : `Next: ${next.toLowerCase()}, expected ${days}.`;
}
