import type { Payload } from 'payload';
import type Stripe from 'stripe';

/** The customers at Stripe that the plans of these orders made. */
export async function customersOf(payload: Payload, orders: string[]): Promise<string[]> {
  if (orders.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'plans',
    where: { order: { in: orders } },
    select: { stripeCustomerId: true },
    depth: 0,
    pagination: false,
  });
  return [...new Set(docs.flatMap(({ stripeCustomerId }) => stripeCustomerId ?? []))];
}

/** Deletes them with the cards that they hold. One that is gone already is gone. */
export async function deleteCustomers(stripe: Stripe, customers: string[]): Promise<void> {
  for (const customer of customers)
    await stripe.customers.del(customer).catch((error: unknown) => {
      if ((error as { code?: string }).code !== 'resource_missing') throw error;
    });
}
