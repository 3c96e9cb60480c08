'use client';

import { useRowLabel } from '@payloadcms/ui';

const telling = [
  'text',
  'title',
  'label',
  'heading',
  'term',
  'value',
  'lead',
  'when',
  'name',
  'figure',
];

/** A closed row of a list shows its own words instead of a number. */
export function RowLabel({ fallback }: { fallback: string }) {
  const { data, rowNumber } = useRowLabel<Record<string, unknown>>();
  const words = telling
    .map((name) => data?.[name])
    .find((value): value is string => typeof value === 'string' && value !== '');
  return <span>{words ? words.slice(0, 80) : `${fallback} ${(rowNumber ?? 0) + 1}`}</span>;
}
