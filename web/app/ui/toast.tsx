import { createContext, useCallback, useContext, useEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import type { ToastShelf } from './toast-shelf.tsx';
import { FORGET_MS, toastReducer, type ToastEntry, type ToastMessage } from './toast-state.ts';

type Toasts = { entry: ToastEntry | null; show: (message: ToastMessage) => void; dismiss: (id: number) => void };

const ToastContext = createContext<Toasts | null>(null);

function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToast must be used within ToastProvider');
  return toasts;
}

/** Returns the function that shows a toast. One is visible at a time, for five seconds (spec §4, §9). */
export function useToast(): (message: ToastMessage) => void {
  return useToasts().show;
}

/** Holds the toast of the moment. Put a `ToastRegion` where it shall appear. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [entry, dispatch] = useReducer(toastReducer, null);
  const count = useRef(0);
  const show = useCallback((message: ToastMessage) => dispatch({ type: 'show', id: ++count.current, message }), []);
  const dismiss = useCallback((id: number) => dispatch({ type: 'dismiss', id }), []);
  const dismissedId = entry?.isOpen === false ? entry.id : null;

  useEffect(() => {
    if (dismissedId === null) return;
    const timer = setTimeout(() => dispatch({ type: 'forget', id: dismissedId }), FORGET_MS);
    return () => clearTimeout(timer);
  }, [dismissedId]);

  return <ToastContext value={{ entry, show, dismiss }}>{children}</ToastContext>;
}

/**
 * Where the toast appears: under the header, so that the cart badge stays in sight; at the top on a phone; above an open
 * dialog, which stops the page from scrolling and with it what sticks to it. A dialog hides all else from screen readers
 * but what is marked as live: `off`, because each toast speaks for itself.
 */
export function ToastRegion() {
  const { entry, dismiss } = useToasts();
  const shelf = useShelf(entry?.id);
  return (
    <div aria-live="off" className="pointer-events-none fixed inset-x-3 top-2 z-60 md:sticky md:right-0 md:left-auto md:top-4 md:mr-6 md:ml-auto md:in-data-scroll-locked:fixed md:h-0 md:w-[420px] md:translate-y-4">
      {shelf ? <shelf.ToastShelf entry={entry} onClose={dismiss} /> : null}
    </div>
  );
}

type ShelfModule = { ToastShelf: typeof ToastShelf };

/** What draws the toasts: fetched with the first one, since most visits see none. Out of reach, it is tried again with the next. */
function useShelf(toastId: number | undefined): ShelfModule | null {
  const [shelf, setShelf] = useState<ShelfModule | null>(null);
  useEffect(() => {
    if (toastId === undefined || shelf) return;
    import('./toast-shelf.tsx').then(setShelf, () => undefined);
  }, [toastId, shelf]);
  return shelf;
}
