import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';

/**
 * A modal dialog that leaves alone what comes into the page after it: a bank's question stands in a frame of Stripe's, which
 * a trap for the focus would lock out. So it is the rest of the page that is switched off, all but what speaks for itself.
 * While it is `isLocked` Escape does nothing. A click outside never closes it: too much is typed in.
 */
export function Modal({
  opener,
  isLocked,
  onClose,
  children,
}: {
  /** What gets the focus back. */ opener: HTMLElement;
  isLocked: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog.Root open modal={false} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <div
          ref={switchOffBehind}
          data-modal
          className="fixed inset-0 z-50 grid items-end overflow-y-auto bg-green/65 max-md:[@media(height>=32rem)]:scroll-pb-30 md:place-items-center md:p-6"
        >
          <Dialog.Content
            aria-modal="true"
            aria-describedby={undefined}
            onInteractOutside={(event) => event.preventDefault()}
            onEscapeKeyDown={(event) => (isLocked ? event.preventDefault() : undefined)}
            onOpenAutoFocus={focusFirstField}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              opener.focus();
            }}
            className="relative w-full animate-open overflow-clip rounded-t-panel bg-card shadow-sheet outline-hidden max-md:mt-7 max-md:has-data-done:mt-31 md:has-data-done:mb-28 md:max-w-[61.25rem] md:rounded-panel"
          >
            {children}
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** As long as `front` is in the page. */
function switchOffBehind(front: HTMLElement | null): (() => void) | undefined {
  if (!front) return undefined;
  const behind = Array.from(document.body.children).filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      !element.contains(front) &&
      !element.inert &&
      !element.matches('[aria-live], [data-radix-focus-guard]'),
  );
  for (const element of behind) element.inert = true;
  const { style, dataset } = document.documentElement;
  // The place of the scroll bar is kept, so that nothing moves behind the veil.
  const bar = window.innerWidth - document.documentElement.clientWidth;
  Object.assign(style, { overflow: 'hidden', paddingRight: `${bar}px` });
  dataset.scrollLocked = '';
  return () => {
    for (const element of behind) element.inert = false;
    Object.assign(style, { overflow: '', paddingRight: '' });
    delete dataset.scrollLocked;
  };
}

/** Not under fingers, where a keyboard would cover what is bought before it was seen. */
function focusFirstField(event: Event): void {
  event.preventDefault();
  const { currentTarget: content } = event;
  if (!(content instanceof HTMLElement)) return;
  if (window.matchMedia('(pointer: coarse)').matches) content.focus();
  else content.querySelector('input')?.focus();
}
