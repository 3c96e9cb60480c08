import { notFound } from 'next/navigation';
import { isSignedIn } from '../../access/roles.ts';
import { Icon, type IconName } from '../../admin/parts/icon.tsx';
import { datesIn, type Dates } from '../../clock/dates.ts';
import { readWorkSettings } from '../../fulfilment/settings.ts';
import { type Deed, type DeedKind, type PersonPage, readPerson } from '../../people/read-person.ts';
import type { Visit } from '../frame/enter-desk.ts';
import { Frame } from '../frame/frame.tsx';
import { KitSign } from '../parts/kit-sign.tsx';
import { ReplyButton } from '../reply/reply-button.tsx';
import { Agreements, Family } from './family.tsx';
import { NoteButton } from './note-button.tsx';
import { OwnData } from './own-data.tsx';

export const shownKinds = {
  all: 'All',
  message: 'Messages',
  order: 'Orders',
  mail: 'Emails',
  note: 'Notes',
};
export type Shown = keyof typeof shownKinds;

/** One person: what runs now, everything so far, and what they may ask of us. */
export async function PersonScreen({
  visit,
  person: id,
  shown,
}: {
  visit: Visit;
  person: string;
  shown: Shown;
}) {
  const { calendar } = await readWorkSettings(visit.req.payload, visit.req);
  const dates = datesIn(calendar.timeZone);
  const person = await readPerson(visit.req, id, dates);
  if (!person) notFound();
  const { name, email, phone, place, about, waiting, running, deeds, orders, family, agreements } =
    person;
  return (
    <Frame visit={visit} current="people">
      <a className="back" href="/admin/people">
        <Icon name="back" />
        People
      </a>
      <div className="title">
        <div>
          <h1>{name}</h1>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
            {phone && (
              <>
                {' · '}
                <a href={telOf(phone)}>{phone}</a>
              </>
            )}
            {place && ` · ${place}`}
          </p>
          <p className="quiet">{about}</p>
        </div>
        <div className="title__acts">
          <ReplyButton
            className="button button--go button--wide"
            label={waiting ? 'Reply' : 'Write'}
            person={id}
            name={name}
            email={email}
            message={waiting}
          />
          {phone && (
            <a className="button" href={telOf(phone)}>
              <Icon name="phone" />
              Call
            </a>
          )}
          <NoteButton person={id} name={name} />
        </div>
      </div>
      <div className="two">
        <div>
          <Running running={running} />
          <Deeds deeds={deeds} shown={shown} dates={dates} person={id} />
        </div>
        <div>
          {orders.length > 0 && (
            <section className="section">
              <h2>
                Orders <i>{orders.length}</i>
              </h2>
              <ul className="people people--narrow">
                {orders.map((order) => (
                  <li key={order.id}>
                    <a href={`/admin/orders/${order.id}`}>
                      <b>{order.number}</b>
                      <span className="quiet people__about">{order.about}</span>
                      <span className={`tag tag--${order.tag.tone}`}>{order.tag.words}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Family family={family} />
          <Agreements agreements={agreements} dates={dates} />
          {isSignedIn(visit.req.user, ['admin', 'practitioner']) && (
            <OwnData email={email} name={name} />
          )}
        </div>
      </div>
    </Frame>
  );
}

const telOf = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

function Running({ running }: { running: PersonPage['running'] }) {
  if (running.length === 0) return null;
  return (
    <section className="section person__running">
      <h2>Running now</h2>
      <ul>
        {running.map(({ key, name, about, isLate, order, product, isKit, steps }) => (
          <li key={key}>
            <div>
              <p className="person__thing">
                {product && <KitSign handle={product} isKit={isKit} />}
                <b>{name}</b>
              </p>
              <p className={isLate ? 'late' : 'quiet'}>{about}</p>
              <p className="steps" aria-hidden="true">
                {Array.from({ length: steps.all }, (_, place) => (
                  <i key={place} className={place < steps.done ? 'is-done' : undefined} />
                ))}
              </p>
            </div>
            <a className="button" href={`/admin/orders/${order}`}>
              Open<span className="unseen"> the order of {name}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const icons: Record<DeedKind, IconName> = {
  message: 'message',
  order: 'box',
  mail: 'mail',
  note: 'note',
  work: 'next',
  'sign-up': 'down',
};

function Deeds({
  deeds,
  shown,
  dates,
  person,
}: {
  deeds: Deed[];
  shown: Shown;
  dates: Dates;
  person: string;
}) {
  const chosen = deeds.filter(({ kind }) => shown === 'all' || kind === shown);
  const months = Map.groupBy(chosen, ({ at }) => dates.month(at));
  return (
    <section className="section">
      <h2 id="so-far">Everything so far</h2>
      <nav className="chips" aria-label="Show">
        <div>
          {(Object.keys(shownKinds) as Shown[]).map((kind) => (
            <a
              key={kind}
              href={`/admin/people/${person}${kind === 'all' ? '' : `?show=${kind}`}#so-far`}
              aria-current={kind === shown ? 'page' : undefined}
            >
              {shownKinds[kind]}
            </a>
          ))}
        </div>
      </nav>
      {[...months].map(([month, own]) => (
        <div key={month} className="deeds">
          <h3>{month}</h3>
          <ul>
            {own.map((deed) => (
              <li key={deed.key}>
                <Icon name={icons[deed.kind]} />
                <time dateTime={deed.at}>{dates.short(deed.at)}</time>
                <div>
                  <p>
                    <b>{deed.what}</b> {deed.more}{' '}
                    {deed.clock && (
                      <span className={`tag tag--${deed.clock.isLate ? 'late' : 'wait'}`}>
                        {deed.clock.words}
                      </span>
                    )}
                    {deed.href && (
                      <a className="text-button" href={deed.href}>
                        Open
                      </a>
                    )}
                  </p>
                  {deed.text !== null && (
                    <p className={`deeds__text deeds__text--${deed.kind}`}>
                      {deed.text || 'No message, only what they chose.'}
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {chosen.length === 0 && <p className="quiet">Nothing of this kind yet.</p>}
    </section>
  );
}
