import { useEffect, useRef, type RefObject } from 'react';
import { TextLink } from '../button.tsx';
import { ToastLabel } from './toast-label.tsx';
import type { ToastEntry } from './toast-state.ts';
import { ToastVoice } from './toast-voice.tsx';

/** Names the key that leads to it. */
const label = 'Notifications (F8)';
const hotkey = 'F8';

/** Whether something is part of the toasts: they float above every layer, and a press on them is no press outside of one. */
export function isInToasts(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[aria-label="${label}"]`) !== null;
}

/**
 * The region of every page in which the toast of the moment shows (NAV-06, TOAST-03). All of it comes with the page: what
 * has to be said when nothing can be loaded any more cannot be loaded either. Under the header, so that the cart badge
 * stays in sight, and there over the tagline, so that the tabs of the store stay in sight, too; over a dialog at its lower
 * right, at the top on a phone, for Close is at the upper one, and the page does
 * not scroll, nor what sticks to it. A dialog hides all else from screen readers but what is marked as live: `off`, because
 * each toast speaks for itself.
 */
export function ToastShelf({
  entry,
  onClose,
}: {
  entry: ToastEntry | null;
  onClose: (id: number) => void;
}) {
  const region = useRef<HTMLElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const shown = entry?.isOpen ? entry : null;
  const cameFrom = useOrigin(region);
  useHotkey(list);

  /** Who was in the toast goes on where they came from. */
  function close(id: number) {
    if (region.current?.contains(document.activeElement))
      giveBackFocus(cameFrom.current, list.current);
    onClose(id);
  }

  return (
    <section
      ref={region}
      aria-label={label}
      aria-live="off"
      tabIndex={-1}
      className="pointer-events-none toast-shelf"
    >
      <ToastVoice entry={shown} />
      <div className="relative">
        <ol ref={list} tabIndex={-1}>
          {shown ? (
            <ToastLabel
              key={shown.id}
              entry={shown}
              region={region}
              onClose={() => close(shown.id)}
            />
          ) : null}
        </ol>
        {/* Beside the toast and not in it: a toast is its title and its words (TOAST-01). */}
        {shown?.link ? (
          <TextLink
            to={shown.link.to}
            onClick={() => close(shown.id)}
            className="pointer-events-auto absolute bottom-1 left-21"
          >
            {shown.link.label}
          </TextLink>
        ) : null}
      </div>
    </section>
  );
}

/** Who had the keyboard before it came into the region. */
function useOrigin(region: RefObject<HTMLElement | null>): RefObject<Element | null> {
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    const box = region.current;
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (!isInToasts(relatedTarget))
        origin.current = relatedTarget instanceof Element ? relatedTarget : null;
    };
    box?.addEventListener('focusin', onFocusIn);
    return () => box?.removeEventListener('focusin', onFocusIn);
  }, [region]);
  return origin;
}

function useHotkey(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === hotkey) list.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [list]);
}

function giveBackFocus(before: Element | null, list: HTMLElement | null) {
  if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  if (document.activeElement !== before) list?.focus({ preventScroll: true });
}
