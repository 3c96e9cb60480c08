import { randomUUID } from 'node:crypto';
import type { Moving } from './moving.ts';
import { openPerson, saveRow, sealPerson, type WorkRow } from './work-rows.ts';
import { begun } from './write-work.ts';

/** Sends another in the place of one that is lost or rejected, without money. False when it was replaced before. */
export async function replace(moving: Moving, row: WorkRow, rows: WorkRow[]): Promise<boolean> {
  if (rows.some(({ replaces }) => replaces === row.id)) return false;
  const { req, now, settings, order, by, press, note } = moving;
  const id = randomUUID();
  const { createdAt: _, step: _step, stepAt: _at, dueAt: _due, history: _history, ...same } = row;
  const fresh = begun(
    {
      ...same,
      id,
      place: Math.max(...rows.map(({ place }) => place)) + 1,
      ...sealPerson(id, openPerson(row)),
      sentAt: null,
      atLabAt: null,
      resultsAt: null,
      doneAt: null,
      carrier: null,
      tracking: null,
      remindersSent: 0,
      replaces: row.id,
    },
    order.hasAddress,
    { now, settings, placing: undefined },
  );
  await req.payload.db.create({ collection: 'fulfilments', data: fresh, req, returning: false });
  await saveRow(req, row, {
    history: [
      ...(row.history ?? []),
      {
        at: now.toISOString(),
        by,
        move: 'replace',
        from: row.step,
        to: row.step,
        press,
        ...(note ? { note } : {}),
      },
    ],
  });
  return true;
}
