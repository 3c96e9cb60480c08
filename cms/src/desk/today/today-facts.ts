import type { PayloadRequest, Where } from 'payload';
import { takenBack } from '../../mails/sending/failure.ts';
import type { Fulfilment, Mail, Order, PaymentCheck } from '../../payload-types.ts';
import { webhookRefusedSince } from '../../payments/stripe/webhook-seen.ts';

export type Listed<Row> = { rows: Row[]; total: number };
export type OrderRow = Pick<
  Order,
  | 'id'
  | 'number'
  | 'status'
  | 'firstName'
  | 'lastName'
  | 'productName'
  | 'amount'
  | 'createdAt'
  | 'city'
  | 'state'
  | 'needsDetails'
>;
export type MailRow = Pick<Mail, 'id' | 'subject' | 'to' | 'lastError' | 'attempts'>;
export type WorkerState = {
  isSeen: boolean;
  seenAt: Date | null;
  reconciledAt: Date | null;
  backedUpAt: Date | null;
  /** Since when the last copy of a backup elsewhere is missing; null when it is there, or none is made. */
  copyFailedAt: Date | null;
  /** Since when what comes to Stripe's address is not understood; null when it is. */
  webhookRefusedAt: Date | null;
};

/** The oldest five orders of a list, as far as this person may see them. */
export async function oldestOrders(req: PayloadRequest, where: Where): Promise<Listed<OrderRow>> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'orders',
    where,
    sort: 'createdAt',
    limit: 5,
    depth: 0,
    select: {
      number: true,
      status: true,
      firstName: true,
      lastName: true,
      productName: true,
      amount: true,
      createdAt: true,
      city: true,
      state: true,
      needsDetails: true,
    },
    overrideAccess: false,
    req,
  });
  return { rows: docs, total: totalDocs };
}

export async function failedMails(req: PayloadRequest): Promise<Listed<MailRow>> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'mails',
    where: {
      and: [
        { state: { equals: 'failed' } },
        { or: [{ lastError: { exists: false } }, { lastError: { not_equals: takenBack } }] },
      ],
    },
    sort: '-updatedAt',
    limit: 5,
    depth: 0,
    select: { subject: true, to: true, lastError: true, attempts: true },
    overrideAccess: false,
    req,
  });
  return { rows: docs, total: totalDocs };
}

export type LateRow = Pick<Fulfilment, 'id' | 'name' | 'step' | 'dueAt'> & {
  order: { id: string; who: string };
};

/** The five things that wait longest past their day, at the practice, with a family or at a lab (ORD-04). */
export async function lateWork(req: PayloadRequest, now = new Date()): Promise<Listed<LateRow>> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'fulfilments',
    where: {
      and: [
        { dueAt: { less_than: now.toISOString() } },
        { step: { in: ['to-send', 'sent', 'at-lab'] } },
      ],
    },
    sort: 'dueAt',
    limit: 5,
    depth: 1,
    select: { name: true, step: true, dueAt: true, order: true },
    populate: { orders: { firstName: true, lastName: true } },
    overrideAccess: false,
    req,
  });
  return {
    total: totalDocs,
    rows: docs.map(({ order, ...row }) => ({
      ...row,
      order:
        typeof order === 'string'
          ? { id: order, who: 'Buyer not known' }
          : {
              id: order.id,
              who: [order.firstName, order.lastName].filter(Boolean).join(' ') || 'Buyer not known',
            },
    })),
  };
}

type CheckRow = Pick<PaymentCheck, 'id' | 'words' | 'kind' | 'order' | 'createdAt' | 'deadline'>;
export type MoneyFacts = { checks: Listed<CheckRow>; incomplete: number; late: number };

/** What the comparison with Stripe left for a person, how many orders of the dialog wait for an address or a choice, and how many plans have a failed payment. */
export async function moneyFacts(req: PayloadRequest): Promise<MoneyFacts> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'payment-checks',
    where: { state: { equals: 'open' } },
    sort: ['deadline', '-createdAt'],
    limit: 5,
    depth: 0,
    select: { words: true, kind: true, order: true, createdAt: true, deadline: true },
    overrideAccess: false,
    req,
  });
  const { totalDocs: incomplete } = await req.payload.count({
    collection: 'orders',
    where: { needsDetails: { equals: true } },
    overrideAccess: false,
    req,
  });
  const { totalDocs: late } = await req.payload.count({
    collection: 'plans',
    where: { status: { equals: 'late' } },
    overrideAccess: false,
    req,
  });
  return { checks: { rows: docs, total: totalDocs }, incomplete, late };
}

/** The worker reports every half minute; after two minutes of silence something is wrong. */
export async function workerState(req: PayloadRequest, now = new Date()): Promise<WorkerState> {
  const { seenAt, reconciledAt, backedUpAt, copiedAt, copyFailedAt, webhookAt, webhookRefusedAt } =
    await req.payload.findGlobal({
      slug: 'worker',
      depth: 0,
      overrideAccess: false,
      req,
    });
  const seen = seenAt ? new Date(seenAt) : null;
  return {
    isSeen: seen !== null && now.getTime() - seen.getTime() < 120_000,
    seenAt: seen,
    reconciledAt: reconciledAt ? new Date(reconciledAt) : null,
    backedUpAt: backedUpAt ? new Date(backedUpAt) : null,
    copyFailedAt:
      copyFailedAt && (!copiedAt || copiedAt < copyFailedAt) ? new Date(copyFailedAt) : null,
    webhookRefusedAt: webhookRefusedSince({ webhookAt, webhookRefusedAt }, now),
  };
}
