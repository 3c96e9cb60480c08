import { firstToDo, toDoLabels } from 'common/fulfilment/to-do';
import type { Payload } from 'payload';
import type { ParcelFacts, VisitFacts } from '../mails/sources.ts';
import { readWorkSettings } from './settings.ts';
import { findWaiting } from './to-do.ts';
import { findWork, type VisitRow, type WorkRow } from './work-rows.ts';

/** What one press moved on and was not taken back: names, and the parcel if all of it is one. */
export async function parcelFacts(
  payload: Payload,
  orderId: string,
  press: string,
): Promise<ParcelFacts> {
  const { rows } = await findWork(payload, [orderId]);
  const moved = rows.filter((row) => stands(row, press));
  const numbers = [...new Set(moved.map(({ tracking }) => tracking))];
  return {
    names: moved.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)),
    tracking: numbers.filter(Boolean).join(', ') || null,
  };
}

/** Whether the row is still where this press brought it, or further. */
function stands({ history }: WorkRow, press: string): boolean {
  const place = (history ?? []).findIndex((line) => line.press === press);
  const later = (history ?? []).slice(place + 1);
  return place >= 0 && !later.some(({ move }) => move === 'undo' || move === 'correct');
}

export async function visitFacts(payload: Payload, id: string): Promise<VisitFacts | null> {
  const visit = await payload.db.findOne<VisitRow>({
    collection: 'visits',
    where: { id: { equals: id } },
  });
  if (!visit) return null;
  const { timeZone } = (await readWorkSettings(payload)).calendar;
  const at = visit.at ? new Date(visit.at) : null;
  return {
    id,
    label: visit.label,
    minutes: visit.minutes,
    state: visit.state,
    at,
    when: at ? inWords(at, timeZone) : '',
    sequence: visit.calendarSequence ?? 0,
  };
}

/** 'Tuesday, January 12 at 10:00 AM EST'. */
function inWords(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);
}

/** What the button says under which the buyer tells what is missing; null when nothing is. */
export async function askedFor(payload: Payload, orderId: string): Promise<string | null> {
  const { missing } = await findWaiting(payload, orderId);
  const first = firstToDo(missing, false);
  return first && toDoLabels[first];
}
