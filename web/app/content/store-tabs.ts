import type { Category } from './views.ts';

export const categories: readonly Category[] = ['testing', 'consultation', 'package', 'supplement'];

/** Every name that opens a panel; before scripts run, one element per name carries it as its id. */
export const anchors = ['testing', 'consultation', 'package', 'packages', 'supplement'];

/** Which panel an address opens (STORE-02, STORE-03); anything else opens the testing kits. */
export function tabFromHash(hash: string): Category {
  return (
    categories.find((category) => hash === `#${category}` || hash === hashOfTab(category)) ??
    'testing'
  );
}

/** The address of a panel, as the site's own links write it (NAV-05). */
export function hashOfTab(tab: Category): string {
  return tab === 'package' ? '#packages' : `#${tab}`;
}

/** The page of one product. */
export const productPath = (handle: string): string => `/store/${encodeURIComponent(handle)}`;
