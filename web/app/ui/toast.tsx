import { Toast } from 'radix-ui';
import { createContext, useCallback, useContext, useEffect, useReducer, useRef, type ReactNode } from 'react';
import { CheckIcon, CloseIcon, WarningIcon } from './icons.tsx';
import { AUTO_CLOSE_MS, FORGET_MS, toastReducer, type ToastEntry, type ToastMessage } from './toast-state.ts';

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

  return (
    <ToastContext value={{ entry, show, dismiss }}>
      <Toast.Provider duration={AUTO_CLOSE_MS} swipeDirection="right" swipeThreshold={50}>
        {children}
      </Toast.Provider>
    </ToastContext>
  );
}

/** Where the toast appears: under the header, so that the cart badge stays in sight; at the top on a phone. */
export function ToastRegion() {
  const { entry, dismiss } = useToasts();
  return (
    <div className="pointer-events-none fixed inset-x-3 top-2 z-40 md:sticky md:inset-x-auto md:top-4 md:mr-6 md:ml-auto md:h-0 md:w-[420px] md:translate-y-4">
      {entry ? <ToastLabel key={entry.id} entry={entry} onClose={() => dismiss(entry.id)} /> : null}
      <Toast.Viewport hotkey={['F8']} className="pointer-events-auto md:max-w-[420px]" />
    </div>
  );
}

function ToastLabel({ entry, onClose }: { entry: ToastEntry; onClose: () => void }) {
  const isBad = entry.variant === 'destructive';
  return (
    <Toast.Root
      open={entry.isOpen}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      type={isBad ? 'foreground' : 'background'}
      className={`label-rules grid animate-open grid-cols-[40px_minmax(0,1fr)_44px] items-start gap-x-4 py-4.5 pr-2.5 pl-5 shadow-float data-[swipe=end]:translate-x-[120%] data-[swipe=end]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${isBad ? 'border-2 border-error bg-error-bg text-error' : ''}`}
    >
      <span className={`mt-0.5 grid h-12 w-10 place-items-center rounded-t-[20px] rounded-b-label border-[1.5px] ${isBad ? 'border-error bg-error text-on-terra' : 'border-ink bg-honey'}`}>
        {isBad ? <WarningIcon className="size-5.5" /> : <CheckIcon className="size-5.5" />}
      </span>
      <div>
        <Toast.Title className="font-serif text-[1.25rem]/tight font-[450] tracking-[-0.008em]">{entry.title}</Toast.Title>
        {entry.description ? <Toast.Description className={`mt-0.5 text-small/snug ${isBad ? '' : 'text-ink-2'}`}>{entry.description}</Toast.Description> : null}
      </div>
      <Toast.Close aria-label="Close" className="relative -mt-2 grid size-11 place-items-center rounded-control hover:bg-sage-1">
        <CloseIcon className="size-5" />
      </Toast.Close>
    </Toast.Root>
  );
}
