import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { useState } from 'react';
import { Spinner } from '../../ui/spinner.tsx';
import { mostLetters } from '../bounds.ts';

/** Enter sends, Shift+Enter begins a new line (CHAT-07); nothing can be sent while it is empty or an answer is on its way (CHAT-08, CHAT-09). */
export function MessageForm({
  input,
  placeholder,
  isPending,
  onSend,
}: {
  input: RefObject<HTMLTextAreaElement | null>;
  placeholder: string;
  isPending: boolean;
  onSend: (text: string) => Promise<void>;
}) {
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';

  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (isEmpty || isPending) return;
    setText('');
    void onSend(text);
  };

  return (
    <form
      onSubmit={send}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2.5 px-3.5 pt-3 pb-2.5"
    >
      <textarea
        ref={input}
        rows={1}
        value={text}
        maxLength={mostLetters}
        placeholder={placeholder}
        aria-label="Your message"
        disabled={isPending}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing)
            send(event);
        }}
        className="field-sizing-content max-h-36 min-h-12.5 w-full resize-none rounded-control border-[1.5px] border-field bg-field-bg px-4 py-3 text-base/snug text-ink outline-offset-0 disabled:border-dashed disabled:bg-off-bg disabled:text-off"
      />
      <button
        type="submit"
        disabled={isEmpty || isPending}
        aria-label="Send"
        className="grid size-12.5 place-items-center rounded-control bg-terra text-on-terra enabled:hover:bg-terra-2 disabled:bg-off-bg disabled:text-off"
      >
        {isPending ? (
          <Spinner />
        ) : (
          <svg
            className="size-5.5 stroke-current stroke-[1.8]"
            viewBox="0 0 24 24"
            fill="none"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d="M21 3 10 14M21 3l-7 18-4-7-7-4z" />
          </svg>
        )}
      </button>
    </form>
  );
}
