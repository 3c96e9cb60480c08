import type { FieldHook } from 'payload';
import { connectionFor } from '../../transaction.ts';
import { countUses } from './coupon-rows.ts';

/** How often a coupon was used, as a sentence; counted when somebody looks. */
export const tellUsage: FieldHook = async ({ data, req }) => {
  if (typeof data?.id !== 'string') return null;
  const { redeemed, reserved } = await countUses(connectionFor(req), data.id);
  const used =
    redeemed === 1 ? 'Used once' : redeemed === 0 ? 'Not used yet' : `Used ${redeemed} times`;
  const limit = typeof data.limitTotal === 'number' ? ` of ${data.limitTotal}` : '';
  const held =
    reserved === 0 ? '' : `, held for ${reserved} ${reserved === 1 ? 'checkout' : 'checkouts'} now`;
  return `${used}${limit}${held}`;
};
