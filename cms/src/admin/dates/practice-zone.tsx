'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { setOfficeClock } from './office-clock.ts';

const Zone = createContext('America/New_York');

/** Tells everything within it the zone of the practice, by its name in the IANA list. */
export function PracticeZone({ zone, children }: { zone: string; children: ReactNode }) {
  setOfficeClock(zone);
  return <Zone value={zone}>{children}</Zone>;
}

export const usePracticeZone = () => useContext(Zone);
