import { workSteps } from 'common/fulfilment/steps';
import type { PayloadRequest } from 'payload';
import { isSignedIn } from '../../access/roles.ts';
import { failedPlans } from '../../admin/orders/failed-plans.ts';
import { toReview } from '../../admin/orders/order-lists.ts';
import { isBackupLate } from '../../backup/age.ts';
import type { Dates } from '../../clock/dates.ts';
import { env } from '../../env.ts';
import { idOf } from '../../fields/id-of.ts';
import { findStuckJobs, type StuckJobs } from '../../jobs/stuck-jobs.ts';
import { whatToDo } from '../../payments/orders/check-kinds.ts';
import {
  failedMails,
  lateWork,
  moneyFacts,
  oldestOrders,
  type WorkerState,
  workerState,
} from './today-facts.ts';

/** One thing that does not go as it should, and where it is mended. */
type Trouble = {
  key: string;
  title: string;
  about: string;
  href: string;
  button: string;
  /** A payment that somebody looks at: its id, by which it is noted as checked. */
  check?: string;
};

export type Troubles = { rows: Trouble[]; total: number };

const mostRows = 6;

/** What does not go by itself any more, what is worst first; empty on most days. */
export async function readTrouble(
  req: PayloadRequest,
  dates: Dates,
  now = new Date(),
): Promise<Troubles> {
  const [review, money, plans, mails, late, publications, worker, jobs] = await Promise.all([
    oldestOrders(req, toReview),
    moneyFacts(req),
    latePlans(req),
    failedMails(req),
    lateWork(req, now),
    failedPlans(req, now),
    workerState(req, now),
    findStuckJobs(req.payload),
  ]);
  const house = [
    ...workerTrouble(worker, jobs, dates),
    ...(seesNumbers(req)
      ? [
          ...webhookTrouble(worker.webhookRefusedAt, dates),
          ...backupTrouble(worker.backedUpAt, dates, now),
          ...copyTrouble(worker.copyFailedAt, dates),
        ]
      : []),
  ];
  const rows: Trouble[] = [
    ...house,
    ...review.rows.map((order) => ({
      key: order.id,
      title: `Check the payment of ${[order.firstName, order.lastName].filter(Boolean).join(' ') || order.number}`,
      about: `${order.productName ?? 'An order'}. Nothing is sent before you have looked.`,
      href: `/admin/orders/${order.id}`,
      button: 'Check',
    })),
    ...plans.rows,
    ...money.checks.rows.map(({ id, words, kind, order, deadline }) => ({
      key: id,
      title: deadline ? `Answer by ${dates.day(deadline)}` : 'A payment to check',
      about: [words, kind ? whatToDo[kind] : ''].join(' ').trim(),
      href: order ? `/admin/orders/${idOf(order)}` : `/admin/collections/payment-checks/${id}`,
      button: 'Open',
      check: id,
    })),
    ...mails.rows.map(({ id, to, lastError }) => ({
      key: id,
      title: `Email to ${to} did not go out`,
      about: lastError ?? 'The mail server did not say why.',
      href: `/admin/collections/mails/${id}`,
      button: 'Open',
    })),
    ...late.rows.map(({ id, name, step, dueAt, order }) => ({
      key: id,
      title: `${order.who}: ${name} is late`,
      about: `${workSteps[step]}. It was due ${dueAt ? dates.day(dueAt) : 'before'}.`,
      href: `/admin/orders/${order.id}`,
      button: 'Open',
    })),
    ...publications.rows.map(({ id, title, href, type, reason }) => ({
      key: id,
      title: `${title} was not ${type === 'publish' ? 'published' : 'taken off'}`,
      about: reason,
      href,
      button: 'Open',
    })),
  ];
  return {
    rows: rows.slice(0, mostRows),
    total:
      house.length +
      review.total +
      plans.total +
      money.checks.total +
      mails.total +
      late.total +
      publications.total,
  };
}

/** While it is silent, everything waits, and what waits for long is no other trouble. */
function workerTrouble(
  { isSeen, seenAt }: WorkerState,
  { count, since }: StuckJobs,
  dates: Dates,
): Trouble[] {
  if (!isSeen)
    return [
      {
        key: 'worker',
        title: 'Emails are waiting',
        about: `What sends them ${seenAt ? `was last seen ${dates.hour(seenAt)}` : 'has not started yet'}. Tell whoever runs the site.`,
        href: '/admin/collections/mails',
        button: 'Emails',
      },
    ];
  if (!since) return [];
  return [
    {
      key: 'jobs',
      title: count === 1 ? 'One thing does not get done' : `${count} things do not get done`,
      about: `Emails, refunds or monthly payments have been waiting since ${dates.hour(since)}. They are tried again by themselves; if this stays, tell whoever runs the site.`,
      href: '/admin/collections/mails',
      button: 'Emails',
    },
  ];
}

function webhookTrouble(refusedAt: Date | null, dates: Dates): Trouble[] {
  if (!refusedAt) return [];
  return [
    {
      key: 'webhook',
      title: 'News of payments is refused',
      about: `What came to the address for Stripe ${dates.hour(refusedAt)} was not signed as Stripe signs it. Payments are still found once an hour. If it goes on, the signing secret of the webhook is not the one in the settings of the site: tell whoever runs it.`,
      href: '/admin/settings',
      button: 'Set-up',
    },
  ];
}

/** Beside stand-ins nothing is kept that could be lost. */
function backupTrouble(madeAt: Date | null, dates: Dates, now: Date): Trouble[] {
  if (env().ALLOW_STAND_INS === '1' || !isBackupLate(madeAt, now)) return [];
  return [
    {
      key: 'backup',
      title: madeAt ? 'The last backup is old' : 'There is no backup yet',
      about: `${madeAt ? `It was made ${dates.hour(madeAt)}. ` : ''}What came in since then would be lost with the server. Tell whoever runs the site.`,
      href: '/admin/globals/worker',
      button: 'Look',
    },
  ];
}

function copyTrouble(failedAt: Date | null, dates: Dates): Trouble[] {
  if (!failedAt) return [];
  return [
    {
      key: 'backup-copy',
      title: 'The last backup is on the server alone',
      about: `It could not be copied to the bucket ${dates.hour(failedAt)}. With the server it would be lost, too. Tell whoever runs the site.`,
      href: '/admin/globals/worker',
      button: 'Look',
    },
  ];
}

async function latePlans(req: PayloadRequest): Promise<Troubles> {
  const { docs, totalDocs } = await req.payload.find({
    collection: 'plans',
    where: { status: { equals: 'late' } },
    sort: 'createdAt',
    limit: 5,
    depth: 1,
    select: { order: true, productName: true, orderNumber: true },
    populate: { orders: { firstName: true, lastName: true } },
    req,
    overrideAccess: false,
  });
  return {
    total: totalDocs,
    rows: docs.map(({ id, order, productName, orderNumber }) => {
      const who =
        typeof order === 'string'
          ? ''
          : [order.firstName, order.lastName].filter(Boolean).join(' ');
      return {
        key: id,
        title: `A monthly payment of ${who || `order ${orderNumber}`} failed`,
        about: `${productName}. Stripe tries again, and the buyer has a link to pay.`,
        href: `/admin/orders/${idOf(order)}`,
        button: 'Open',
      };
    }),
  };
}

/** Money is for those who have Numbers. */
export const seesNumbers = ({ user }: PayloadRequest): boolean =>
  isSignedIn(user, ['admin', 'practitioner']);
