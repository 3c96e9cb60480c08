import { formatPrice } from 'common/money';
import { Icon } from '../../admin/parts/icon.tsx';
import { zoneWords } from '../../clock/zone-words.ts';
import { readWorkSettings } from '../../fulfilment/settings.ts';
import { type Month, monthName, monthOf, monthsAfter } from '../../numbers/month.ts';
import { type Numbers, readNumbers } from '../../numbers/read-numbers.ts';
import type { TableName } from '../../numbers/tables.ts';
import type { Visit } from '../frame/enter-desk.ts';
import { Frame } from '../frame/frame.tsx';
import { dayOf, daysAfter } from '../parts/days.ts';
import { KitSign } from '../parts/kit-sign.tsx';

const shownMonths = 24;

/** A month in numbers: what was paid, what was ordered, who came by which way, and the tables for the books. */
export async function NumbersScreen({ visit, asked }: { visit: Visit; asked: Month | null }) {
  const { payload } = visit.req;
  const { calendar } = await readWorkSettings(payload, visit.req);
  const { timeZone } = calendar;
  const present = monthOf(new Date(), timeZone);
  const month = asked && asked <= present ? asked : present;
  const numbers = await readNumbers(payload, { month, timeZone });
  const before = monthName(monthsAfter(month, -1)).split(' ')[0] ?? '';
  return (
    <Frame visit={visit} current="numbers">
      <div className="numbers__head">
        <h1>Numbers</h1>
        <MonthPicker month={month} present={present} />
      </div>
      <Totals numbers={numbers} before={before} />
      <div className="numbers__halves">
        <div>
          <Weeks weeks={numbers.weeks} />
          <Products products={numbers.products} />
        </div>
        <div>
          <Ways ways={numbers.ways} />
          <Books numbers={numbers} />
          <Tables month={month} rows={numbers.rows} />
          <p className="numbers__note">
            Revenue is what cards paid in the month, less what was sent back or taken in disputes in
            it. By product is what was ordered, before coupons; a program counts with its first
            payment. Days are those of {zoneWords(timeZone)}.
          </p>
        </div>
      </div>
    </Frame>
  );
}

function MonthPicker({ month, present }: { month: Month; present: Month }) {
  const months = Array.from({ length: shownMonths }, (_, count) => monthsAfter(present, -count));
  if (!months.includes(month)) months.push(month);
  const next = monthsAfter(month, 1);
  return (
    <form className="numbers__month" action="/admin/numbers">
      <a className="button" href={`?month=${monthsAfter(month, -1)}`} aria-label="The month before">
        <Icon name="back" />
      </a>
      <select name="month" defaultValue={month} aria-label="Month">
        {months.map((one) => (
          <option key={one} value={one}>
            {monthName(one)}
          </option>
        ))}
      </select>
      <button type="submit" className="button">
        Show
      </button>
      {next <= present && (
        <a className="button" href={`?month=${next}`} aria-label="The month after">
          <Icon name="next" />
        </a>
      )}
    </form>
  );
}

function Totals({ numbers: { now, before: last }, before }: { numbers: Numbers; before: string }) {
  const each = (cents: number, orders: number) => (orders > 0 ? Math.round(cents / orders) : 0);
  return (
    <dl className="numbers__totals">
      <Total
        words="revenue"
        value={formatPrice(now.revenueCents)}
        note={`${before}: ${formatPrice(last.revenueCents)}`}
      />
      <Total
        words={now.orders === 1 ? 'order' : 'orders'}
        value={`${now.orders}`}
        note={`${before}: ${last.orders}`}
      />
      <Total
        words="sent back"
        value={formatPrice(now.sentBackCents)}
        note={now.refunds === 1 ? 'once' : `${now.refunds} times`}
      />
      <Total
        words="an order, on average"
        value={formatPrice(each(now.revenueCents, now.orders))}
        note={`${before}: ${formatPrice(each(last.revenueCents, last.orders))}`}
      />
    </dl>
  );
}

function Total({ words, value, note }: { words: string; value: string; note: string }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd className="numbers__value">{value}</dd>
      <dd className="numbers__note">{note}</dd>
    </div>
  );
}

function Weeks({ weeks }: { weeks: Numbers['weeks'] }) {
  const most = Math.max(1, ...weeks.map(({ cents }) => cents));
  return (
    <section className="section">
      <h2>Revenue by week</h2>
      {weeks.length === 0 ? (
        <p className="numbers__none">Nothing was paid in this month.</p>
      ) : (
        <ol className="numbers__weeks">
          {weeks.map(({ monday, cents }) => (
            <li key={monday}>
              <b>{formatPrice(cents)}</b>
              <span style={{ height: `${Math.max(0, (cents / most) * 100)}px` }} />
              <i>
                {dayOf(monday)} to {dayOf(daysAfter(monday, 6))}
              </i>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Products({ products }: { products: Numbers['products'] }) {
  return (
    <section className="section">
      <h2>By product</h2>
      {products.length === 0 ? (
        <p className="numbers__none">Nothing was ordered in this month.</p>
      ) : (
        <table className="numbers__products">
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Sold</th>
              <th scope="col">Ordered for</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ handle, name, sold, cents }) => (
              <tr key={handle}>
                <th scope="row">
                  <KitSign handle={handle} />
                  {name}
                </th>
                <td>{sold}</td>
                <td>{formatPrice(cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

const wayWords = { workshop: 'Workshop seats', guide: 'Guide downloads', message: 'Messages' };

function Ways({ ways }: { ways: Numbers['ways'] }) {
  return (
    <section className="section">
      <h2>From sign-up to order</h2>
      {ways.map(({ kind, people, ordered }) => {
        const share = people > 0 ? Math.round((ordered / people) * 100) : 0;
        return (
          <div key={kind} className="numbers__way">
            <h3>{wayWords[kind]}</h3>
            <b>{people}</b>
            <progress value={share} max={100} aria-label={`${wayWords[kind]} that led to an order`}>
              {share}%
            </progress>
            <p className="numbers__note">
              {ordered} ordered within 30 days ({share}%)
            </p>
          </div>
        );
      })}
    </section>
  );
}

function Books({ numbers: { feeCents, paidOutCents, now } }: { numbers: Numbers }) {
  return (
    <section className="section">
      <h2>At Stripe</h2>
      <dl className="numbers__books">
        <div>
          <dt>Fees of the month</dt>
          <dd>{formatPrice(feeCents)}</dd>
        </div>
        <div>
          <dt>Paid out to your bank</dt>
          <dd>{formatPrice(paidOutCents)}</dd>
        </div>
        {now.disputedCents !== 0 && (
          <div>
            <dt>
              {now.disputedCents > 0 ? 'Taken because of disputes' : 'Came back from disputes'}
            </dt>
            <dd>{formatPrice(Math.abs(now.disputedCents))}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

const tableWords: Record<TableName, string> = {
  orders: 'Orders, line by line',
  payments: 'Payments, refunds and disputes',
  payouts: 'Payouts to your bank',
  leads: 'Sign-ups and messages',
};

function Tables({ month, rows }: { month: Month; rows: Numbers['rows'] }) {
  return (
    <section className="section">
      <h2>Download as CSV</h2>
      <ul className="numbers__tables">
        {(Object.keys(tableWords) as TableName[]).map((table) => (
          <li key={table}>
            <a href={`/cms-api/numbers/${month}/${table}.csv`} download>
              <Icon name="down" />
              {tableWords[table]}
            </a>
            <span>{rows[table] === 1 ? '1 row' : `${rows[table]} rows`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
