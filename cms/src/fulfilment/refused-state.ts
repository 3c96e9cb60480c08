import type { FieldErrors } from 'common/contract/check';
import { kitRefusal } from 'common/fulfilment/where';
import type { Payload, PayloadRequest } from 'payload';
import type { WorkRow } from './work-rows.ts';

/** Of what has not left, `rows`: kits whose laboratory may not be used where they would go (ORD-15), told at the field that the buyer has just changed. */
export async function refusedState(
  payload: Payload,
  rows: WorkRow[],
  kits: { id: string; kit?: string | undefined }[],
  state: string,
  isMoving: boolean,
  req?: PayloadRequest,
): Promise<FieldErrors> {
  const chosen = new Map(kits.flatMap(({ id, kit }) => (kit ? [[id, kit] as const] : [])));
  const concerned = rows.filter((row) => isMoving || chosen.has(row.id));
  const handles = concerned.flatMap((row) => chosen.get(row.id) ?? row.product ?? []);
  if (handles.length === 0 || !state) return {};
  const { docs } = await payload.find({
    collection: 'products',
    where: { and: [{ handle: { in: handles } }, { notIn: { in: [state] } }] },
    select: { name: true, handle: true, notIn: true },
    depth: 0,
    pagination: false,
    ...(req && { req }),
  });
  const refusals = docs.flatMap(({ name, handle, notIn }) => {
    const message = kitRefusal({ name, notIn: notIn ?? [] }, state);
    return message ? [{ handle, message }] : [];
  });
  const [first] = refusals;
  if (!first) return {};
  const { message } = first;
  const [kit] = concerned.filter((row) => chosen.get(row.id) === first.handle);
  return isMoving || !kit ? { state: message } : { [`kits.${kit.id}.kit`]: message };
}
