import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useReducer,
  useRef,
  type ReactNode,
} from 'react';
import { ToastShelf } from './toast-shelf.tsx';
import { forgetMs, toastReducer, type ToastEntry, type ToastMessage } from './toast-state.ts';

type Toasts = {
  entry: ToastEntry | null;
  show: (message: ToastMessage) => void;
  dismiss: (id: number) => void;
};

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
  const show = useCallback(
    (message: ToastMessage) => dispatch({ type: 'show', id: ++count.current, message }),
    [],
  );
  const dismiss = useCallback((id: number) => dispatch({ type: 'dismiss', id }), []);
  const dismissedId = entry?.isOpen === false ? entry.id : null;

  useEffect(() => {
    if (dismissedId === null) return;
    const timer = setTimeout(() => dispatch({ type: 'forget', id: dismissedId }), forgetMs);
    return () => clearTimeout(timer);
  }, [dismissedId]);

  return <ToastContext value={{ entry, show, dismiss }}>{children}</ToastContext>;
}

/** Where the toast appears; the page has it from its first byte on. */
export function ToastRegion() {
  const { entry, dismiss } = useToasts();
  return <ToastShelf entry={entry} onClose={dismiss} />;
}
