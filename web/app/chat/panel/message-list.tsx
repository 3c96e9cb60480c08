import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Link as LinkView } from '../../content/views.ts';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { ChatMessage } from '../bounds.ts';
import { BelowAnswer } from './below-answer.tsx';
import { splitAtPaths } from './own-paths.ts';
import type { Beside } from './read-answer.ts';

const looks = {
  assistant: 'self-start rounded-[3px_12px_12px_12px] border border-line bg-card',
  user: 'self-end rounded-[12px_12px_3px_12px] bg-sage-1',
};
const speakers = { assistant: 'Assistant: ', user: 'You: ' };

/** So much of what comes before a question stays in sight above it. */
const abovePx = 14;

/** All messages, the last question in sight and as much of its answer as there is room for; new ones are read out. `onFollow`: a visitor goes where a message points. */
export function MessageList({
  messages,
  pages,
  isPending,
  soFar = '',
  isOpen,
  contactButton,
  beside,
  suggestions,
  onRetry,
  onAsk,
  onFollow,
}: {
  messages: ChatMessage[];
  pages: LinkView[];
  isPending: boolean;
  /** What has come of the answer that is on its way. */
  soFar?: string | undefined;
  isOpen: boolean;
  contactButton: { label: string; onClick: () => void } | null;
  beside: Beside | undefined;
  suggestions: string[];
  /** Null while there is nothing to send again. */
  onRetry: (() => void) | null;
  onAsk: (question: string) => void;
  onFollow: () => void;
}) {
  const shown = soFar ? [...messages, { role: 'assistant' as const, content: soFar }] : messages;
  const list = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const hasButton = contactButton !== null;
  const asked = messages.findLastIndex(({ role }) => role === 'user');
  useEffect(() => {
    if (list.current && question.current)
      list.current.scrollTo({
        top: question.current.offsetTop - list.current.offsetTop - abovePx,
      });
  }, [messages, isPending, isOpen, hasButton]);

  return (
    <div
      ref={list}
      role="log"
      aria-label="Messages"
      tabIndex={0}
      className="flex flex-col gap-2.5 overflow-y-auto overscroll-contain bg-paper p-3.5"
    >
      {shown.map(({ role, content }, place) => (
        <p
          ref={place === asked ? question : null}
          key={`${messages.length > 99 ? content : ''}${place}`}
          className={`max-w-[93%] px-3.5 py-2.5 text-base/snug break-words whitespace-pre-line ${looks[role]}`}
        >
          <span className="sr-only">{speakers[role]}</span>
          {role === 'user' ? (
            content
          ) : (
            <Linked message={content} pages={pages} onFollow={onFollow} />
          )}
        </p>
      ))}
      {isPending && !soFar ? (
        <p className="flex items-center gap-2.5 p-1 text-small text-ink-2">
          <Spinner />
          Reading your question
        </p>
      ) : null}
      {isPending ? null : (
        <BelowAnswer
          beside={beside}
          suggestions={suggestions}
          onRetry={onRetry}
          onAsk={onAsk}
          onFollow={onFollow}
        />
      )}
      {contactButton ? (
        <Button
          variant="primary"
          onClick={contactButton.onClick}
          className="min-h-12 self-start px-4.5 py-2.5"
        >
          {contactButton.label}
        </Button>
      ) : null}
    </div>
  );
}

/** Text with links to pages of this site; nothing in it is ever markup (LLM-02). */
function Linked({
  message,
  pages,
  onFollow,
}: {
  message: string;
  pages: LinkView[];
  onFollow: () => void;
}) {
  return splitAtPaths(message, pages).map(({ text, path }, place) =>
    path === null ? (
      text
    ) : (
      <Link
        key={`${place} ${path}`}
        to={path}
        onClick={onFollow}
        className="underline-honey font-semibold hover:decoration-current"
      >
        {text}
      </Link>
    ),
  );
}
