import { downloadRequest } from 'common/contract/leads';
import { limits } from 'common/contract/limits';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Guide, GuideFormWords } from '../content/views.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { Picture } from '../ui/picture.tsx';
import { isInToasts } from '../ui/toast/toast-shelf.tsx';
import { useToast } from '../ui/toast/toast.tsx';
import { startDownload } from './start-download.ts';
import { Trap } from './trap.tsx';
import { useLeadForm } from './use-lead-form.ts';

type GuideDialogProps = {
  guide: Guide;
  words: GuideFormWords;
  button: ReactNode;
  onClose: () => void;
};
type Focused = { /** What gets the focus back. */ opener: HTMLElement };

/** Asks for an address before a guide is downloaded (FREE-04…07, FREE-10). Cancel, Escape and a click outside close it and send nothing. */
export default function GuideDialog({
  guide,
  words,
  button,
  onClose,
  opener,
}: GuideDialogProps & Focused) {
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 grid scroll-p-10 items-end overflow-y-auto bg-green/65 md:place-items-center md:p-6">
          <Dialog.Content
            onInteractOutside={(event) =>
              isInToasts(event.target) ? event.preventDefault() : undefined
            }
            onOpenAutoFocus={focusFirstField}
            onCloseAutoFocus={(event) => giveBackFocus(event, opener)}
            className="label-rules w-full animate-open p-6 shadow-sheet max-md:rounded-b-none md:max-w-[35rem] md:p-10"
          >
            <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border-b-2 border-ink">
              {guide.picture ? (
                <Picture
                  picture={{ ...guide.picture, alt: '' }}
                  sizes="88px"
                  className="w-18 self-end md:w-22"
                />
              ) : (
                <span />
              )}
              <div className="pb-4">
                <Dialog.Title className="pr-8 text-title">{words.title}</Dialog.Title>
                <Dialog.Description className="mt-1 text-ink-2">{words.lead}</Dialog.Description>
              </div>
              <Dialog.Close
                aria-label={words.close}
                className="absolute top-3 right-3 grid size-11 place-items-center rounded-control hover:bg-sage-1"
              >
                <CloseIcon className="size-5.5" />
              </Dialog.Close>
            </div>
            <GuideForm guide={guide} words={words} button={button} onClose={onClose} />
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function focusFirstField(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement)
    event.currentTarget.querySelector('input')?.focus();
}

function giveBackFocus(event: Event, opener: HTMLElement): void {
  event.preventDefault();
  opener.focus();
}

function GuideForm({ guide, words, button, onClose }: GuideDialogProps) {
  const showToast = useToast();
  const navigate = useNavigate();
  const {
    bind,
    button: sendButton,
    errors,
    isSending,
  } = useLeadForm({
    call: 'freebie-downloads',
    form: downloadRequest,
    onDone: () => {
      startDownload(guide.path);
      showToast({
        title: 'Download Ready!',
        description: 'Your freebie download will begin shortly. Check your email for a copy!',
      });
      onClose();
      void navigate('/freebie-confirmation');
    },
  });
  const field = (name: 'firstName' | 'lastName' | 'email' | 'freebieName') => ({
    name,
    label: words[name],
    error: errors[name],
    maxLength: limits[name],
  });
  return (
    <form
      {...bind}
      className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(max(8.5rem,40%),1fr))] gap-x-4 gap-y-5"
    >
      <Field {...field('firstName')} autoComplete="given-name" />
      <Field {...field('lastName')} autoComplete="family-name" />
      <Field
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        className="col-span-full"
      />
      <Field
        {...field('freebieName')}
        defaultValue={guide.title}
        readOnly
        className="col-span-full"
      />
      <Trap />
      <div className="col-span-full mt-1 flex flex-wrap gap-4">
        <Button
          ref={sendButton}
          type="submit"
          variant="primary"
          disabled={isSending}
          className="grow"
        >
          {isSending ? 'Submitting...' : button}
        </Button>
        <Button onClick={onClose} className="max-xs:grow">
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
