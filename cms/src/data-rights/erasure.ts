import { sql } from '@payloadcms/db-postgres';
import { mailboxOf } from 'common/email-address';
import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest } from 'payload';
import type Stripe from 'stripe';
import { connectionFor, connectionOf, inTransaction } from '../transaction.ts';
import { deleteRows } from './delete-rows.ts';
import { findPerson, subjectOf, type PersonRows } from './find-person.ts';
import { heldCollections } from './holdings.ts';
import { keptUntil } from './retention.ts';
import { customersOf, deleteCustomers } from './stripe-customers.ts';

type Part = { words: string; count: number };

/** What erasing somebody does, said before it is done. */
export type ErasurePlan = {
  /** As the newest record says it; '' when none has a name. */
  name: string;
  goes: Part[];
  stays: Part[];
  /** Until when the law and the privacy policy keep what stays; null when nothing does. */
  until: string | null;
  /** Why nothing may be erased now, in sentences; empty when it may. */
  refusals: string[];
};

const runningSteps = ['needs-details', 'to-send', 'sent', 'at-lab', 'results-in'];

/** What would be erased and what would stay. Changes nothing. */
export async function planErasure(payload: Payload, email: string): Promise<ErasurePlan> {
  const req = await createLocalReq({}, payload);
  return await describe(req, await findPerson(payload, email));
}

/** Thrown when nothing may be erased now; says why. */
export class ErasureRefused extends Error {}

/**
 * Erases what goes, in one transaction, then the customer at Stripe. Answers what was done, in the words of the plan. May
 * be repeated: what is gone is gone, and a customer that Stripe could not delete is asked for again. `record` notes who did
 * it, in the same transaction; `subject` is the id of one of the rows.
 * @throws ErasureRefused while a plan, a kit or a visit runs; what Stripe threw when all is erased but the customer there.
 */
export async function erasePerson(
  { payload, stripe }: { payload: Payload; stripe: Stripe | null },
  email: string,
  record: (req: PayloadRequest, subject: string) => Promise<void>,
): Promise<ErasurePlan> {
  const { plan, orders } = await inTransaction(
    payload,
    `erase:${mailboxOf(email)}`,
    async (req) => {
      const connection = connectionOf(req);
      const rows = await findPerson(payload, email, connection);
      const made = await describe(req, rows);
      if (made.refusals.length > 0) throw new ErasureRefused(made.refusals.join(' '));
      for (const { slug, erasure } of heldCollections)
        if (erasure === 'goes') await deleteRows(connection, slug, rows.get(slug) ?? []);
      await record(req, subjectOf(rows));
      return { plan: made, orders: rows.get('orders') ?? [] };
    },
  );
  if (stripe) await deleteCustomers(stripe, await customersOf(payload, orders));
  return plan;
}

async function describe(req: PayloadRequest, rows: PersonRows): Promise<ErasurePlan> {
  const connection = connectionFor(req);
  const part = (erasure: 'goes' | 'kept') =>
    heldCollections.flatMap(({ slug, words: [one, more], ...holding }) => {
      const count = rows.get(slug)?.length ?? 0;
      return holding.erasure === erasure && count > 0
        ? [{ words: count === 1 ? one : more, count }]
        : [];
    });
  const stays = part('kept');
  return {
    name: await nameOf(connection, rows),
    goes: part('goes'),
    stays,
    until: stays.length > 0 ? await keptUntil(connection, rows.get('orders') ?? []) : null,
    refusals: await findRunning(req, rows),
  };
}

async function findRunning(req: PayloadRequest, rows: PersonRows): Promise<string[]> {
  const orders = rows.get('orders') ?? [];
  if (orders.length === 0) return [];
  const { payload } = req;
  const ofThem = { order: { in: orders } };
  const [plans, kits, visits] = await Promise.all([
    payload.find({
      collection: 'plans',
      where: { and: [ofThem, { status: { in: ['pending', 'active', 'late'] } }] },
      select: { orderNumber: true },
      pagination: false,
      depth: 0,
      req,
    }),
    payload.find({
      collection: 'fulfilments',
      where: { and: [ofThem, { step: { in: runningSteps } }] },
      select: { name: true },
      pagination: false,
      depth: 0,
      req,
    }),
    payload.find({
      collection: 'visits',
      where: { and: [ofThem, { state: { equals: 'booked' } }] },
      select: { label: true },
      pagination: false,
      depth: 0,
      req,
    }),
  ]);
  return [
    ...plans.docs.map(
      ({ orderNumber }) =>
        `The payments of order ${orderNumber} are still running. Stop them first.`,
    ),
    ...kits.docs.map(({ name }) => `${name} is still on its way. Finish or stop it first.`),
    ...visits.docs.map(({ label }) => `${label} is booked. Cancel or finish it first.`),
  ];
}

const named: CollectionSlug[] = [
  'orders',
  'contact-submissions',
  'workshop-signups',
  'freebie-downloads',
  'lead-captures',
];

async function nameOf(
  connection: Pick<Payload['db']['drizzle'], 'execute'>,
  rows: PersonRows,
): Promise<string> {
  for (const slug of named) {
    const [id] = rows.get(slug) ?? [];
    if (!id) continue;
    const { rows: found } = await connection.execute<{ name: string }>(
      sql`select trim(concat(first_name, ' ', last_name)) as name from ${sql.identifier(slug.replaceAll('-', '_'))}
        where id in (${sql.join(
          (rows.get(slug) ?? []).map((one) => sql`${one}::uuid`),
          sql`, `,
        )}) order by created_at desc limit 1`,
    );
    if (found[0]?.name) return found[0].name;
  }
  return '';
}
