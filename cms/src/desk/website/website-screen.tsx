import type { CollectionSlug } from 'payload';
import { Icon } from '../../admin/parts/icon.tsx';
import { type Dates, datesIn } from '../../clock/dates.ts';
import { readWorkSettings } from '../../fulfilment/settings.ts';
import {
  type Piece,
  readWebsite,
  type WaitingPiece,
  websiteLists,
  type WebsiteTab,
} from '../../publishing/read-website.ts';
import type { Visit } from '../frame/enter-desk.ts';
import { Frame } from '../frame/frame.tsx';
import { PublishButton } from './publish-button.tsx';
import { ReplaceFile } from './replace-file.tsx';

const tabs: Record<WebsiteTab, string> = {
  pages: 'Pages',
  articles: 'Articles',
  questions: 'Questions',
  stories: 'Stories',
  guides: 'Guides',
};

export const isWebsiteTab = (text: unknown): text is WebsiteTab =>
  typeof text === 'string' && Object.hasOwn(tabs, text);

export const hrefOf = (tab: WebsiteTab): string =>
  tab === 'pages' ? '/admin/website' : `/admin/website?tab=${tab}`;

/** Everything that visitors read, and on top what they do not see yet, with the one button that shows it to them (DESK-09). */
export async function WebsiteScreen({ visit, tab }: { visit: Visit; tab: WebsiteTab }) {
  const { req } = visit;
  const { calendar } = await readWorkSettings(req.payload, req);
  const dates = datesIn(calendar.timeZone);
  const today = dates.iso(new Date());
  const { notLive, rows, counts } = await readWebsite(req, tab);
  return (
    <Frame visit={visit} current="website">
      <div className="title">
        <h1>Website</h1>
        <a className="button website__new" href="/admin/collections/posts/create">
          <Icon name="pen" />
          New article
        </a>
      </div>
      <nav className="tabs" aria-label="Website">
        {(Object.keys(tabs) as WebsiteTab[]).map((one) => (
          <a key={one} href={hrefOf(one)} aria-current={one === tab ? 'page' : undefined}>
            {tabs[one]} <i>{counts[one]}</i>
          </a>
        ))}
        <a href="/admin/collections/media">Pictures</a>
      </nav>
      {notLive.length > 0 && (
        <section className="section website__waiting" aria-labelledby="not-live">
          <h2 id="not-live">
            Not live yet <i>{notLive.length}</i>
          </h2>
          <ul className="website website--acts">
            {notLive.map((piece) => (
              <Waiting key={piece.key} piece={piece} dates={dates} today={today} />
            ))}
          </ul>
        </section>
      )}
      <section className="section" aria-labelledby="all">
        <h2 id="all">
          {tabs[tab]} <i>{counts[tab]}</i>
        </h2>
        <ul className={tab === 'guides' ? 'website website--acts' : 'website'}>
          {rows.map((piece) => (
            <Row key={piece.key} piece={piece} isGuide={tab === 'guides'} dates={dates} />
          ))}
        </ul>
        {tab !== 'pages' && (
          <a className="text-button" href={`/admin/collections/${websiteLists[tab]}`}>
            Add, sort or remove
          </a>
        )}
      </section>
      {tab === 'pages' && <FurtherLists req={req} />}
    </Frame>
  );
}

type WaitingProps = { piece: WaitingPiece; dates: Dates; today: string };

function Waiting({ piece, dates, today }: WaitingProps) {
  const { key, title, kind, target, state, plannedFor, preview, href } = piece;
  const name = kind ? `${kind}: ${title}` : title;
  return (
    <li>
      <div className="website__words">
        <a href={href}>{name}</a>
        <p className="quiet">{whenWords(piece, dates)}</p>
      </div>
      <span className={plannedFor ? 'tag tag--good' : 'tag tag--wait'}>
        {plannedFor ? 'Planned' : 'Draft'}
      </span>
      <PublishButton
        key={`${key}${plannedFor}`}
        piece={{
          target,
          title,
          kind: kind || 'Page',
          isShown: state === 'changed',
          planned: plannedFor
            ? {
                day: dates.iso(plannedFor),
                hour: dates.clock(plannedFor),
                words: dates.hour(plannedFor),
              }
            : null,
          preview,
        }}
        zone={dates.zone}
        today={today}
      />
    </li>
  );
}

/** Lists that visitors read of and that have no tab. */
const furtherLists = [
  'local-businesses',
  'affiliate-products',
  'answers',
  'pages',
  'documents',
] as const satisfies CollectionSlug[];

/** The lists behind the pages, by the names that they have in the menu. */
function FurtherLists({ req }: Pick<Visit, 'req'>) {
  const { collections } = req.payload;
  return (
    <section className="section" aria-labelledby="lists">
      <h2 id="lists">Further lists</h2>
      <ul className="website">
        {furtherLists.map((slug) => {
          const { plural } = collections[slug].config.labels;
          return (
            <li key={slug}>
              <div className="website__words">
                <a href={`/admin/collections/${slug}`}>
                  {typeof plural === 'string' ? plural : slug}
                </a>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function whenWords({ plannedFor, changedAt }: WaitingPiece, dates: Dates): string {
  if (plannedFor) return `Goes live ${dates.hour(plannedFor)}`;
  return changedAt ? `Changed ${dates.hour(changedAt)}` : 'Nobody has written it yet';
}

const stateWords: Record<Piece['state'], string> = {
  live: 'Live',
  changed: 'Live, with draft',
  draft: 'Draft',
};

type RowProps = { piece: Piece; isGuide: boolean; dates: Dates };

function Row({
  piece: { title, about, state, href, changedAt, target },
  isGuide,
  dates,
}: RowProps) {
  return (
    <li>
      <div className="website__words">
        <a href={href}>{title}</a>
        <p className="quiet">{about || `Last change ${dates.dated(changedAt)}`}</p>
      </div>
      <span className={state === 'live' ? 'quiet' : 'tag tag--wait'}>{stateWords[state]}</span>
      {isGuide && 'id' in target && <ReplaceFile guide={target.id} title={title} />}
    </li>
  );
}
