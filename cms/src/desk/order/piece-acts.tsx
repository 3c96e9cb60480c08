'use client';

import { type ReactNode, useId, useState } from 'react';
import { momentIn } from '../../clock/moment-in.ts';
import { Fault } from '../parts/fault.tsx';
import type { Act } from './acts.ts';
import type { PieceView } from './piece-view.ts';
import { UndoStrip } from './undo-strip.tsx';
import { useMove } from './use-move.ts';

export type Placed = {
  order: string;
  /** The first name of the buyer. */
  who: string;
  /** '2026-11-23', where the practice is. */
  today: string;
  timeZone: string;
};

type PieceActsProps = Placed & {
  piece: Pick<PieceView, 'id' | 'name' | 'step' | 'undoUntil'>;
  forward: Act | null;
  others: Act[];
  /** Picture, name and tag; the button stands beside them. */
  head: ReactNode;
  /** How far it is. */
  journey: ReactNode;
  /** Tracking number and what else is known. */
  facts: ReactNode;
};

/** One kit or good with its one button forward, and what else may have happened to it. */
export function PieceActs(props: PieceActsProps) {
  const { piece, forward, others, head, journey, facts } = props;
  const [open, setOpen] = useState<Act | null>(null);
  const isOpen = open !== null && open === forward;
  return (
    <article className="piece" aria-label={piece.name}>
      <div className="piece__head">
        {head}
        {forward && (
          <button
            type="button"
            className={isOpen ? 'button button--quiet' : 'button'}
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Cancel' : forward.button}, ${piece.name}`}
            onClick={() => setOpen(isOpen ? null : forward)}
          >
            {isOpen ? 'Cancel' : forward.button}
          </button>
        )}
      </div>
      {open && <ActPanel {...props} key={open.move} act={open} onClose={() => setOpen(null)} />}
      {piece.undoUntil !== null && (
        <UndoStrip
          key={piece.undoUntil}
          order={props.order}
          piece={piece}
          until={piece.undoUntil}
        />
      )}
      {journey}
      <div className="piece__acts">
        {facts}
        {others.map((act) => (
          <button
            key={act.move}
            type="button"
            className="text-button"
            aria-expanded={open === act}
            aria-label={`${act.button}, ${piece.name}`}
            onClick={() => setOpen(open === act ? null : act)}
          >
            {act.button}
          </button>
        ))}
      </div>
    </article>
  );
}

type PanelProps = PieceActsProps & { act: Act; onClose: () => void };

function ActPanel({ order, who, today, timeZone, piece, act, onClose }: PanelProps) {
  const id = useId();
  const [press] = useState(() => crypto.randomUUID());
  const [day, setDay] = useState(act.isDayOpen ? '' : today);
  const [tracking, setTracking] = useState('');
  const [note, setNote] = useState('');
  const [mail, setMail] = useState(act.mail !== undefined);
  const { move, isBusy, fault } = useMove(order, onClose);
  const isReady = !act.day || day !== '';
  const send = () => {
    if (!isReady) return;
    void move({
      move: act.move,
      press,
      items: [{ id: piece.id, from: piece.step }],
      words: act.done.replace('{name}', piece.name),
      ...(act.day && day !== today ? { at: momentIn(timeZone, day, '12:00') } : {}),
      ...(tracking.trim() ? { tracking: tracking.trim() } : {}),
      ...(note.trim() ? { note: note.trim() } : {}),
      ...(act.mail ? { mail } : {}),
    });
  };
  return (
    <div className="open" role="group" aria-label={`${act.button}, ${piece.name}`}>
      {act.hint && <p className="hint">{act.hint}</p>}
      {act.day && (
        <div className="field">
          <label htmlFor={`${id}day`}>{act.day}</label>
          <input
            id={`${id}day`}
            type="date"
            max={today}
            value={day}
            onChange={({ target }) => setDay(target.value)}
          />
        </div>
      )}
      {act.asksTracking && (
        <div className="field">
          <label htmlFor={`${id}tracking`}>
            Tracking number <i>optional</i>
          </label>
          <input
            id={`${id}tracking`}
            maxLength={60}
            autoComplete="off"
            value={tracking}
            onChange={({ target }) => setTracking(target.value)}
          />
        </div>
      )}
      {act.asksNote && (
        <div className="field">
          <label htmlFor={`${id}note`}>
            Note <i>optional, only the practice reads it</i>
          </label>
          <input
            id={`${id}note`}
            maxLength={300}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
      )}
      {act.mail && (
        <label className="tick switch">
          <input
            type="checkbox"
            checked={mail}
            onChange={({ target }) => setMail(target.checked)}
          />
          {act.mail.label.replace('{who}', who)}
        </label>
      )}
      <button
        type="button"
        className="button button--go"
        aria-disabled={isBusy || !isReady}
        onClick={send}
      >
        {isBusy ? 'One moment …' : act.button}
      </button>
      <Fault words={fault} />
    </div>
  );
}
