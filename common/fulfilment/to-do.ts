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

const soon = 'It takes a minute, and it ships as soon as we know.';

/** 'Tell us which kit you want and where to send it. It takes a minute, and it ships as soon as we know.' */
export function askFor(missing: readonly MissingDetail[]): string {
  const parts = firstAsked.filter((what) => missing.includes(what)).map((what) => asked[what]);
  const last = parts.pop() ?? '';
  const list = parts.length > 0 ? `${parts.join(', ')} and ${last}` : last;
  return `Tell us ${list}. ${soon}`;
}

/** The same before paying, in the words that are met after it: 'Choose your kit after you pay. It takes a minute …' */
export function askAfterPaying(missing: readonly MissingDetail[]): string {
  const first = firstToDo(missing, false);
  return first ? `${toDoLabels[first]} after you pay. ${soon}` : '';
}

type Work = { line: string; kind: WorkKind; step: WorkStep };
type Visit = { line: string; state: VisitState };

const beforeResults: WorkStep[] = ['needs-details', 'to-send', 'sent', 'at-lab'];

/** A visit is about the results of the kits that were bought with it, and has no time before they are here; those of a program begin at once. */
export const isAfterResults = (
  { line }: Pick<Visit, 'line'>,
  things: readonly Work[],
  isProgram: boolean,
): boolean =>
  !isProgram &&
  things.some(
    (thing) => thing.line === line && thing.kind === 'kit' && beforeResults.includes(thing.step),
  );

/** The first visit that waits for its time, and for nothing else. */
export const dueVisit = <Each extends Visit>(
  visits: readonly Each[],
  things: readonly Work[],
  isProgram: boolean,
): Each | undefined =>
  visits.find((visit) => visit.state === 'granted' && !isAfterResults(visit, things, isProgram));
