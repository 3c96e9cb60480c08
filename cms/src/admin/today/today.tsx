import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { asOneAct } from '../../audit/record-access.ts';
import { isSecondFactorRequired } from '../../env.ts';
import { failedPlans } from '../orders/failed-plans.ts';
import { toReview, toShip } from '../orders/order-lists.ts';
import {
  failedMails,
  lateWork,
  moneyFacts,
  newLeads,
  oldestOrders,
  workerState,
} from './today-facts.ts';
import {
  Failed,
  LateWork,
  Leads,
  MoneyToCheck,
  NotPublished,
  OrdersToShip,
  Running,
} from './today-panels.tsx';

type Props = { payload: Payload; user: PayloadRequest['user'] };

/** What needs doing today, above the menu of everything else. */
export async function Today({ payload, user }: Props) {
  const req = await createLocalReq({ ...(user && { user }) }, payload);
  const [orders, review, late, money, leads, mails, plans, worker] = await asOneAct(
    req,
    { act: 'list', record: 'today' },
    () =>
      Promise.all([
        oldestOrders(req, toShip),
        oldestOrders(req, toReview),
        lateWork(req),
        moneyFacts(req),
        newLeads(req),
        failedMails(req),
        failedPlans(req),
        workerState(req),
      ]),
  );
  const count =
    orders.total +
    review.total +
    money.checks.total +
    money.late +
    mails.total +
    plans.total +
    leads.reduce((sum, { total }) => sum + total, 0);
  const name = user && 'name' in user && user.name ? `, ${user.name}` : '';
  return (
    <section className="today">
      <p className="today__date">
        {new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }).format(new Date())}
      </p>
      <h1 className="today__title">
        Good day{name}. <em>{inWords(count)}</em>
      </h1>
      {!isSecondFactorRequired() && (
        <p>
          People sign in here with a password alone: the code app is off while the shop runs with
          stand-ins. It is asked for as soon as it runs with real services.
        </p>
      )}
      <div className="today__panels">
        <OrdersToShip orders={orders} review={review} />
        <div className="today__side">
          <LateWork late={late} />
          <MoneyToCheck money={money} />
          <Leads leads={leads} />
          <Failed mails={mails} />
          <NotPublished plans={plans} />
          <Running worker={worker} />
        </div>
      </div>
    </section>
  );
}

function inWords(count: number): string {
  if (count === 0) return 'Nothing is waiting for you.';
  return count === 1 ? 'One thing needs you today.' : `${count} things need you today.`;
}
