'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useId, useRef, useState } from 'react';
import type { OpenMessage } from '../../people/read-messages.ts';
import { Drawer } from '../frame/drawer.tsx';
import { tell } from '../frame/toast.tsx';
import { askDesk } from '../parts/ask-desk.ts';
import { Fault } from '../parts/fault.tsx';
import { fillSaved, openPlaces } from './fill-saved.ts';

export type ReplyTo = {
  person: string;
  name: string;
  email: string | null;
  /** What is answered; null: a mail of one's own accord. */
  message: string | null;
};

type Saved = { title: string; text: string };
type Known = { message: OpenMessage | null; saved: Saved[] };

/** The message above, saved beginnings, the reply below. What was typed stays until it is sent. */
export function ReplyDrawer({ onClose, ...to }: ReplyTo & { onClose: () => void }) {
  const id = useId();
  const router = useRouter();
  const [press] = useState(() => crypto.randomUUID());
  const [known, setKnown] = useState<Known | null>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const [firstName = to.name] = (known?.message?.firstName ?? to.name).split(' ');
  const isReady = known !== null;

  useEffect(() => {
    let isHere = true;
    void readKnown(to.message).then((answer) => {
      if (!isHere) return;
      if (typeof answer === 'string') setFault(answer);
      else setKnown(answer);
    });
    return () => {
      isHere = false;
    };
  }, [to.message]);
  useEffect(() => {
    if (isReady) box.current?.focus();
  }, [isReady]);

  function choose(saved: Saved) {
    setChosen(saved.text);
    setText(fillSaved(saved.text, firstName));
    setFault('');
  }

  async function send() {
    if (isBusy || !known) return;
    const [open] = openPlaces(text, chosen);
    if (open) {
      setFault(`Write your own words for ${open} first.`);
      box.current?.focus();
      return;
    }
    setBusy(true);
    setFault('');
    const person = known.message?.person ?? to.person;
    const asked = await askDesk(`desk/people/${person}/replies`, {
      press,
      message: to.message,
      text,
    });
    setBusy(false);
    if (asked.fault !== undefined) return setFault(asked.fault);
    onClose();
    tell({ words: `Your reply to ${to.name} is on its way.` });
    router.refresh();
  }

  async function close() {
    const asked = await askDesk(`desk/messages/${to.message ?? ''}/close`, {});
    if (asked.fault !== undefined) return setFault(asked.fault);
    onClose();
    tell({ words: `The message of ${to.name} is closed.` });
    router.refresh();
  }

  return (
    <Drawer
      title={`Reply to ${to.name}`}
      about={to.message ? 'Goes by email and stays on their page.' : 'A mail of your own accord.'}
      onClose={onClose}
      foot={
        <>
          {to.message ? (
            <p>
              Marks the message as answered.{' '}
              <button type="button" className="text-button" onClick={() => void close()}>
                No answer needed
              </button>
            </p>
          ) : (
            <p>It stays on their page.</p>
          )}
          <button
            type="button"
            className="button button--go"
            aria-disabled={isBusy || !text.trim()}
            onClick={() => void send()}
          >
            {isBusy ? 'Sending …' : 'Send'}
          </button>
        </>
      }
    >
      {known?.message && <Message message={known.message} />}
      {!known && !fault && <p className="quiet">One moment …</p>}
      {known && known.saved.length > 0 && (
        <fieldset className="chips">
          <legend className="field__label">Start from a saved reply</legend>
          <div>
            {known.saved.map((saved) => (
              <button
                key={saved.title}
                type="button"
                aria-pressed={chosen === saved.text}
                onClick={() => choose(saved)}
              >
                {saved.title}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      <div className="field reply__text">
        <label htmlFor={`${id}text`}>
          Your reply <i>goes to {known?.message?.email ?? to.email}</i>
        </label>
        <textarea
          ref={box}
          id={`${id}text`}
          rows={10}
          maxLength={10_000}
          value={text}
          aria-describedby={fault ? `${id}fault` : undefined}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Fault id={`${id}fault`} words={fault} />
    </Drawer>
  );
}

function Message({
  message: { clock, at, topic, text, isUrgent, phone },
}: {
  message: OpenMessage;
}) {
  return (
    <div className="reply__message">
      <p>
        {isUrgent && <span className="tag tag--late">Urgent</span>}{' '}
        <b className={clock.isLate || clock.isSoon ? 'late' : undefined}>{clock.words}</b>{' '}
        <span className="quiet">{at}</span>
      </p>
      {topic && <p className="quiet">{topic}</p>}
      <p className="reply__words">{text || 'No message, only what they chose.'}</p>
      {phone && (
        <p>
          <a className="text-button" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
            Call {phone}
          </a>
        </p>
      )}
    </div>
  );
}

/** The message in clear and the saved replies; a sentence when they cannot be had. */
async function readKnown(message: string | null): Promise<Known | string> {
  if (message) {
    const { answer, fault } = await askDesk<Known>(`desk/messages/${message}`);
    return answer ?? fault;
  }
  const { answer, fault } = await askDesk<{ docs: Saved[] }>('saved-replies?sort=title&limit=50');
  return answer ? { message: null, saved: answer.docs } : fault;
}
