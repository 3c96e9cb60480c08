export type ToastMessage = {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** Where to go on, and what was added. */
  link?: { to: string; label: string };
  picture?: { src: string; ground: string | null };
};
export type ToastEntry = ToastMessage & { id: number; isOpen: boolean };

/** Spec §9: how long a toast shows, and how long a dismissed one stays in memory, in milliseconds. */
export const autoCloseMs = 5_000;
export const forgetMs = 1_000_000;

type Action =
  | { type: 'show'; id: number; message: ToastMessage }
  | { type: 'dismiss'; id: number }
  | { type: 'forget'; id: number };

/** One toast at a time (spec §4): a second one takes the first one's place. */
export function toastReducer(entry: ToastEntry | null, action: Action): ToastEntry | null {
  if (action.type === 'show') return { ...action.message, id: action.id, isOpen: true };
  if (entry?.id !== action.id) return entry;
  return action.type === 'dismiss' ? { ...entry, isOpen: false } : null;
}
