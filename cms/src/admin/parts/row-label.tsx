'use client';

import { useForm, useRowLabel } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

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

/** A closed row of a list shows its own words instead of a number; a row in which nothing stands yet is open. */
export function RowLabel({ fallback }: { fallback: string }) {
  const { data, path, rowNumber } = useRowLabel<Record<string, unknown>>();
  const words = telling
    .map((name) => data?.[name])
    .find((value): value is string => typeof value === 'string' && value !== '');
  useOpenedEmpty(path, isEmpty(data));
  return <span>{words ? words.slice(0, 80) : `${fallback} ${(rowNumber ?? 0) + 1}`}</span>;
}

/** Nothing is written, ticked or chosen in it. */
function isEmpty(data: Record<string, unknown> | undefined): boolean {
  return Object.entries(data ?? {}).every(([name, value]) => name === 'id' || !value);
}

/** Payload closes a row that is added to a list whose rows begin closed. Whoever closes it afterwards finds it closed. */
function useOpenedEmpty(path: string, isBlank: boolean): void {
  const { dispatchFields, getField } = useForm();
  const hasCome = useRef(false);
  useEffect(() => {
    if (hasCome.current) return;
    hasCome.current = true;
    const [, list = '', index] = /^(.*)\.(\d+)$/.exec(path) ?? [];
    const rows = getField(list)?.rows ?? [];
    const row = rows[Number(index)];
    if (!isBlank || !row?.collapsed) return;
    const updatedRows = rows.with(Number(index), { ...row, collapsed: false });
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path: list, updatedRows });
  }, [dispatchFields, getField, isBlank, path]);
}
