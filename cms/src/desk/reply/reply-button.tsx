'use client';

import { useState } from 'react';
import { Icon } from '../../admin/parts/icon.tsx';
import { ReplyDrawer, type ReplyTo } from './reply-drawer.tsx';

type Props = ReplyTo & { className: string; label?: string };

/** Opens the reply to a message, or to somebody who wrote none. */
export function ReplyButton({ className, label = 'Reply', ...to }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {className.includes('wide') && <Icon name="reply" />}
        {label}
        <span className="unseen"> to {to.name}</span>
      </button>
      {isOpen && <ReplyDrawer {...to} onClose={() => setOpen(false)} />}
    </>
  );
}
