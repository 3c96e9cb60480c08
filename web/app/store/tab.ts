import type { Category } from '../content/views.ts';

export const CATEGORIES: readonly Category[] = ['testing', 'consultation', 'package', 'supplement'];

const byHash: Record<string, Category> = {
  '#testing': 'testing',
  '#consultation': 'consultation',
  '#package': 'package',
  '#packages': 'package',
  '#supplement': 'supplement',
};

/** Which panel an address opens (STORE-02, STORE-03); anything else opens the testing kits. */
export function tabFromHash(hash: string): Category {
  return (Object.hasOwn(byHash, hash) ? byHash[hash] : undefined) ?? 'testing';
}

/** The address of a panel, as the site's own links write it (NAV-05). */
export function hashOfTab(tab: Category): string {
  return tab === 'package' ? '#packages' : `#${tab}`;
}

/** Every name that opens a panel; before scripts run, one element per name carries it as its id. */
export const ANCHORS = Object.keys(byHash).map((hash) => hash.slice(1));
