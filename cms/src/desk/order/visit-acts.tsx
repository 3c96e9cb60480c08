'use client';

import { useId, useState } from 'react';
import { Icon } from '../../admin/parts/icon.tsx';
import { momentIn } from '../../clock/moment-in.ts';
import { zoneWords } from '../../clock/zone-words.ts';
import { Fault } from '../parts/fault.tsx';
import type { Placed } from './piece-acts.tsx';
import { useMove } from './use-move.ts';

export type VisitLine = {
  id: string;
  label: string;
  state: 'granted' | 'booked' | 'done' | 'cancelled';
  /** 'Thu, Oct 29, 2:30 PM', 'to book', … */
  about: string;
  with: string;
};

type Place = Placed & { team: string[] };
type Panel = 'book' | 'tick' | 'cancel' | 'correct';

const buttons: Record<Panel, string> = {
  book: 'Book',
  tick: 'Check off',
  cancel: 'Cancel the visit',
  correct: 'Correct',
};

const wordOf = (panel: Panel, state: VisitLine['state']) =>
  panel === 'book' && state === 'booked' ? 'Move' : buttons[panel];

/** What can be done with a visit in each state; the first is the one forward. */
const possible: Record<VisitLine['state'], Panel[]> = {
  granted: ['book', 'tick', 'cancel'],
  booked: ['tick', 'book', 'cancel', 'correct'],
  done: ['correct'],
  cancelled: ['correct'],
};

/** One visit: booked with day and hour, checked off once it was held, or cancelled. */
export function VisitActs({ visit, place }: { visit: VisitLine; place: Place }) {
  const [open, setOpen] = useState<Panel | null>(null);
  const { id, label, state, about, with: person } = visit;
  return (
    <li>
      <div className="visits__line">
        <span className={state === 'done' ? 'visits__mark visits__mark--done' : 'visits__mark'}>
          {state === 'done' && <Icon name="check" />}
        </span>
        <span>
          {label} <span className="quiet">{about}</span>
        </span>
        {person && <span className="quiet">{person}</span>}
        <span className="visits__acts">
          {possible[state].map((panel) => (
            <button
              key={panel}
              type="button"
              className="text-button"
              aria-expanded={open === panel}
              aria-label={`${wordOf(panel, state)}, ${label}`}
              onClick={() => setOpen(open === panel ? null : panel)}
            >
              {wordOf(panel, state)}
            </button>
          ))}
        </span>
      </div>
      {open && (
        <VisitPanel
          key={open}
          panel={open}
          id={id}
          visit={visit}
          place={place}
          onClose={() => setOpen(null)}
        />
      )}
    </li>
  );
}

type PanelProps = {
  panel: Panel;
  id: string;
  visit: VisitLine;
  place: Place;
  onClose: () => void;
};

function VisitPanel({ panel, id, visit, place, onClose }: PanelProps) {
  const field = useId();
  const [press] = useState(() => crypto.randomUUID());
  const [day, setDay] = useState(panel === 'tick' ? place.today : '');
  const [time, setTime] = useState('');
  const [person, setPerson] = useState(visit.with || place.team[0] || '');
  const [mail, setMail] = useState(true);
  const { move, isBusy, fault } = useMove(place.order, onClose);
  const asksDay = panel === 'book' || (panel === 'tick' && visit.state === 'granted');
  const asksTime = panel === 'book';
  const isReady = (!asksDay || day !== '') && (!asksTime || time !== '');
  const words: Record<Panel, string> = {
    book: `${visit.label} is booked.`,
    tick: `${visit.label} is checked off.`,
    cancel: `${visit.label} is cancelled.`,
    correct: `${visit.label} is one step back.`,
  };
  const send = () => {
    if (!isReady) return;
    void move({
      move: panel,
      press,
      items: [{ id, from: visit.state }],
      words: words[panel],
      ...(asksDay && (asksTime || day !== place.today)
        ? { at: momentIn(place.timeZone, day, asksTime ? time : '12:00') }
        : {}),
      ...(asksDay && person ? { with: person } : {}),
      ...(panel === 'book' ? { mail } : {}),
    });
  };
  return (
    <div className="open" role="group" aria-label={`${buttons[panel]}, ${visit.label}`}>
      {asksDay && (
        <div className="field">
          <label htmlFor={`${field}day`}>Day</label>
          <input
            id={`${field}day`}
            type="date"
            value={day}
            max={panel === 'tick' ? place.today : undefined}
            onChange={({ target }) => setDay(target.value)}
          />
        </div>
      )}
      {asksTime && (
        <div className="field">
          <label htmlFor={`${field}time`}>
            Time <i>{zoneWords(place.timeZone)}</i>
          </label>
          <input
            id={`${field}time`}
            type="time"
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
        </div>
      )}
      {asksDay && (
        <div className="field">
          <label htmlFor={`${field}with`}>With</label>
          <input
            id={`${field}with`}
            list={`${field}team`}
            maxLength={60}
            value={person}
            onChange={({ target }) => setPerson(target.value)}
          />
          <datalist id={`${field}team`}>
            {place.team.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
      )}
      {panel === 'book' && (
        <label className="tick switch">
          <input
            type="checkbox"
            checked={mail}
            onChange={({ target }) => setMail(target.checked)}
          />
          Email {place.who} the day and hour
        </label>
      )}
      <button
        type="button"
        className="button button--go"
        aria-disabled={isBusy || !isReady}
        onClick={send}
      >
        {isBusy ? 'One moment …' : panel === 'cancel' ? 'Yes, cancel it' : buttons[panel]}
      </button>
      <Fault words={fault} />
    </div>
  );
}
