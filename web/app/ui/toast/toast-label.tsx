import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { CheckIcon, CloseIcon, WarningIcon } from '../icons.tsx';
import { autoCloseMs, type ToastEntry } from './toast-state.ts';
import { useSwipe } from './use-swipe.ts';

/** One toast: it closes by itself, by its button, by Escape for who is in it, and when it is swiped to the right. */
export function ToastLabel({
  entry: { title, description, variant, link, picture },
  region,
  onClose,
}: {
  entry: ToastEntry;
  /** Whoever is in it is still reading. */ region: RefObject<HTMLElement | null>;
  onClose: () => void;
}) {
  const isBad = variant === 'destructive';
  const swipe = useSwipe(onClose);
  const isHovered = useAutoClose(region, onClose);
  useEscape(region, onClose);
  return (
    <li
      {...swipe}
      onPointerEnter={() => isHovered(true)}
      onPointerLeave={() => isHovered(false)}
      className={`label-rules pointer-events-auto grid animate-open touch-none grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 py-4.5 pr-2.5 pl-5 shadow-float select-none ${link ? 'pb-12' : ''} ${isBad ? 'border-2 border-error bg-error-bg text-error' : ''}`}
    >
      {picture ? (
        <span
          className="mt-0.5 h-14 w-12 overflow-hidden rounded-t-label border-b-2 border-ink bg-sage-1"
          style={picture.ground ? { backgroundColor: picture.ground } : undefined}
        >
          <img src={picture.src} alt="" className="size-full object-cover" />
        </span>
      ) : (
        <span
          className={`mt-0.5 grid h-12 w-10 place-items-center rounded-t-[20px] rounded-b-label border-[1.5px] ${isBad ? 'border-error bg-error text-on-terra' : 'border-ink bg-honey'}`}
        >
          {isBad ? <WarningIcon className="size-5.5" /> : <CheckIcon className="size-5.5" />}
        </span>
      )}
      <div>
        <div className="font-serif text-[1.25rem]/tight font-[450] tracking-[-0.008em]">
          {title}
        </div>
        {description ? (
          <div className={`mt-0.5 text-small/snug ${isBad ? '' : 'text-ink-2'}`}>{description}</div>
        ) : null}
      </div>
      <button
        type="button"
        onClick={onClose}
        aria-label="Close"
        className="relative -mt-2 grid size-11 place-items-center rounded-control hover:bg-sage-1"
      >
        <CloseIcon className="size-5" />
      </button>
    </li>
  );
}

/** The five seconds stand still while somebody points at the toast, is in its region, or has gone to another window. */
function useAutoClose(
  region: RefObject<HTMLElement | null>,
  onClose: () => void,
): (isHovered: boolean) => void {
  const close = useEffectEvent(onClose);
  const left = useRef(autoCloseMs);
  const [isHovered, setHovered] = useState(false);
  const [isInside, setInside] = useState(false);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const own = new AbortController();
    const { signal } = own;
    const box = region.current;
    setInside(box?.contains(document.activeElement) ?? false);
    box?.addEventListener('focusin', () => setInside(true), { signal });
    box?.addEventListener(
      'focusout',
      ({ relatedTarget }) =>
        setInside(relatedTarget instanceof Node && box.contains(relatedTarget)),
      { signal },
    );
    window.addEventListener('blur', () => setAway(true), { signal });
    window.addEventListener('focus', () => setAway(false), { signal });
    return () => own.abort();
  }, [region]);
  const isWaiting = isHovered || isInside || isAway;
  useEffect(() => {
    if (isWaiting) return;
    const started = Date.now();
    const timer = setTimeout(() => close(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - started;
    };
  }, [isWaiting]);
  return setHovered;
}

/** Escape belongs to the toast only for who is in it; heard before any dialog below hears of it (ERR-03). */
function useEscape(region: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !region.current?.contains(document.activeElement)) return;
      event.stopImmediatePropagation();
      close();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [region]);
}
