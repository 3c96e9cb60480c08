import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import chamomile from '../../art/drawings/chamomile.svg';
import type { ChatWords } from '../../content/views.ts';
import { noteWantedSection } from '../../page-parts/sections/note-section.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { offersContact } from './chat-session.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import { PinnedEmergency } from './pinned-emergency.tsx';
import { useChatSession } from './use-chat-session.ts';

export type PanelProps = {
  words: ChatWords;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
};

/**
 * The open chat (CHAT-02, CHAT-03). It stays mounted while it is closed, so that an answer that is on its way arrives.
 * Who closes it by key or button finds the keyboard at the round button again.
 */
export default function ChatPanel({ words, isOpen, setIsOpen }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const title = useId();
  const navigate = useNavigate();
  const session = useChatSession(words);
  const { messages, isPending, soFar, pinned, beside, canRetry } = session;
  const { send, retry, clear, closePinned } = session;

  useEffect(() => {
    if (isOpen && isHere(input.current)) input.current?.focus();
  }, [isOpen, isPending]);

  useEffect(() => {
    if (!isOpen) return;
    const own = new AbortController();
    const isOutside = ({ target }: Event) =>
      target instanceof Element &&
      !panel.current?.contains(target) &&
      !target.closest('.chat-button') &&
      target.isConnected;
    document.addEventListener('pointerdown', (event) => isOutside(event) && setIsOpen(false), {
      signal: own.signal,
    });
    // What lies above has heard of the key before, and has said so when it was for it (ERR-03).
    document.addEventListener(
      'keydown',
      (event) => event.key === 'Escape' && !event.defaultPrevented && closeByHand(setIsOpen),
      { signal: own.signal },
    );
    return () => own.abort();
  }, [isOpen, setIsOpen]);

  const clearAndGoOn = () => {
    clear();
    input.current?.focus();
  };
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
      className="fixed right-6 bottom-26 z-40 grid h-[min(600px,calc(100dvh-8rem))] w-95 origin-bottom-right animate-open grid-rows-[auto_auto_minmax(9rem,1fr)_auto] overflow-y-auto rounded-panel border-[1.5px] border-ink bg-card shadow-sheet max-md:inset-x-0 max-md:bottom-0 max-md:h-[min(720px,calc(100dvh-min(56px,7vh)))] max-md:w-auto max-md:rounded-b-none max-md:border-x-0 max-md:border-b-0 [&[hidden]]:hidden print:hidden"
    >
      <div className="on-green grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 bg-green py-2.5 pr-2 pl-4.5 text-cream">
        <img
          src={chamomile}
          alt=""
          width="38"
          height="48"
          className="h-12 w-9.5 rounded-t-full rounded-b-[3px] border-[1.5px] border-cream bg-seal object-cover"
        />
        <div>
          <h2 id={title} className="text-[1.25rem]/tight">
            {words.name}
          </h2>
          <div className="flex flex-wrap justify-between gap-x-3 text-small text-mist">
            <p>{words.line}</p>
            <button
              type="button"
              onClick={clearAndGoOn}
              disabled={messages.length < 2}
              className="underline underline-offset-4 disabled:hidden"
            >
              {words.clear}
            </button>
          </div>
        </div>
        <button
          type="button"
          onClick={() => closeByHand(setIsOpen)}
          aria-label={`Close ${words.name}`}
          className="grid size-12 place-items-center"
        >
          <CloseIcon />
        </button>
      </div>
      <div>
        {pinned ? (
          <PinnedEmergency
            pinned={pinned}
            onClose={() => {
              closePinned();
              input.current?.focus();
            }}
          />
        ) : null}
      </div>
      <MessageList
        messages={messages}
        pages={words.pages}
        isPending={isPending}
        soFar={soFar}
        isOpen={isOpen}
        beside={beside}
        suggestions={beside?.suggestions ?? (messages.length < 2 ? words.starters : [])}
        onRetry={canRetry ? () => void retry() : null}
        onAsk={(question) => void send(question)}
        contactButton={
          offersContact(messages) ? { label: words.contactButton, onClick: goToForm } : null
        }
        onFollow={() => setIsOpen(false)}
      />
      <div className="border-t border-line">
        <MessageForm
          input={input}
          placeholder={words.placeholder}
          isPending={isPending}
          onSend={send}
        />
        <div className="px-3.5 pb-2.5 text-center text-cap text-ink-2">
          <p>{words.footer}</p>
          <p>
            Nothing you write is kept by us. In an emergency call{' '}
            <a href="tel:911" className="font-semibold underline underline-offset-4">
              911
            </a>
            .
          </p>
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

/** Who has gone elsewhere while an answer was on its way stays there. */
function isHere(input: HTMLElement | null): boolean {
  const { activeElement } = document;
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement === input ||
    activeElement.matches('.chat-button')
  );
}
