import { useLocation } from 'react-router';
import { tabFromHash } from '../content/store-tabs.ts';
import type { Category } from '../content/views.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';

/** The open panel; null in the server's HTML and until hydration, while the address itself picks the panel (app.css). */
export function useTab(): Category | null {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  return isHydrated ? tabFromHash(hash) : null;
}
