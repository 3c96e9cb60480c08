import type { WorkStep } from 'common/fulfilment/steps';
import type { CollectionAfterChangeHook } from 'payload';
import { joinTurn } from '../transaction.ts';
import { findWork, refreshWork, saveRow, type WorkRow, workTurn } from './work-rows.ts';

/** Where everything of an order stands once its status was set by hand in the order's form. */
const byStatus: Partial<Record<string, { to: WorkStep; from: WorkStep[] }>> = {
  fulfilling: { to: 'sent', from: ['needs-details', 'to-send', 'to-check'] },
  completed: {
    to: 'done',
    from: ['needs-details', 'to-send', 'to-check', 'sent', 'at-lab', 'results-in'],
  },
};

/** An order that is moved on as a whole takes its kits and goods along; no mail is written for it. */
export const moveWorkByHand: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update' || doc.status === previousDoc?.status) return doc;
  const id = String(doc.id);
  const now = new Date();
  await joinTurn(req, workTurn(id));
  const { rows } = await findWork(req.payload, [id], req);
  const move = byStatus[String(doc.status)];
  for (const row of rows) if (move?.from.includes(row.step)) await saveRow(req, row, moved(row));
  await refreshWork(req, id, now);
  return doc;

  function moved(row: WorkRow): Partial<WorkRow> {
    const at = now.toISOString();
    const to = move?.to ?? row.step;
    const by = req.user?.collection === 'users' ? req.user.name || req.user.username : '';
    return {
      step: to,
      stepAt: at,
      dueAt: null,
      sentAt: row.sentAt ?? at,
      doneAt: to === 'done' ? at : null,
      history: [
        ...(row.history ?? []),
        { at, by, move: to === 'done' ? 'done' : 'send', from: row.step, to },
      ],
    };
  }
};
