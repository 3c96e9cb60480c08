'use client';

import type { DefaultCellComponentProps } from 'payload';
import { datesIn } from '../../clock/dates.ts';
import { hasTime } from './has-time.ts';
import { usePracticeZone } from './practice-zone.tsx';

/** A date in a list, by the clocks of the practice: with its time only where that counts. */
export function MomentCell({ cellData, field }: DefaultCellComponentProps) {
  const dates = datesIn(usePracticeZone());
  if (typeof cellData !== 'string' || !cellData) return <span>—</span>;
  return <span>{hasTime(field) ? dates.moment(cellData) : dates.dated(cellData)}</span>;
}
