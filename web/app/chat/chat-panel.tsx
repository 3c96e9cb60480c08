import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import chamomile from '../art/drawings/chamomile.svg';
import type { ChatWords } from '../content/views.ts';
import { noteWantedSection } from '../sections/note-section.ts';
import { CloseIcon } from '../ui/icons.tsx';
import { offersContact } from './chat-session.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { useChatSession } from './use-chat-session.ts';

export type PanelProps = { words: ChatWords; isOpen: boolean; setIsOpen: (isOpen: boolean) => void };

/**
 * The open chat (CHAT-02, CHAT-03). It stays mounted while it is closed, so that an answer that is on its way arrives.
 * Who closes it by key or button finds the keyboard at the round button again.
 */
export default function ChatPanel({ words, isOpen, setIsOpen }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const title = useId();
  const navigate = useNavigate();
  const { messages, isPending, send, clear } = useChatSession(words);

  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen, isPending]);

  useEffect(() => {
    if (!isOpen) return;
    const own = new AbortController();
    const isOutside = ({ target }: Event) => target instanceof Element && !panel.current?.contains(target) && !target.closest('.chat-button') && target.isConnected;
    document.addEventListener('pointerdown', (event) => isOutside(event) && setIsOpen(false), { signal: own.signal });
    document.addEventListener('keydown', (event) => event.key === 'Escape' && closeByHand(setIsOpen), { signal: own.signal });
    return () => own.abort();
  }, [isOpen, setIsOpen]);

  const goToForm = () => {
    setIsOpen(false);
    noteWantedSection('contact', () => sessionStorage);
    void navigate('/', { preventScrollReset: location.pathname === '/' });
  };

  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby={title}
      hidden={!isOpen}
      className="fixed right-6 bottom-26 z-40 grid h-[min(600px,calc(100dvh-8rem))] w-95 grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-panel border-[1.5px] border-ink bg-card shadow-sheet max-md:inset-x-0 max-md:bottom-0 max-md:h-[min(720px,calc(100dvh-56px))] max-md:w-auto max-md:rounded-b-none max-md:border-x-0 max-md:border-b-0 [&[hidden]]:hidden print:hidden"
    >
      <div className="grid grid-cols-[38px_minmax(0,1fr)_48px] items-center gap-x-3.5 bg-green py-2.5 pr-2 pl-4.5 text-cream">
        <img src={chamomile} alt="" width="38" height="48" className="h-12 w-9.5 rounded-t-full rounded-b-[3px] border-[1.5px] border-cream bg-seal object-cover" />
        <div>
          <h2 id={title} className="text-[1.25rem]/tight">
            {words.name}
          </h2>
          <p className="text-small text-mist">{words.line}</p>
        </div>
        <button type="button" onClick={() => closeByHand(setIsOpen)} aria-label={`Close ${words.name}`} className="grid size-12 place-items-center">
          <CloseIcon />
        </button>
      </div>
      <MessageList messages={messages} isPending={isPending} contactButton={offersContact(messages) ? { label: words.contactButton, onClick: goToForm } : null} onFollow={() => setIsOpen(false)} />
      <div className="border-t border-line">
        <MessageForm input={input} placeholder={words.placeholder} isPending={isPending} onSend={send} />
        <div className="flex items-center justify-between gap-3 px-4 pb-2 text-[0.8125rem]/snug text-ink-2">
          <p>{words.footer}</p>
          <button type="button" onClick={clear} disabled={messages.length < 2} className="min-h-8 flex-none underline underline-offset-4 disabled:invisible">
            Clear chat
          </button>
        </div>
      </div>
    </section>
  );
}

/** On phones the round button is back only after the panel has gone. */
function closeByHand(setIsOpen: (isOpen: boolean) => void): void {
  setIsOpen(false);
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.chat-button')?.focus());
}
