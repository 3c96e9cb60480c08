import { notFound } from 'next/navigation';
import type { PayloadRequest } from 'payload';
import { mayRefund } from '../../accounts/may-refund.ts';
import { Icon } from '../../admin/parts/icon.tsx';
import { asOneAct } from '../../audit/record-access.ts';
import { datesIn, type Dates } from '../../clock/dates.ts';
import { type OrderWork, readOrderWork, type ShownWork } from '../../fulfilment/read-work.ts';
import { orderPageAddress } from '../../mails/order-page-address.ts';
import type { FulfilmentSetting, Order } from '../../payload-types.ts';
import { readMoney } from '../../payments/orders/order-money.ts';
import { personWith } from '../../people/read-person.ts';
import type { Visit } from '../frame/enter-desk.ts';
import { Frame } from '../frame/frame.tsx';
import { KitSign } from '../parts/kit-sign.tsx';
import { addressOf, nameOf, openOrder } from '../print/read-papers.ts';
import { ReplyButton } from '../reply/reply-button.tsx';
import { actsOf } from './acts.ts';
import { DetailsButton } from './details-button.tsx';
import { detailsOf, missingWords } from './details-of.ts';
import { type Deed, historyOf } from './history.ts';
import { Journey } from './journey.tsx';
import { LinkPanel } from './link-panel.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { People } from './people.tsx';
import { PieceActs, type Placed } from './piece-acts.tsx';
import { type PieceView, viewOf } from './piece-view.ts';
import { Visits } from './visits.tsx';

/** One order: what has to be done with it, its money, its papers, its people, and who did what. */
export async function OrderScreen({ visit, order: id }: { visit: Visit; order: string }) {
  const read = await asOneAct(
    visit.req,
    (found) => (found ? { act: 'open', record: 'orders', id } : null),
    () => readScreen(visit.req, id),
  );
  if (!read) notFound();
  const [order, settings, { work, visits, history }, money, team, person] = read;
  const dates = datesIn(settings.timeZone);
  const now = new Date();
  const place: Placed = {
    order: id,
    who: order.firstName || 'the buyer',
    today: dates.iso(now),
    timeZone: dates.zone,
  };
  const replaced = new Set(work.map(({ replaces }) => replaces));
  const name = nameOf(order);
  const address = orderPageAddress(order);
  return (
    <Frame visit={visit} current="orders">
      <a className="back" href="/admin/orders">
        <Icon name="back" />
        Orders
      </a>
      <div className="title">
        <div>
          <h1>{person ? <a href={`/admin/people/${person}`}>{name}</a> : name}</h1>
          <p className="quiet">
            {['Order ' + order.number, dates.day(order.createdAt), addressOf(order).join(', ')]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className="title__acts">
          {person && (
            <ReplyButton
              className="button button--wide"
              label="Write"
              person={person}
              name={name}
              email={order.email ?? null}
              message={null}
            />
          )}
          {visit.user.role === 'admin' && (
            <a className="text-button order__all" href={`/admin/collections/orders/${id}`}>
              Everything that is stored
            </a>
          )}
        </div>
      </div>
      <Alerts order={order} work={work} />
      <div className="two">
        <div>
          <section className="section">
            <h2>What was bought</h2>
            {work.map((piece) => (
              <Piece
                key={piece.id}
                piece={piece}
                view={viewOf({ order, piece, isReplaced: replaced.has(piece.id), dates, now })}
                place={place}
                settings={settings}
              />
            ))}
            <Visits
              lines={order.lines ?? []}
              visits={visits}
              dates={dates}
              place={{ ...place, team }}
            />
            {work.length + visits.length === 0 && (
              <p className="quiet">Nothing of it has to be sent, and no visit belongs to it.</p>
            )}
          </section>
          <History deeds={historyOf(order, history)} dates={dates} />
        </div>
        <div>
          <MoneyPanel
            order={id}
            about={`${name}, order ${order.number}`}
            paidOn={dates.short(order.createdAt)}
            money={money}
            isSent={work.some(({ sentAt }) => sentAt !== null)}
            mayRefund={mayRefund(visit.req)}
          />
          <ToPrint order={id} work={work} paid={money.paid} />
          <People order={order} work={work} />
          {address && <LinkPanel order={id} who={place.who} address={address} />}
        </div>
      </div>
    </Frame>
  );
}

/** What has to be known before anything is sent. */
function Alerts({ order, work }: { order: Order; work: OrderWork['work'] }) {
  const { status, disputeNote, reviewReason } = order;
  const missing = missingWords(work);
  const alerts = [
    reviewReason && `Check the payment first: ${reviewReason}`,
    disputeNote,
    status === 'disputed' && 'Send nothing more of it until the dispute is decided.',
  ].filter((words): words is string => Boolean(words));
  if (alerts.length === 0 && !missing) return null;
  return (
    <div className="order__alerts">
      {alerts.map((words) => (
        <p key={words} className="note note--wait">
          <Icon name="warn" />
          <span>{words}</span>
        </p>
      ))}
      {missing && (
        <div className="note note--wait">
          <Icon name="warn" />
          <div>
            {missing} The buyer was asked for it, and you can enter it.
            <DetailsButton {...detailsOf(order, work)} label="Enter the details" isMain />
          </div>
        </div>
      )}
    </div>
  );
}

type PieceProps = {
  piece: ShownWork;
  view: PieceView;
  place: Placed;
  settings: FulfilmentSetting;
};

function Piece({ piece, view, place, settings }: PieceProps) {
  const { kind, product, tracking, carrier, trackingPage, sample } = piece;
  const { id, name, step, about, tag, journey, sentence, undoUntil } = view;
  return (
    <PieceActs
      {...place}
      piece={{ id, name, step, undoUntil }}
      {...actsOf(piece, settings)}
      head={
        <>
          <KitSign handle={product} isKit={kind === 'kit'} />
          <div>
            <h3>{name}</h3>
            <p>{about}</p>
            <span className={`tag tag--${tag.tone}`}>{tag.words}</span>
          </div>
        </>
      }
      journey={<Journey journey={journey} sentence={sentence} />}
      facts={
        <>
          {tracking && (
            <span>
              {carrier ?? 'Tracking'}{' '}
              {trackingPage ? (
                <a href={trackingPage} target="_blank" rel="noreferrer">
                  {tracking}
                </a>
              ) : (
                tracking
              )}
            </span>
          )}
          {sample && <span>Sample: {sample}</span>}
        </>
      }
    />
  );
}

type PrintProps = { order: string; work: OrderWork['work']; paid: string };

function ToPrint({ order, work, paid }: PrintProps) {
  const things = work.filter(({ step }) => step === 'to-send' || step === 'sent').length;
  return (
    <section className="section prints">
      <h2>To print</h2>
      {things > 0 && (
        <a href={`/admin/orders/print?orders=${order}`}>
          <Icon name="print" />
          Packing slip
          <span>{things === 1 ? '1 thing' : `${things} things`}</span>
        </a>
      )}
      <a href={`/admin/orders/${order}/receipt`}>
        <Icon name="print" />
        Receipt
        <span>{paid}</span>
      </a>
      <a href={`/admin/orders/${order}/superbill`}>
        <Icon name="print" />
        Superbill
      </a>
    </section>
  );
}

const shownAtOnce = 6;

function History({ deeds, dates }: { deeds: Deed[]; dates: Dates }) {
  const rows = (some: Deed[]) => (
    <ul>
      {some.map(({ key, at, words }) => (
        <li key={key}>
          <time dateTime={at}>{dates.day(at)}</time>
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
  const older = deeds.slice(shownAtOnce);
  return (
    <section className="section section--last history">
      <h2>Who did what</h2>
      {rows(deeds.slice(0, shownAtOnce))}
      {older.length > 0 && (
        <details>
          <summary>Show {older.length} older</summary>
          {rows(older)}
        </details>
      )}
    </section>
  );
}

async function readScreen(req: PayloadRequest, id: string) {
  const order = await openOrder(req, id);
  if (!order) return null;
  const rest = await Promise.all([
    req.payload.findGlobal({ slug: 'fulfilment-settings', depth: 0 }),
    readOrderWork(req, id),
    readMoney(req.payload, id),
    readTeam(req),
    personWith(req, order.email ?? ''),
  ]);
  return [order, ...rest] as const;
}

/** Names of those who may see people. */
async function readTeam(req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { role: { in: ['admin', 'practitioner'] } },
    select: { name: true, username: true },
    sort: 'name',
    depth: 0,
    limit: 20,
    req,
  });
  return docs.map(({ name, username }) => name || username);
}
