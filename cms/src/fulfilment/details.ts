import { adultFrom, ageAt } from 'common/fulfilment/ages';
import { usStates } from 'common/us-states';
import { encryptField } from '../fields/encryption/encrypted.ts';
import { dueAt } from './expected.ts';
import type { Details } from './move-requests.ts';
import { type Moving, refuse } from './moving.ts';
import { refusedState } from './refused-state.ts';
import {
  findWork,
  type HistoryLine,
  missingDetails,
  saveRow,
  sealPerson,
  type WorkRow,
} from './work-rows.ts';

/** What can still be changed: nothing of it has left. */
const unsent = (row: WorkRow) =>
  row.step === 'needs-details' || row.step === 'to-send' || row.step === 'to-check';

/**
 * Writes what was missing, or what is corrected, on the order and its kits; what is complete then is to be sent. The
 * address cannot change once everything has left, a kit once it has. Repeated with the same `press`, also at the same
 * moment, it is done once. Throws a 422 `CallRefused`.
 */
export async function applyDetails(moving: Moving, details: Details): Promise<void> {
  const { req, order, now, by, press, settings } = moving;
  const { rows } = await findWork(req.payload, [order.id], req);
  if (rows.some(({ history }) => history?.some((line) => line.press === press))) return;
  if (details.address && !rows.some(unsent))
    throw refuse(422, 'Everything has left. Write to us if you have moved.');
  await requireSound(moving, rows.filter(unsent), details);
  await saveOrder(moving, details);
  const changes = new Map((details.kits ?? []).map((kit) => [kit.id, kit]));
  for (const { id } of changes.values())
    if (!rows.some((row) => row.id === id)) throw refuse(404, 'This does not belong to the order.');
  for (const row of rows) {
    const change = changes.get(row.id);
    if (change && !unsent(row))
      throw refuse(422, `${row.name} has left already. Write to us if something is wrong.`);
    const told = change ? toldOf(row, change) : {};
    const known = { ...row, ...told };
    const isReady =
      row.step === 'needs-details' && missingDetails(known, order.hasAddress).length === 0;
    if (!change && !isReady && !(details.address && unsent(row))) continue;
    const step = isReady ? 'to-send' : row.step;
    const line: HistoryLine = {
      at: now.toISOString(),
      by,
      move: 'details',
      from: row.step,
      to: step,
      press,
    };
    await saveRow(req, row, {
      ...told,
      step,
      ...(isReady
        ? {
            stepAt: now.toISOString(),
            dueAt: dueAt(row.kind, step, now, known.labDays, settings)?.toISOString() ?? null,
          }
        : {}),
      history: [...(row.history ?? []), line],
    });
  }
}

/** What the buyer's page refuses at its fields is refused to everybody: a place that is none, a child nobody answers for. */
async function requireSound(
  { req, order, now, settings }: Moving,
  rows: WorkRow[],
  { address, kits = [] }: Details,
): Promise<void> {
  if (address && !(address.state.toUpperCase() in usStates))
    throw refuse(422, 'Write the state as two letters, such as ID.');
  if (address && !/^\d{5}(-\d{4})?$/.test(address.zipCode))
    throw refuse(422, 'A ZIP code has five digits.');
  for (const { usedBy, dateOfBirth = '', isGuardian } of kits) {
    if (usedBy !== 'other' || !dateOfBirth) continue;
    const age = ageAt(dateOfBirth, now, settings.calendar.timeZone);
    if (age === null) throw refuse(422, 'This date of birth cannot be.');
    if (age < adultFrom && !isGuardian)
      throw refuse(422, 'For a child, tick that the buyer is the parent or guardian.');
  }
  const state = (address?.state ?? order.state ?? '').toUpperCase();
  const [refusal] = Object.values(
    await refusedState(req.payload, rows, kits, state, Boolean(address), req),
  );
  if (refusal) throw refuse(422, refusal);
}

type KitDetails = NonNullable<Details['kits']>[number];

/** What is told of one kit, sealed. */
function toldOf(row: WorkRow, { kit, usedBy, firstName, dateOfBirth, isGuardian }: KitDetails) {
  const chosen = kit ? (row.options ?? []).find(({ handle }) => handle === kit) : undefined;
  if (kit && !chosen && kit !== row.product)
    throw refuse(422, 'Choose one of the kits that belong to this package.');
  if (usedBy === 'other' && (!firstName || !dateOfBirth))
    throw refuse(422, 'Write the first name and the date of birth of who will use this kit.');
  return {
    ...(chosen
      ? {
          product: chosen.handle,
          name: chosen.name,
          sample: chosen.sample,
          labDays: chosen.labDays,
          ageFrom: chosen.ageFrom,
          ageTo: chosen.ageTo,
        }
      : {}),
    ...(usedBy
      ? {
          usedBy,
          isGuardian: usedBy === 'other' && isGuardian === true,
          ...sealPerson(
            row.id,
            usedBy === 'other' ? { name: firstName ?? '', birthDate: dateOfBirth ?? '' } : null,
          ),
        }
      : {}),
  };
}

async function saveOrder({ req, order }: Moving, { address, email }: Details): Promise<void> {
  if (!address && !email) return;
  const data = {
    ...(email ? { email } : {}),
    ...(address
      ? {
          address: encryptField(address.address, {
            collection: 'orders',
            field: 'address',
            id: order.id,
          }),
          city: address.city,
          state: address.state.toUpperCase(),
          zipCode: address.zipCode,
          needsDetails: false,
        }
      : {}),
    updatedAt: new Date().toISOString(),
  };
  await req.payload.db.updateOne({
    collection: 'orders',
    id: order.id,
    data,
    req,
    returning: false,
  });
  if (address) order.hasAddress = true;
  if (email) order.email = email;
}
