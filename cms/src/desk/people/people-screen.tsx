import { datesIn } from '../../clock/dates.ts';
import { readWorkSettings } from '../../fulfilment/settings.ts';
import { findPeople, type PeopleList } from '../../people/find-people.ts';
import type { Visit } from '../frame/enter-desk.ts';
import { Frame } from '../frame/frame.tsx';
import { Search } from '../frame/search.tsx';

export type Wanted = { query: string; page: number; isWaiting: boolean };

/** Everybody, who was last seen first; or who fits what was asked for. */
export async function PeopleScreen({ visit, wanted }: { visit: Visit; wanted: Wanted }) {
  const { calendar } = await readWorkSettings(visit.req.payload, visit.req);
  const list = await findPeople(visit.req, wanted, datesIn(calendar.timeZone));
  const { query } = wanted;
  return (
    <Frame visit={visit} current="people" head={<Search query={query} />}>
      <h1 className="people__title">{query ? `“${query}”` : 'People'}</h1>
      {!query && <Views wanted={wanted} waiting={list.waiting} />}
      {list.people.length + list.orders.length === 0 ? (
        <p className="quiet">{emptyWords(wanted)}</p>
      ) : (
        <Rows list={list} />
      )}
      <Pages wanted={wanted} hasMore={list.hasMore} />
    </Frame>
  );
}

function emptyWords({ query, isWaiting }: Wanted): string {
  if (query) return `Nobody and nothing here fits “${query}”.`;
  if (isWaiting) return 'Nobody waits for an answer.';
  return 'Whoever orders, writes or signs up will stand here.';
}

function Views({ wanted, waiting }: { wanted: Wanted; waiting: number }) {
  return (
    <nav className="chips people__views" aria-label="People">
      <div>
        <a
          href={hrefOf({ query: '', page: 1, isWaiting: false })}
          aria-current={wanted.isWaiting ? undefined : 'page'}
        >
          Everyone
        </a>
        <a
          href={hrefOf({ query: '', page: 1, isWaiting: true })}
          aria-current={wanted.isWaiting ? 'page' : undefined}
        >
          Waiting for an answer{waiting > 0 && ` ${waiting}`}
        </a>
      </div>
    </nav>
  );
}

function Rows({ list: { people, orders } }: { list: PeopleList }) {
  return (
    <ul className="people">
      {people.map(({ id, name, email, about, tag, seen }) => (
        <li key={id}>
          <a href={`/admin/people/${id}`}>
            <b>{name}</b>
            <span className="quiet people__about">{about || email}</span>
            <span className={`tag tag--${tag.tone}`}>{tag.words}</span>
            <span className="quiet people__seen">{seen}</span>
          </a>
        </li>
      ))}
      {orders.map(({ id, number, about, tag }) => (
        <li key={id}>
          <a href={`/admin/orders/${id}`}>
            <b>Order {number}</b>
            <span className="quiet people__about">{about}</span>
            <span className={`tag tag--${tag.tone}`}>{tag.words}</span>
            <span className="people__seen" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Pages({ wanted, hasMore }: { wanted: Wanted; hasMore: boolean }) {
  const { page } = wanted;
  if (page === 1 && !hasMore) return null;
  return (
    <nav className="people__pages" aria-label="Pages">
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

export function hrefOf({ query, page, isWaiting }: Wanted): string {
  const asked = new URLSearchParams({
    ...(query ? { q: query } : {}),
    ...(isWaiting ? { view: 'waiting' } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return asked ? `/admin/people?${asked}` : '/admin/people';
}
