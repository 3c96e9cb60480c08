import type { ReactNode } from 'react';
import { countWaiting } from '../../admin/parts/count-waiting.ts';
import { dailyEntries, entriesFor, furtherEntries, type Entry } from '../../admin/parts/entries.ts';
import { Icon } from '../../admin/parts/icon.tsx';
import { Mark } from '../../admin/parts/mark.tsx';
import { WaitingBadge } from '../../admin/parts/waiting-badge.tsx';
import { env } from '../../env.ts';
import type { Visit } from './enter-desk.ts';
import { Search } from './search.tsx';
import { Toast } from './toast.tsx';

type FrameProps = {
  visit: Visit;
  /** The entry that is open. */
  current: 'today' | 'people' | 'orders' | 'numbers' | 'shop' | 'website' | 'settings';
  /** Stands in the head, beside who is signed in; the search when nothing else does. */
  head?: ReactNode;
  children: ReactNode;
};

/** What stands around every screen: the menu at the left, or at the thumb on a phone, by what this person may do. */
export async function Frame({ visit: { req, user }, current, head, children }: FrameProps) {
  const [{ name: practice }, waiting] = await Promise.all([
    req.payload.findGlobal({ slug: 'practice', depth: 0, select: { name: true } }),
    countWaiting(req.payload),
  ]);
  const daily = entriesFor(dailyEntries, user.role);
  const further = entriesFor(furtherEntries, user.role);
  const person = user.name || user.username;
  return (
    <>
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <aside className="rail">
        <a className="rail__brand" href="/admin">
          <Mark size={36} />
          {practice || 'Practice office'}
        </a>
        <nav aria-label="Desk">
          {daily.map((entry) => (
            <EntryLink key={entry.id} entry={entry} current={current} waiting={waiting} />
          ))}
          {further.length > 0 && <hr />}
          {further.map((entry) => (
            <EntryLink key={entry.id} entry={entry} current={current} />
          ))}
        </nav>
        <div className="rail__foot">
          <Leaving person={person} />
        </div>
      </aside>
      <div className="stage">
        <header className="head">
          {head ?? <Search />}
          <a className="head__me" href="/admin/account">
            <span>{person}</span>
            <span className="head__letter" aria-hidden="true">
              {person.slice(0, 1).toUpperCase()}
            </span>
          </a>
        </header>
        <main className="main" id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <nav className="bar" aria-label="Desk">
        {daily.map((entry) => (
          <EntryLink key={entry.id} entry={entry} current={current} waiting={waiting} />
        ))}
        <button type="button" popoverTarget="more">
          <Icon name="more" />
          More
        </button>
      </nav>
      <nav className="sheet" id="more" popover="auto" aria-label="More">
        {further.map((entry) => (
          <EntryLink key={entry.id} entry={entry} current={current} />
        ))}
        {further.length > 0 && <hr />}
        <Leaving person={person} />
      </nav>
      <Toast />
    </>
  );
}

function EntryLink({
  entry: { id, label, href, icon },
  current,
  waiting = 0,
}: {
  entry: Entry;
  current: string;
  waiting?: number;
}) {
  return (
    <a href={href} aria-current={id === current ? 'page' : undefined}>
      <Icon name={icon} />
      {label}
      {id === 'today' && <WaitingBadge count={waiting} />}
    </a>
  );
}

function Leaving({ person }: { person: string }) {
  return (
    <>
      <a href={env().SITE_URL} target="_blank" rel="noreferrer">
        <Icon name="out" />
        See the website
      </a>
      <a href="/admin/logout">
        <Icon name="key" />
        {person}: sign out
      </a>
    </>
  );
}
