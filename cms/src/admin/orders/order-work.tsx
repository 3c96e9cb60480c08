'use client';

import { useField } from '@payloadcms/ui';
import {
  type OrderStatus,
  orderStatuses,
  orderStatusLabel,
} from '../../payments/orders/order-status.ts';

/** In an order, beside a status that tells of the money. */
export function OrderWork() {
  const { value: work } = useField<string | null>({ path: 'workStatus' });
  const { value: status } = useField<string | null>({ path: 'status' });
  if (!work || work === status) return null;
  return (
    <p className="order-work">
      <strong>Work</strong> {inWords(work)}
    </p>
  );
}

export function OrderWorkCell({ cellData }: { cellData?: unknown }) {
  return <span>{inWords(cellData)}</span>;
}

function inWords(work: unknown): string {
  const known = orderStatuses.find((status): status is OrderStatus => status === work);
  return known ? orderStatusLabel(known) : '—';
}
