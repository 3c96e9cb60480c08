'use client';

import { useState } from 'react';
import { DetailsDrawer, type DetailsOf } from './details-drawer.tsx';

/** Opens the form for what is missing or wrong. */
export function DetailsButton({
  label,
  isMain,
  ...known
}: DetailsOf & { label: string; isMain?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={isMain ? 'button' : 'text-button'}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {isOpen && <DetailsDrawer {...known} onClose={() => setOpen(false)} />}
    </>
  );
}
