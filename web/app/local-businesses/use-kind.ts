import { useLocation } from 'react-router';
import type { LocalPage } from '../content/views.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';

export const allKinds = 'all';

/** The kind that shows; null in the server's HTML and until hydration, while the address itself picks it (app.css). */
export function useKind(filters: LocalPage['filters']): string | null {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  return isHydrated ? kindFromHash(hash, filters) : null;
}

/** Which kind an address asks for; anything unknown shows all. */
function kindFromHash(hash: string, filters: LocalPage['filters']): string {
  return filters.find(({ id }) => hash === `#${id}`)?.id ?? allKinds;
}
