import type { Role } from '../../access/roles.ts';
import type { IconName } from './icon.tsx';

export type Entry = { id: string; label: string; href: string; icon: IconName; roles: Role[] };

const everyone: Role[] = ['admin', 'practitioner', 'staff'];
const editing: Role[] = ['admin', 'practitioner'];

/** What all do every day, and what stands below the line: only what exists. */
export const dailyEntries: Entry[] = [
  { id: 'today', label: 'Today', href: '/admin', icon: 'sun', roles: everyone },
  { id: 'people', label: 'People', href: '/admin/people', icon: 'people', roles: everyone },
  { id: 'orders', label: 'Orders', href: '/admin/orders', icon: 'box', roles: everyone },
];

export const furtherEntries: Entry[] = [
  { id: 'numbers', label: 'Numbers', href: '/admin/numbers', icon: 'chart', roles: editing },
  {
    id: 'shop',
    label: 'Shop',
    href: '/admin/shop',
    icon: 'shop',
    roles: editing,
  },
  { id: 'website', label: 'Website', href: '/admin/website', icon: 'page', roles: editing },
  {
    id: 'settings',
    label: 'Settings',
    href: '/admin/settings',
    icon: 'sliders',
    roles: editing,
  },
];

export const entriesFor = (entries: Entry[], role: Role): Entry[] =>
  entries.filter(({ roles }) => roles.includes(role));
