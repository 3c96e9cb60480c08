import { newShopper } from '../world/shopper.ts';
import { intentOf } from '../world/stripe-side.ts';
import { customer } from './calls.ts';
import type { World } from './world.ts';

/** Buys one kit with these personal data; true when there is an order. */
export async function buyAs(world: World, changes: object): Promise<boolean> {
  const shopper = newShopper(world, { ...customer, ...changes });
  const { clientSecret } = (await shopper.begin()).body;
  if (typeof clientSecret !== 'string') return false;
  await shopper.stripe.confirm(clientSecret);
  const { body } = await shopper.report(intentOf(clientSecret));
  return body.success === true;
}
