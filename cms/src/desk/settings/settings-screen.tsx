import { admins } from '../../access/admins.ts';
import { Icon } from '../../admin/parts/icon.tsx';
import { datesIn } from '../../clock/dates.ts';
import { zoneWords } from '../../clock/zone-words.ts';
import type { Visit } from '../frame/enter-desk.ts';
import { Frame } from '../frame/frame.tsx';
import { AccountsPanel } from './accounts-panel.tsx';
import { readAccounts } from './read-accounts.ts';
import { readSetUp } from './setup-facts.ts';
import { type SetUpLine, setUpLines } from './setup-lines.ts';
import { TestMail } from './test-mail.tsx';

const places = [
  {
    label: 'Practice',
    about: 'Name, address for visitors, states',
    href: '/admin/globals/practice',
  },
  {
    label: 'Sending and visits',
    about: 'Days, holidays, time zone, scheduler, which emails go out by themselves',
    href: '/admin/globals/fulfilment-settings',
  },
  {
    label: 'Saved replies',
    about: 'What you often answer',
    href: '/admin/collections/saved-replies',
  },
  { label: 'Words of the emails', about: 'Each with a preview', href: '/admin/globals/mail-texts' },
  {
    label: 'Chat assistant',
    about: 'Greeting, tone, first questions',
    href: '/admin/globals/assistant',
  },
  {
    label: 'Before you open',
    about: 'Where your figures come from; agreements',
    href: '/admin/globals/readiness',
  },
];

/** What works and what needs somebody, who can sign in, and where the rest is set (DESK-11, DESK-13). */
export async function SettingsScreen({ visit }: { visit: Visit }) {
  const { req } = visit;
  const setUp = await readSetUp(req);
  const dates = datesIn(setUp.practice.timeZone);
  const lines = setUpLines(setUp, dates).toSorted(
    (one, other) => urgency.indexOf(one.state) - urgency.indexOf(other.state),
  );
  const open = lines.filter(({ state }) => state !== 'fine').length;
  const accounts = admins({ req }) ? await readAccounts(req) : null;
  const { contact } = await req.payload.findGlobal({ slug: 'mail-texts', depth: 0, req });
  return (
    <Frame visit={visit} current="settings">
      <div className="title">
        <h1>Settings</h1>
      </div>
      <div className="two">
        <div>
          <section className="section" aria-labelledby="set-up">
            <h2 id="set-up" className="setup__title">
              Set-up check
              <span className="quiet">
                {open === 0 ? 'Nothing needs you' : `${open} of ${lines.length} need you`}
              </span>
            </h2>
            <ul>
              {lines.map((line) => (
                <Line key={line.key} line={line} texts={contact} />
              ))}
            </ul>
          </section>
          <Practice
            name={setUp.practice.name}
            zone={zoneWords(dates.zone)}
            scheduler={setUp.practice.schedulerUrl}
          />
        </div>
        <div>
          {accounts && <AccountsPanel accounts={accounts} />}
          <section className="section">
            <h2>Where the rest is set</h2>
            <ul>
              {places.map(({ label, about, href }) => (
                <li key={href} className="setup__place">
                  <a href={href}>{label}</a>
                  <p className="quiet">{about}</p>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </Frame>
  );
}

/** What needs somebody stands on top. */
const urgency: SetUpLine['state'][] = ['fault', 'later', 'fine'];

const said = { fine: 'Done', later: 'Before you open', fault: 'Needs you' };

function Practice({ name, zone, scheduler }: { name: string; zone: string; scheduler: string }) {
  return (
    <section className="section">
      <h2 className="setup__title">
        Practice
        <a className="text-button" href="/admin/globals/fulfilment-settings">
          Change
        </a>
      </h2>
      <dl className="setup__facts">
        <dt>Name</dt>
        <dd>{name}</dd>
        <dt>Time zone</dt>
        <dd>{zone}. Every date and plan here is in it.</dd>
        <dt>Booking link</dt>
        <dd>{scheduler || 'None yet: you write to people about a time.'}</dd>
      </dl>
    </section>
  );
}

function Line({
  line: { key, title, about, state, href },
  texts,
}: {
  line: SetUpLine;
  texts: unknown;
}) {
  return (
    <li className="setup__line" data-state={state} data-line={key}>
      <span className="setup__mark">
        <Icon name={state === 'fine' ? 'check' : 'warn'} />
      </span>
      <div>
        <p>
          <b>{title}</b> <span className="visually-hidden">{said[state]}</span>
        </p>
        {about && <p className={state === 'fault' ? 'late' : 'quiet'}>{about}</p>}
      </div>
      {key === 'mail' && <TestMail texts={texts} />}
      {href && state !== 'fine' && (
        <a className="button button--quiet" href={href} aria-label={`Open: ${title}`}>
          Open
        </a>
      )}
    </li>
  );
}
