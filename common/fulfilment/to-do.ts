import type { VisitState, WorkKind, WorkStep } from './steps.ts';

/** What has to be known before a thing can leave. */
export type MissingDetail = 'kit' | 'person' | 'address';
/** What an order waits for from its buyer. */
export type ToDo = MissingDetail | 'time';

const firstAsked: MissingDetail[] = ['kit', 'person', 'address'];

/** The one thing to do now; null: nothing. `isTimeOpen`: the buyer could choose a time. */
export const firstToDo = (missing: readonly MissingDetail[], isTimeOpen: boolean): ToDo | null =>
  firstAsked.find((what) => missing.includes(what)) ?? (isTimeOpen ? 'time' : null);

/** Pages, mails and buttons call it so. */
export const toDoLabels: Record<ToDo, string> = {
  kit: 'Choose your kit',
  person: 'Say who it is for',
  address: 'Say where to send it',
  time: 'Choose your time',
};

const asked: Record<MissingDetail, string> = {
  kit: 'which kit you want',
  person: 'who will use it',
  address: 'where to send it',
};

/** 'Tell us which kit you want and where to send it. It takes a minute, and it ships as soon as we know.' */
export function askFor(missing: readonly MissingDetail[]): string {
  const parts = firstAsked.filter((what) => missing.includes(what)).map((what) => asked[what]);
  const last = parts.pop() ?? '';
  const list = parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
  return `Tell us ${list}. It takes a minute, and it ships as soon as we know.`;
}

type Work = { kind: WorkKind; step: WorkStep };

/** A visit waits for its time, and no kit is on its way whose results it would be about. */
export const isTimeDue = (
  things: readonly Work[],
  visits: readonly { state: VisitState }[],
): boolean =>
  visits.some(({ state }) => state === 'granted') &&
  !things.some(({ kind, step }) => kind === 'kit' && ['to-send', 'sent', 'at-lab'].includes(step));
