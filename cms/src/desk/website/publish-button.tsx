'use client';

import { useState } from 'react';
import { PublishDrawer, type PublishProps } from './publish-drawer.tsx';

/** Opens the drawer that publishes what waits, or changes when it goes live. */
export function PublishButton(props: Omit<PublishProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  const { title, planned } = props.piece;
  return (
    <>
      <button
        type="button"
        className={planned ? 'button button--quiet' : 'button'}
        onClick={() => setOpen(true)}
      >
        {planned ? 'Change' : 'Publish'}
        <span className="unseen">: {title}</span>
      </button>
      {isOpen && <PublishDrawer {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
