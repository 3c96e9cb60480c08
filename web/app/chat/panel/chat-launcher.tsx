import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { ChatWords } from '../../content/views.ts';
import { useLateCode } from '../../hydration/use-late-code.ts';
import type { PanelProps } from './chat-panel.tsx';

/** Asked for when somebody opens the chat, and not before: its code is no part of the pages. */
const load = () => import('./chat-panel.tsx');

/** The round button at the bottom right of every page (CHAT-01). What was opened once stays, so that a closed chat goes on. */
export function ChatLauncher({ words }: { words: ChatWords }) {
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<PanelProps> } | null>(null);
  const whenLoaded = useLateCode(load);
  const button = useStepAside();

  function press() {
    if (loaded) return setIsOpen(!isOpen);
    whenLoaded((module) => {
      setLoaded({ Panel: module.default });
      setIsOpen(true);
    });
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        data-replay
        className="chat-button"
        aria-label={words.name}
        aria-expanded={isOpen}
        onClick={press}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={isOpen ? 'm5 5 14 14M19 5 5 19' : 'M4 20l1.4-4.2A8.2 8.2 0 1 1 8.6 19z'} />
        </svg>
      </button>
      {loaded ? <loaded.Panel words={words} isOpen={isOpen} setIsOpen={setIsOpen} /> : null}
    </>
  );
}

/** How it gets out of the way is no part of what a page begins with; without that it stays where it is. */
function useStepAside() {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    void import('./step-aside.ts').then(
      ({ stepAside }) => button.current && stepAside(button.current),
      () => undefined,
    );
  }, []);
  return button;
}
