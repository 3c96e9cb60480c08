import { type VisitState, visitStates, type WorkStep } from 'common/fulfilment/steps';
import { hasMail, withdrawHeld, writeMail } from '../mails/sending/outbox.ts';
import { nextVisitState, type VisitMove } from './machine.ts';
import { type Moving, refuse, undoMs } from './moving.ts';
import { isSwitchedOn } from './step-mails.ts';
import { saveVisit, type VisitRow } from './work-rows.ts';

const aYearMs = 366 * 86_400_000;

/** Books a visit at `at`, ticks it off, cancels it or takes that back. False when this press has done it before. */
export async function moveVisit(
  moving: Moving,
  visit: VisitRow,
  move: VisitMove,
  from: WorkStep | VisitState,
): Promise<boolean> {
  const { req, now, by, press, note, order, settings, at } = moving;
  if (visit.history?.some((line) => line.press === press)) return false;
  if (visit.state !== from)
    throw refuse(
      409,
      `${visit.label} is “${visitStates[visit.state]}” by now. Load the page again.`,
    );
  const to = nextVisitState(visit.state, move);
  if (!to) throw refuse(422, `From “${visitStates[visit.state]}” this is not possible.`);
  const hour = at ? new Date(at) : null;
  if (move === 'book') {
    if (!hour) throw refuse(422, 'Choose the day and the hour of the visit.');
    if (hour.getTime() < now.getTime() || hour.getTime() > now.getTime() + aYearMs)
      throw refuse(422, 'Choose a day within the next twelve months.');
  }
  const changes = {
    state: to,
    at: move === 'book' || move === 'tick' ? (hour ?? now).toISOString() : visit.at,
    ...(move === 'tick' && !hour && visit.at ? { at: visit.at } : {}),
    ...(to === 'granted' ? { at: null } : {}),
    with: moving.with ?? visit.with,
    calendarSequence: (visit.calendarSequence ?? 0) + (move === 'tick' ? 0 : 1),
    history: [
      ...(visit.history ?? []),
      {
        at: now.toISOString(),
        by,
        move,
        from: visit.state,
        to,
        press,
        ...(note ? { note } : {}),
      },
    ],
  };
  await withdrawHeld(req, order.id, `${visit.id}:${visit.calendarSequence ?? 0}`);
  // A booking that the buyer never read of needs no cancelling.
  const tells =
    move === 'book' ||
    (move === 'cancel' &&
      visit.state === 'booked' &&
      (await hasMail(req, order.id, 'visit-booked', visit.id)));
  await saveVisit(req, visit, changes);
  if (tells && moving.mail !== false && isSwitchedOn(settings, 'booked'))
    await writeMail(
      req,
      move === 'book' ? 'visit-booked' : 'visit-cancelled',
      { id: order.id, email: order.email, firstName: order.firstName, number: order.number },
      `${visit.id}:${changes.calendarSequence}`,
      new Date(now.getTime() + undoMs),
    );
  return true;
}
