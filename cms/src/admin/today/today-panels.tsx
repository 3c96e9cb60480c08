import { workSteps } from 'common/fulfilment/steps';
import type { ReactNode } from 'react';
import { orderStatusLabel } from '../../payments/orders/order-status.ts';
import type { FailedPlan } from '../orders/failed-plans.ts';
import { ordersHref, toReview } from '../orders/order-lists.ts';
import type {
  LateRow,
  Listed,
  MailRow,
  MoneyFacts,
  NewLeads,
  OrderRow,
  WorkerState,
} from './today-facts.ts';

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

export function OrdersToShip({
  orders,
  review,
}: {
  orders: Listed<OrderRow>;
  review: Listed<OrderRow>;
}) {
  return (
    <Panel title="Orders to ship" link={{ href: '/admin/orders', label: 'Pack and send' }}>
      {review.rows.map((order) => (
        <OrderLine key={order.id} order={order} note="Check the payment first" />
      ))}
      {orders.rows.map((order) => (
        <OrderLine key={order.id} order={order} note={noteOf(order)} />
      ))}
      {orders.total + review.total === 0 ? (
        <p className="today__none">
          No order is waiting. New ones appear here as soon as they are paid.
        </p>
      ) : null}
      <More
        count={review.total - review.rows.length}
        words="with a payment to check"
        href={ordersHref(toReview)}
      />
      <More count={orders.total - orders.rows.length} words="to pack" href="/admin/orders" />
    </Panel>
  );
}

function noteOf({ status, needsDetails, createdAt }: OrderRow): string {
  if (needsDetails) return 'Waits for details';
  return status === 'paid' ? `Paid ${day.format(new Date(createdAt))}` : orderStatusLabel(status);
}

function OrderLine({ order, note }: { order: OrderRow; note: string }) {
  return (
    <a className="today__row" href={`/admin/orders/${order.id}`}>
      <span>
        <strong>
          {[order.firstName, order.lastName].filter(Boolean).join(' ') || 'Buyer not known'}
        </strong>
        <span>{order.productName}</span>
        <small>{[order.number, order.city, order.state].filter(Boolean).join(', ')}</small>
      </span>
      <span className="today__amount">
        <b>{dollars.format(Number(order.amount))}</b>
        <small>{note}</small>
      </span>
    </a>
  );
}

/** Seldom there: what should have left, come back or been told by now. */
export function LateWork({ late }: { late: Listed<LateRow> }) {
  if (late.total === 0) return null;
  return (
    <Panel title="Late" link={{ href: '/admin/orders?tab=all', label: 'All orders' }}>
      {late.rows.map(({ id, name, step, dueAt, order }) => (
        <a key={id} className="today__row" href={`/admin/orders/${order.id}`}>
          <span>
            <strong>{order.who}</strong>
            <span>
              {name}, {workSteps[step].toLowerCase()}
            </span>
            {dueAt && <small>Due {day.format(new Date(dueAt))}</small>}
          </span>
        </a>
      ))}
      <More count={late.total - late.rows.length} words="that are late" href="/admin/orders" />
    </Panel>
  );
}

export function Leads({ leads }: { leads: NewLeads[] }) {
  return (
    <Panel
      title="New leads"
      link={{ href: '/admin/collections/contact-submissions', label: 'All messages' }}
    >
      {leads.map(({ slug, total, words }) => (
        <a
          key={slug}
          className="today__row"
          href={`/admin/collections/${slug}?where[or][0][and][0][status][equals]=new`}
        >
          <span>
            <strong>
              {total} {words}
            </strong>
          </span>
        </a>
      ))}
      {leads.length === 0 ? <p className="today__none">Nobody is waiting for an answer.</p> : null}
    </Panel>
  );
}

export function Failed({ mails }: { mails: Listed<MailRow> }) {
  return (
    <Panel title="Failed mails" link={{ href: '/admin/collections/mails', label: 'All mails' }}>
      {mails.rows.map((mail) => (
        <a key={mail.id} className="today__row" href={`/admin/collections/mails/${mail.id}`}>
          <span>
            <strong>{mail.subject}</strong>
            <span>To {mail.to}</span>
            <small>{mail.lastError}</small>
          </span>
        </a>
      ))}
      <More
        count={mails.total - mails.rows.length}
        words="that did not go out"
        href="/admin/collections/mails?where[or][0][and][0][state][equals]=failed"
      />
      {mails.total === 0 ? (
        <p className="today__none">Every mail went out.</p>
      ) : (
        <p className="today__none">Open one and tick “Send again”.</p>
      )}
    </Panel>
  );
}

/** Seldom there: payments that do not fit, and orders whose buyer still has to answer. */
export function MoneyToCheck({ money: { checks, incomplete, late } }: { money: MoneyFacts }) {
  if (checks.total + incomplete + late === 0) return null;
  return (
    <Panel
      title="Payments to check"
      link={{ href: '/admin/collections/payment-checks', label: 'All findings' }}
    >
      {checks.rows.map(({ id, words, createdAt, deadline }) => (
        <a key={id} className="today__row" href={`/admin/collections/payment-checks/${id}`}>
          <span>
            <strong>{words}</strong>
            <small>
              {deadline
                ? `Deadline ${day.format(new Date(deadline))}`
                : `Found ${day.format(new Date(createdAt))}`}
            </small>
          </span>
        </a>
      ))}
      <More
        count={checks.total - checks.rows.length}
        words="to check"
        href="/admin/collections/payment-checks?where[or][0][and][0][state][equals]=open"
      />
      {late > 0 && (
        <a
          className="today__row"
          href="/admin/collections/plans?where[or][0][and][0][status][equals]=late"
        >
          <span>
            <strong>
              {late === 1 ? 'One monthly payment failed' : `${late} monthly payments failed`}
            </strong>
            <small>
              Stripe tries again, and the buyer has a link to pay. Write to those who do not.
            </small>
          </span>
        </a>
      )}
      {incomplete > 0 && (
        <a
          className="today__row"
          href="/admin/collections/orders?where[or][0][and][0][needsDetails][equals]=true"
        >
          <span>
            <strong>
              {incomplete === 1
                ? 'One order waits for details'
                : `${incomplete} orders wait for details`}
            </strong>
            <small>The buyers were asked by mail for the address or the choice.</small>
          </span>
        </a>
      )}
    </Panel>
  );
}

/** Seldom there: what was planned could not be done, because something in it is missing. */
export function NotPublished({ plans }: { plans: Listed<FailedPlan> }) {
  if (plans.total === 0) return null;
  const more = plans.total - plans.rows.length;
  return (
    <Panel
      title="Not done as planned"
      link={{ href: '/admin/collections/posts', label: 'All articles' }}
    >
      {plans.rows.map(({ id, title, href, type, reason }) => (
        <a key={id} className="today__row" href={href}>
          <span>
            <strong>{title}</strong>
            <span>{type === 'publish' ? 'Could not be published' : 'Could not be taken off'}</span>
            <small>{reason}</small>
          </span>
        </a>
      ))}
      {more > 0 ? (
        <p className="today__none">And {more} more, which show when these are mended.</p>
      ) : null}
      <p className="today__none">
        Open it, fill in what is missing, and publish it or plan it again.
      </p>
    </Panel>
  );
}

export function Running({ worker }: { worker: WorkerState }) {
  const compared = worker.reconciledAt
    ? ` Payments were last compared with Stripe on ${day.format(worker.reconciledAt)} at ${hour.format(worker.reconciledAt)}.`
    : '';
  return worker.isSeen ? (
    <p className="today__notice">
      <strong>Everything else is running.</strong>
      {compared}
    </p>
  ) : (
    <p className="today__notice today__notice--late" role="status">
      <strong>Mails are waiting.</strong> The helper that sends them{' '}
      {worker.seenAt ? `was last seen at ${hour.format(worker.seenAt)}` : 'has not started yet'}.
      Tell whoever runs the site.
    </p>
  );
}

/** The way to the rows that had no room. */
function More({ count, words, href }: { count: number; words: string; href: string }) {
  if (count <= 0) return null;
  return (
    <p className="today__none">
      <a href={href}>
        And {count} more {words}
      </a>
    </p>
  );
}

function Panel({
  title,
  link,
  children,
}: {
  title: string;
  link: { href: string; label: string };
  children: ReactNode;
}) {
  return (
    <section className="today__panel">
      <header>
        <h2>{title}</h2>
        <a href={link.href}>{link.label}</a>
      </header>
      {children}
    </section>
  );
}
