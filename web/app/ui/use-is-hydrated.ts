import { useSyncExternalStore } from 'react';

/** False on the server and in the first render of the browser, which must agree; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return () => undefined;
}
