import type { Payload } from 'payload';
import type { Order, Plan } from '../../payload-types.ts';
import { greetingName } from '../greeting.ts';
import { sampleNumber } from '../mail.ts';

export type Payment = NonNullable<Plan['payments']>[number];

/** What stands in the place of {name} and {number} in a mail to a buyer. */
export function buyer({ firstName, number }: { firstName?: string | null; number: string }) {
  return { name: greetingName(firstName ?? ''), number };
}

export const yourOrder = ({ number }: Pick<Order, 'number'>) => ({
  term: 'Your order',
  detail: number,
});

export const sampleBuyer = { name: 'Ruth', number: sampleNumber };

export async function findPlan(payload: Payload, order: string): Promise<Plan | null> {
  const where = { order: { equals: order } };
  const { docs } = await payload.find({ collection: 'plans', where, depth: 0, limit: 1 });
  return docs[0] ?? null;
}

export const sumOf = (parts: { cents: number }[]) =>
  parts.reduce((cents, part) => cents + part.cents, 0);
