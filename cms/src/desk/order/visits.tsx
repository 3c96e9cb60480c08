import type { Dates } from '../../clock/dates.ts';
import type { ShownVisit } from '../../fulfilment/read-work.ts';
import type { Order } from '../../payload-types.ts';
import { KitSign } from '../parts/kit-sign.tsx';
import type { Placed } from './piece-acts.tsx';
import { VisitActs, type VisitLine } from './visit-acts.tsx';

type VisitsProps = {
  lines: NonNullable<Order['lines']>;
  visits: ShownVisit[];
  dates: Dates;
  place: Placed & { team: string[] };
};

/** The visits of an order, by what was bought. */
export function Visits({ lines, visits, dates, place }: VisitsProps) {
  const byLine = Map.groupBy(visits, ({ line }) => line);
  return [...byLine].map(([line, own]) => {
    const live = own.filter(({ state }) => state !== 'cancelled');
    const used = live.filter(({ state }) => state === 'done').length;
    const name = lines.find(({ productId }) => productId === line)?.name ?? own[0]?.label ?? '';
    return (
      <article key={line} className="piece" aria-label={name}>
        <div className="piece__head">
          <KitSign handle={null} isKit={false} />
          <div>
            <h3>{name}</h3>
            <span className="tag tag--good">
              {used} of {live.length} {live.length === 1 ? 'visit' : 'visits'} used
            </span>
          </div>
        </div>
        <ul className="visits">
          {own.map((visit) => (
            <VisitActs key={visit.id} visit={describe(visit, dates)} place={place} />
          ))}
        </ul>
      </article>
    );
  });
}

function describe(
  { id, label, minutes, state, at, with: person }: ShownVisit,
  dates: Dates,
): VisitLine {
  const when = at ? dates.hour(at) : '';
  const about = {
    granted: `${minutes} minutes, not booked`,
    booked: `booked for ${when}`,
    done: at ? dates.day(at) : 'held',
    cancelled: 'cancelled',
  }[state];
  return { id, label, state, about, with: person ?? '' };
}
