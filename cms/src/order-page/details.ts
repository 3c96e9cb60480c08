import { type FieldErrors, refuseFields } from 'common/contract/check';
import type { OrderDetailsRequest } from 'common/contract/order-page';
import { usStates } from 'common/us-states';
import type { Payload } from 'payload';
import { moveWork } from '../fulfilment/move-work.ts';
import { refusedState } from '../fulfilment/refused-state.ts';
import { readWorkSettings } from '../fulfilment/settings.ts';
import { findWork, isUnsent, type WorkRow } from '../fulfilment/work-rows.ts';
import { CallRefused } from '../http/named-call.ts';
import { kitFaults } from './kit-faults.ts';
import type { OpenedOrder } from './open-order.ts';
import { hasAddress } from './read-page.ts';

type Typed = OrderDetailsRequest;

/**
 * Takes what a buyer says of an order: where to send it, which kit of a package, who uses each. It only writes: nothing
 * of it is answered. Throws a 422 `CallRefused` with `fieldErrors`, and a 409 when what it is about has left meanwhile.
 */
export async function takeDetails(
  payload: Payload,
  order: OpenedOrder,
  typed: Typed,
  now = new Date(),
): Promise<{ success: true }> {
  const { rows } = await findWork(payload, [order.id]);
  if (rows.some(({ history }) => history?.some(({ press }) => press === typed.press)))
    return { success: true };
  const kits = typed.kits.filter(({ kit, usedBy }) => kit || usedBy);
  const isMoving = [typed.address, typed.city, typed.state, typed.zipCode].some(Boolean);
  const needsAddress = !hasAddress(order) && rows.some(isUnsent);
  requireOpen(rows, kits, isMoving);
  const { calendar } = await readWorkSettings(payload);
  const errors: FieldErrors = {
    ...(isMoving || needsAddress ? addressFaults(typed) : {}),
    ...kitFaults(rows, kits, now, calendar.timeZone),
  };
  refuseFaults(errors);
  const state = typed.state.toUpperCase() || (order.state ?? '');
  refuseFaults(await refusedState(payload, rows.filter(isUnsent), kits, state, isMoving));
  if (!isMoving && kits.length === 0) return { success: true };
  await moveWork(
    payload,
    order.id,
    {
      move: 'details',
      press: typed.press,
      details: {
        ...(isMoving
          ? { address: { address: typed.address, city: typed.city, state, zipCode: typed.zipCode } }
          : {}),
        kits: kits.map(({ id, kit, usedBy, firstName, dateOfBirth, isGuardian }) => ({
          id,
          ...(kit ? { kit } : {}),
          ...(usedBy ? { usedBy, firstName, dateOfBirth, isGuardian } : {}),
        })),
      },
    },
    'buyer',
    now,
  );
  return { success: true };
}

function refuseFaults(fieldErrors: FieldErrors): void {
  if (Object.keys(fieldErrors).length > 0) throw new CallRefused(422, refuseFields(fieldErrors));
}

function requireOpen(rows: WorkRow[], kits: Typed['kits'], isMoving: boolean): void {
  const isOpen = (id: string) => rows.some((row) => row.id === id && isUnsent(row));
  if (!kits.every(({ id }) => isOpen(id)) || (isMoving && !rows.some(isUnsent)))
    throw new CallRefused(409, {
      success: false,
      message: 'This has left us meanwhile. Write to us if something is wrong with it.',
    });
}

function addressFaults({ address, city, state, zipCode }: Typed): FieldErrors {
  return {
    ...(address ? {} : { address: 'Street address is required' }),
    ...(city ? {} : { city: 'City is required' }),
    ...(state.toUpperCase() in usStates
      ? {}
      : { state: 'Write your state as two letters, such as ID' }),
    ...(/^\d{5}(-\d{4})?$/.test(zipCode) ? {} : { zipCode: 'Valid ZIP code is required' }),
  };
}
