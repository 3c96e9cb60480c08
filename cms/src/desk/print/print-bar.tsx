'use client';

import type { ReactNode } from 'react';
import { Icon } from '../../admin/parts/icon.tsx';

/** Above the papers on the screen, and not on them: the way back, what to know, and the button that prints. */
export function PrintBar({
  back,
  button,
  children,
}: {
  back: { href: string; label: string };
  button: string;
  children?: ReactNode;
}) {
  return (
    <header className="print-bar">
      <a className="back" href={back.href}>
        <Icon name="back" />
        {back.label}
      </a>
      {children}
      <button type="button" className="button button--go" onClick={() => window.print()}>
        <Icon name="print" />
        {button}
      </button>
    </header>
  );
}
