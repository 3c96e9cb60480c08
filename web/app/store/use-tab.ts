import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { Category } from '../content/views.ts';
import { tabFromHash } from './tab.ts';

/** The open panel; null in the server's HTML and until hydration, while the address itself picks the panel (app.css). */
export function useTab(): Category | null {
  const { hash } = useLocation();
  const isHydrated = useSyncExternalStore(neverChanges, () => true, () => false);
  return isHydrated ? tabFromHash(hash) : null;
}

function neverChanges() {
  return () => undefined;
}
