import { NavHamburger, NavWrapper } from '@payloadcms/next/client';
import { Link } from '@payloadcms/ui';
import { EntityType, groupNavItems } from '@payloadcms/ui/shared';
import type { SanitizedPermissions, ServerProps, VisibleEntities } from 'payload';
import { isSignedIn } from '../../access/roles.ts';
import { NavHead } from './brand.tsx';
import { CloseMenu } from './close-menu.tsx';
import { countWaiting } from './count-waiting.ts';
import { dailyEntries, entriesFor, furtherEntries } from './entries.ts';
import { Icon } from './icon.tsx';
import { WaitingBadge } from './waiting-badge.tsx';

type Props = Pick<ServerProps, 'payload' | 'params'> & {
  i18n: Parameters<typeof groupNavItems>[2];
  permissions: SanitizedPermissions;
  user: Parameters<typeof isSignedIn>[0];
  visibleEntities: VisibleEntities;
};

/** What stands one level down, by the groups of the lists and texts in it. */
const sections = [
  { id: 'shop', label: 'Shop', groups: ['Shop', 'Leads'] },
  { id: 'website', label: 'Website', groups: ['Content', 'Pages and files'] },
  { id: 'settings', label: 'Settings', groups: ['Mail', 'Settings'] },
];

/** Lists whose place the desk's own screens have taken. */
const ownScreens: ReadonlySet<string> = new Set(['orders']);

/** The menu of the desk beside Payload's own screens: the same entries by the same roles (DESK-01). */
export async function Nav({ i18n, params, payload, permissions, user, visibleEntities }: Props) {
  if (!isSignedIn(user, ['admin', 'practitioner', 'staff']) || user?.collection !== 'users')
    return null;
  const { collections, globals, routes } = payload.config;
  const groups = groupNavItems(
    [
      ...collections
        .filter(({ slug }) => visibleEntities.collections.includes(slug) && !ownScreens.has(slug))
        .map((entity) => ({ type: EntityType.collection as const, entity })),
      ...globals
        .filter(({ slug }) => visibleEntities.globals.includes(slug))
        .map((entity) => ({ type: EntityType.global as const, entity })),
    ],
    permissions,
    i18n,
  );
  const [, current] = (params?.segments ?? []) as string[];
  const waiting = await countWaiting(payload);
  const further = entriesFor(furtherEntries, user.role);
  return (
    <NavWrapper baseClass="nav">
      <NavHead payload={payload} />
      <CloseMenu />
      <nav className="nav__wrap" aria-label="Desk">
        {entriesFor(dailyEntries, user.role).map((entry) => (
          <a key={entry.id} className="nav__link office-entry" href={entry.href}>
            <Icon name={entry.icon} />
            {entry.label}
            {entry.id === 'today' && <WaitingBadge count={waiting} />}
          </a>
        ))}
        <hr className="office-line" />
        {further
          .filter(({ id }) => !sections.some((section) => section.id === id))
          .map((entry) => (
            <a key={entry.id} className="nav__link office-entry" href={entry.href}>
              <Icon name={entry.icon} />
              {entry.label}
            </a>
          ))}
        {sections.map((section) => {
          const entry = further.find(({ id }) => id === section.id);
          const items = groups
            .filter(({ label }) => section.groups.includes(label))
            .flatMap(({ entities }) => entities);
          if (!entry || items.length === 0) return null;
          return (
            <details
              key={section.id}
              className="office-section"
              open={items.some(({ slug }) => slug === current)}
            >
              <summary className="nav__link office-entry">
                <Icon name={entry.icon} />
                {section.label}
              </summary>
              <a className="nav__link" href={entry.href}>
                Overview
              </a>
              {items.map(({ slug, type, label }) => (
                <Link
                  key={slug}
                  className="nav__link"
                  prefetch={false}
                  href={`${routes.admin}/${type === EntityType.collection ? 'collections' : 'globals'}/${slug}`}
                  aria-current={slug === current ? 'page' : undefined}
                >
                  {nameOf(label, slug)}
                </Link>
              ))}
            </details>
          );
        })}
        <div className="nav__controls">
          <a className="nav__link" href={`${routes.admin}/logout`}>
            Sign out
          </a>
        </div>
      </nav>
      <div className="nav__header">
        <div className="nav__header-content">
          <NavHamburger baseClass="nav" />
        </div>
      </div>
    </NavWrapper>
  );
}

const nameOf = (label: unknown, slug: string): string => {
  if (typeof label === 'string') return label;
  const english: unknown = typeof label === 'object' && label ? Reflect.get(label, 'en') : null;
  return typeof english === 'string' ? english : slug;
};
