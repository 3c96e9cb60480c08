import { admins } from '../../access/admins.ts';
import { readOwnSessions, sessionOf } from '../../accounts/sessions/own-sessions.ts';
import { asOneAct } from '../../audit/record-access.ts';
import { datesIn } from '../../clock/dates.ts';
import { zoneWords } from '../../clock/zone-words.ts';
import { readWorkSettings } from '../../fulfilment/settings.ts';
import { isSwitchedOn, stepMails } from '../../fulfilment/step-mails.ts';
import type { Visit } from '../frame/enter-desk.ts';
import { Frame } from '../frame/frame.tsx';
import { AccountsPanel } from './accounts-panel.tsx';
import { MailSwitches } from './mail-switches.tsx';
import { readAccounts } from './read-accounts.ts';
import { SavedReplies } from './saved-replies.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { SetUpCheck } from './set-up-check.tsx';
import { type SettingsPart, settingsParts } from './settings-parts.ts';
import { readSetUp } from './setup-facts.ts';
import { setUpLines } from './setup-lines.ts';

const places = [
  {
    label: 'Practice',
    about: 'Name, address for visitors, states',
    href: '/admin/globals/practice',
  },
  {
    label: 'Sending and visits',
    about: 'Days, holidays, time zone, scheduler, what stands on slips and superbills',
    href: '/admin/globals/fulfilment-settings',
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

/** What works and what needs somebody, who can sign in and is, and where the rest is set (DESK-11, DESK-13, SAFE-03). */
export async function SettingsScreen({ visit }: { visit: Visit }) {
  const { req } = visit;
  const [setUp, accounts, sessions, settings, { contact }] = await asOneAct(
    req,
    // Of anybody else it shows who can sign in, and that to administrators alone.
    ([, shown]) => shown && { act: 'list', record: 'users', ids: shown.map(({ id }) => id) },
    () =>
      Promise.all([
        readSetUp(req),
        admins({ req }) ? readAccounts(req) : null,
        readOwnSessions(req, { id: visit.user.id, sid: sessionOf(visit.user) }),
        readWorkSettings(req.payload, req),
        req.payload.findGlobal({ slug: 'mail-texts', depth: 0, req }),
      ]),
  );
  const dates = datesIn(settings.calendar.timeZone);
  return (
    <Frame visit={visit} current="settings">
      <h1>Settings</h1>
      <Parts without={accounts ? null : 'accounts'} />
      <div className="two">
        <div>
          <SetUpCheck lines={setUpLines(setUp, dates)} texts={contact} />
          <Practice
            name={setUp.practice.name}
            zone={zoneWords(dates.zone)}
            scheduler={setUp.practice.schedulerUrl}
          />
          <SavedReplies req={req} />
        </div>
        <div>
          {accounts && <AccountsPanel accounts={accounts} />}
          <SessionsPanel
            sessions={sessions.map(({ id, device, seen, isThis }) => ({
              id,
              device,
              isThis,
              about: `last used ${dates.hour(seen)}`,
            }))}
          />
          <MailSwitches
            switches={stepMails.map(({ name, label }) => ({
              name,
              label,
              isOn: isSwitchedOn(settings, name),
            }))}
          />
          <section className="section" aria-labelledby="rest">
            <h2 id="rest">Where the rest is set</h2>
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

/** What stands on this long screen, as links to it. */
function Parts({ without }: { without: SettingsPart | null }) {
  return (
    <nav className="chips setup__parts" aria-label="On this page">
      <div>
        {Object.entries(settingsParts)
          .filter(([place]) => place !== without)
          .map(([place, label]) => (
            <a key={place} href={`#${place}`}>
              {label}
            </a>
          ))}
      </div>
    </nav>
  );
}

function Practice({ name, zone, scheduler }: { name: string; zone: string; scheduler: string }) {
  return (
    <section className="section" aria-labelledby="practice">
      <h2 id="practice" className="setup__title">
        Practice
        <a className="text-button" href="/admin/globals/fulfilment-settings">
          Change<span className="unseen"> the facts of the practice</span>
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
