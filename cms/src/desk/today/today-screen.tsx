import { formatPrice } from 'common/money';
import { Icon } from '../../admin/parts/icon.tsx';
import { asOneAct } from '../../audit/record-access.ts';
import { datesIn } from '../../clock/dates.ts';
import { isSecondFactorRequired } from '../../env.ts';
import { readWorkSettings } from '../../fulfilment/settings.ts';
import { isSwitchedOn } from '../../fulfilment/step-mails.ts';
import { readWaiting, type WaitingList, type WaitingMessage } from '../../people/read-messages.ts';
import type { Visit } from '../frame/enter-desk.ts';
import { Frame } from '../frame/frame.tsx';
import { type OrderList, readOrders } from '../orders/read-orders.ts';
import { dayOf } from '../parts/days.ts';
import { KitSign } from '../parts/kit-sign.tsx';
import { ReplyButton } from '../reply/reply-button.tsx';
import { CheckedButton } from './checked-button.tsx';
import { readTrouble, seesNumbers, type Troubles } from './read-trouble.ts';
import { readWeek, type WeekFacts } from './read-week.ts';
import { ToSend } from './to-send.tsx';

const shownOrders = 5;
const shownMessages = 5;

/** What needs somebody today, and nothing else (DESK-02). */
export async function TodayScreen({ visit }: { visit: Visit }) {
  const { req, user } = visit;
  const settings = await readWorkSettings(req.payload, req);
  const dates = datesIn(settings.calendar.timeZone);
  const now = new Date();
  const [orders, waiting, trouble, week] = await asOneAct(
    req,
    // The first lines of these messages are shown in clear.
    ([, { messages }]) => ({ act: 'list', record: 'today', ids: messages.map(({ id }) => id) }),
    () =>
      Promise.all([
        readOrders(req, { tab: 'to-send', page: 1, query: '' }, now),
        readWaiting(req, shownMessages, now),
        readTrouble(req, dates, now),
        seesNumbers(req) ? readWeek(req.payload, dates.zone, now) : null,
      ]),
  );
  const toSend = orders.counts['to-send'];
  const isQuiet = toSend + waiting.total + trouble.total === 0;
  return (
    <Frame visit={visit} current="today">
      <div className="today__head">
        <p className="quiet">{dates.weekday(now)}</p>
        <h1>
          {greeting(dates.hourOfDay(now))}, {user.name || user.username}.
        </h1>
        <Sums toSend={toSend} waiting={waiting} trouble={trouble.total} isQuiet={isQuiet} />
        {!isSecondFactorRequired() && (
          <p className="hint">
            People sign in here with a password alone: the code app is off while the shop runs with
            stand-ins. It is asked for as soon as it runs with real services.
          </p>
        )}
      </div>
      <div className="two">
        <div>
          {toSend > 0 && <Sending orders={orders} canMail={isSwitchedOn(settings, 'sent')} />}
          {waiting.total > 0 && <Answering waiting={waiting} />}
        </div>
        <div>
          {trouble.total > 0 && <Trouble trouble={trouble} />}
          {week && <ThisWeek week={week} />}
        </div>
      </div>
    </Frame>
  );
}

function greeting(hour: number): string {
  if (hour < 12) return 'Good morning';
  return hour < 18 ? 'Good afternoon' : 'Good evening';
}

type SumsProps = { toSend: number; waiting: WaitingList; trouble: number; isQuiet: boolean };

function Sums({ toSend, waiting, trouble, isQuiet }: SumsProps) {
  if (isQuiet) return <p className="today__sums">Nothing is waiting for you.</p>;
  return (
    <p className="today__sums">
      {toSend > 0 && (
        <a href="#to-send">
          <b>{toSend}</b> to send
        </a>
      )}
      {waiting.total > 0 && (
        <a href="#to-answer">
          <b>{waiting.total}</b> to answer
          {waiting.late > 0 && <span className="late">, {waiting.late} late</span>}
        </a>
      )}
      {trouble > 0 && (
        <a href="#trouble" className="late">
          <b>{trouble}</b> in trouble
        </a>
      )}
    </p>
  );
}

type SendingProps = { orders: OrderList; canMail: boolean };

function Sending({ orders: { rows, counts }, canMail }: SendingProps) {
  const shown = rows.slice(0, shownOrders);
  const ready = rows.filter(({ toSend }) => toSend.length > 0);
  const more = counts['to-send'] - shown.length;
  return (
    <section className="section today__part" id="to-send">
      <h2>
        To send <i>{counts['to-send']}</i>
        {ready.length > 0 && (
          <a
            className="button"
            href={`/admin/orders/print?orders=${ready.map(({ id }) => id).join(',')}`}
          >
            <Icon name="print" />
            Print slips
          </a>
        )}
      </h2>
      <ToSend orders={shown} canMail={canMail} />
      {more > 0 && (
        <a className="text-button" href="/admin/orders">
          {more} more to send
        </a>
      )}
    </section>
  );
}

function Answering({ waiting: { messages, total } }: { waiting: WaitingList }) {
  const more = total - messages.length;
  return (
    <section className="section today__part" id="to-answer">
      <h2>
        To answer <i>{total}</i>
        <span className="quiet">reply within 48 hours</span>
      </h2>
      <ul>
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
      {more > 0 && (
        <a className="text-button" href="/admin/people?view=waiting">
          {more} more to answer
        </a>
      )}
    </section>
  );
}

function Message({ message }: { message: WaitingMessage }) {
  const { id, person, name, topic, firstLine, isUrgent, phone, clock } = message;
  const isFirst = isUrgent || clock.isLate;
  return (
    <li className="waiting">
      <ClockSign clock={clock} />
      <div className="waiting__words">
        <p>
          {person ? (
            <a href={`/admin/people/${person}`}>
              <b>{name}</b>
            </a>
          ) : (
            <b>{name}</b>
          )}{' '}
          {isUrgent && <span className="tag tag--late">Urgent</span>}{' '}
          <span className="quiet">{topic}</span>
        </p>
        <p className="waiting__line">{firstLine}</p>
      </div>
      <p className={`waiting__left ${clock.isLate || clock.isSoon ? 'late' : 'quiet'}`}>
        {clock.words}
      </p>
      <div className="waiting__acts">
        {isUrgent && phone && (
          <a className="button" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            Call<span className="unseen"> {name}</span>
          </a>
        )}
        {person && (
          <ReplyButton
            className={isFirst ? 'button button--go' : 'button'}
            person={person}
            name={name}
            email={null}
            message={id}
          />
        )}
      </div>
    </li>
  );
}

function ClockSign({ clock: { isLate, isSoon, left } }: Pick<WaitingMessage, 'clock'>) {
  if (isLate)
    return (
      <span className="clock clock--late" aria-hidden="true">
        !
      </span>
    );
  return (
    <span
      className={isSoon ? 'clock clock--soon' : 'clock'}
      style={{ '--left': `${Math.round(left * 360)}deg` } as React.CSSProperties}
      aria-hidden="true"
    />
  );
}

function Trouble({ trouble: { rows, total } }: { trouble: Troubles }) {
  return (
    <section className="section today__part" id="trouble">
      <h2>
        Trouble <i>{total}</i>
      </h2>
      <ul>
        {rows.map(({ key, title, about, href, button, check }) => (
          <li key={key} className="trouble">
            <div>
              <b>{title}</b>
              <p className="quiet">{about}</p>
            </div>
            <div className="trouble__acts">
              <a className="button button--quiet" href={href}>
                {button}
                <span className="unseen">: {title}</span>
              </a>
              {check && <CheckedButton check={check} title={title} />}
            </div>
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <p className="quiet">{total - rows.length} more show when these are mended.</p>
      )}
    </section>
  );
}

function ThisWeek({ week: { weeks, products } }: { week: WeekFacts }) {
  const now = weeks.at(-1);
  const last = weeks.at(-2);
  if (!now || !last) return null;
  const most = Math.max(1, ...weeks.map(({ cents }) => cents));
  return (
    <section className="section section--last today__part week">
      <h2>
        This week
        <a className="text-button" href="/admin/numbers">
          All numbers
        </a>
      </h2>
      <dl>
        <div>
          <dt>so far</dt>
          <dd>{formatPrice(now.cents)}</dd>
        </div>
        <div>
          <dt>{now.orders === 1 ? 'order' : 'orders'}</dt>
          <dd>{now.orders}</dd>
        </div>
        <div>
          <dt>{now.signUps === 1 ? 'sign-up' : 'sign-ups'}</dt>
          <dd>{now.signUps}</dd>
        </div>
      </dl>
      <p className="quiet">
        Last week: {formatPrice(last.cents)}, {last.orders} {last.orders === 1 ? 'order' : 'orders'}
        , {last.signUps} {last.signUps === 1 ? 'sign-up' : 'sign-ups'}.
      </p>
      <ol className="week__bars" aria-label="Revenue of the last eight weeks">
        {weeks.map(({ monday, cents }, index) => (
          <li key={monday}>
            <span>{cents > 0 && thousands(cents)}</span>
            <i
              style={{ height: `${Math.max(2, Math.round((Math.max(0, cents) / most) * 84))}px` }}
            />
            <small>
              {index === weeks.length - 1 ? 'now' : shortDay(monday, weeks[index - 1]?.monday)}
            </small>
          </li>
        ))}
      </ol>
      {products.length > 0 && (
        <>
          <h3>Most bought, last 8 weeks</h3>
          <ul>
            {products.map(({ name, handle, sold, cents }) => (
              <li key={handle} className="week__product">
                <KitSign handle={handle} />
                <span>{name}</span>
                <span>{sold}</span>
                <b>{formatPrice(cents)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const thousands = (cents: number) => `${(cents / 100_000).toFixed(1)}k`;

/** 'Oct 5', and '12' where the month is that of the week before. */
const shortDay = (monday: string, before = ''): string =>
  before.slice(0, 7) === monday.slice(0, 7) ? String(Number(monday.slice(8))) : dayOf(monday);
