import { Toast } from 'radix-ui';
import { CheckIcon, CloseIcon, WarningIcon } from './icons.tsx';
import { AUTO_CLOSE_MS, type ToastEntry } from './toast-state.ts';

/** Shows the toast of the moment and reads it out; F8 leads to it. */
export function ToastShelf({ entry, onClose }: { entry: ToastEntry | null; onClose: (id: number) => void }) {
  return (
    <Toast.Provider duration={AUTO_CLOSE_MS} swipeDirection="right" swipeThreshold={50}>
      {entry ? <ToastLabel key={entry.id} entry={entry} onClose={() => onClose(entry.id)} /> : null}
      <Toast.Viewport hotkey={['F8']} className="pointer-events-auto md:max-w-[420px]" />
    </Toast.Provider>
  );
}

function ToastLabel({ entry, onClose }: { entry: ToastEntry; onClose: () => void }) {
  const isBad = entry.variant === 'destructive';
  return (
    <Toast.Root
      open={entry.isOpen}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      type={isBad ? 'foreground' : 'background'}
      className={`label-rules grid animate-open grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4 py-4.5 pr-2.5 pl-5 shadow-float data-[swipe=end]:translate-x-[120%] data-[swipe=end]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${isBad ? 'border-2 border-error bg-error-bg text-error' : ''}`}
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
