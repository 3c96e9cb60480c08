'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../../admin/parts/icon.tsx';

type DrawerProps = {
  title: string;
  /** Whom and what it is about. */
  about: string;
  /** The one action, and what it means. */
  foot: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A form beside the screen, or over it on a phone. The browser keeps the focus in it and closes it with Escape. */
export function Drawer({ title, about, foot, onClose, children }: DrawerProps) {
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    box.current?.showModal();
  }, []);
  return (
    <dialog ref={box} className="drawer" aria-labelledby={id} onClose={onClose}>
      <div className="drawer__head">
        <div>
          <h2 id={id}>{title}</h2>
          <p className="quiet">{about}</p>
        </div>
        <button
          type="button"
          className="drawer__close"
          aria-label="Close"
          onClick={() => box.current?.close()}
        >
          <Icon name="cross" />
        </button>
      </div>
      <div className="drawer__body">{children}</div>
      <div className="drawer__foot">{foot}</div>
    </dialog>
  );
}
