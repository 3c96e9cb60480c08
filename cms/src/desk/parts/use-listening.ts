import { useSyncExternalStore } from 'react';

const listenToNothing = () => () => undefined;

/** Whether the scripts have come: what is ticked before would be forgotten. */
export const useListening = (): boolean =>
  useSyncExternalStore(
    listenToNothing,
    () => true,
    () => false,
  );
