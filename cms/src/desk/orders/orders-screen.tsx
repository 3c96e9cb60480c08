import { datesIn } from '../../clock/dates.ts';
import { readWorkSettings } from '../../fulfilment/settings.ts';
import type { Visit } from '../frame/enter-desk.ts';
import { Frame } from '../frame/frame.tsx';
import { SearchField } from '../frame/search-field.tsx';
import { seesNumbers } from '../today/read-trouble.ts';
import { OrderRows } from './order-rows.tsx';
import { emptyWords, type OrderTab, orderTabs } from './order-tabs.ts';
import { type OrderList, readOrders } from './read-orders.ts';

export type Wanted = { tab: OrderTab; page: number; query: string };

/** Every order by what has to be done with it. */
export async function OrdersScreen({ visit, wanted }: { visit: Visit; wanted: Wanted }) {
  const list = await readOrders(visit.req, wanted);
  return (
    <Frame visit={visit} current="orders" head={<Search query={wanted.query} />}>
      <div className="title orders__title">
        <h1>Orders</h1>
        {seesNumbers(visit.req) && <Download month={await thisMonth(visit)} />}
      </div>
      <Tabs wanted={wanted} counts={list.counts} />
      {list.rows.length === 0 ? (
        <p className="orders__none">
          {wanted.query ? `Nothing here fits “${wanted.query}”.` : emptyWords[wanted.tab]}
        </p>
      ) : (
        <OrderRows key={`${wanted.tab}${wanted.page}`} rows={list.rows} tab={wanted.tab} />
      )}
      <Pages wanted={wanted} list={list} />
    </Frame>
  );
}

/** What was sold in the month that runs, line by line; other months and tables stand under Numbers. */
function Download({ month }: { month: string }) {
  return (
    <a
      className="button button--quiet title__acts orders__csv"
      href={`/cms-api/numbers/${month}/orders.csv`}
      download
    >
      Download this month as CSV
    </a>
  );
}

async function thisMonth({ req }: Visit): Promise<string> {
  const { calendar } = await readWorkSettings(req.payload, req);
  return datesIn(calendar.timeZone).iso(new Date()).slice(0, 7);
}

function Search({ query }: { query: string }) {
  return (
    <form className="search" role="search" action="/admin/orders">
      <SearchField label="Name, order, kit or tracking" query={query} />
      <input type="hidden" name="tab" value="all" />
    </form>
  );
}

function Tabs({ wanted, counts }: { wanted: Wanted; counts: OrderList['counts'] }) {
  return (
    <nav className="tabs" aria-label="Orders">
      {(Object.keys(orderTabs) as OrderTab[]).map((tab) => (
        <a
          key={tab}
          href={hrefOf({ tab, page: 1, query: '' })}
          aria-current={tab === wanted.tab ? 'page' : undefined}
        >
          {orderTabs[tab]} <i>{counts[tab]}</i>
        </a>
      ))}
    </nav>
  );
}

function Pages({ wanted, list: { page, hasMore } }: { wanted: Wanted; list: OrderList }) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav className="orders__pages" aria-label="Pages">
      {page > 1 && (
        <a className="text-button" href={hrefOf({ ...wanted, page: page - 1 })}>
          The 50 before
        </a>
      )}
      {hasMore && (
        <a className="text-button" href={hrefOf({ ...wanted, page: page + 1 })}>
          The next 50
        </a>
      )}
    </nav>
  );
}

export function hrefOf({ tab, page, query }: Wanted): string {
  const asked = new URLSearchParams({
    ...(tab === 'to-send' ? {} : { tab }),
    ...(page > 1 ? { page: String(page) } : {}),
    ...(query ? { q: query } : {}),
  }).toString();
  return asked ? `/admin/orders?${asked}` : '/admin/orders';
}
