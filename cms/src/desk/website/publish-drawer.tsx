'use client';

import { useId, useState } from 'react';
import { Icon } from '../../admin/parts/icon.tsx';
import { momentIn } from '../../clock/moment-in.ts';
import type { Target } from '../../publishing/targets.ts';
import { Drawer } from '../frame/drawer.tsx';
import { daysAfter } from '../parts/days.ts';
import { Fault } from '../parts/fault.tsx';
import { useAsk } from '../parts/use-ask.ts';
import { DayPicker } from './day-picker.tsx';

export type PublishProps = {
  piece: {
    target: Target;
    title: string;
    /** What it is, in a word. */
    kind: string;
    /** Visitors see older words of it. */
    isShown: boolean;
    planned: { day: string; hour: string; words: string } | null;
    preview: string | null;
  };
  /** Of the practice, in the IANA list. */
  zone: string;
  /** On the practice's clocks, '2026-11-25'. */
  today: string;
  onClose: () => void;
};

/** Published now, or at an hour of the practice's clocks. Taking something off is no part of it. */
export function PublishDrawer({ piece, zone, today, onClose }: PublishProps) {
  const { target, title, kind, isShown, planned, preview } = piece;
  const id = useId();
  const { ask, isBusy, fault } = useAsk();
  const [isLater, setLater] = useState(planned !== null);
  const [day, setDay] = useState(planned?.day ?? daysAfter(today, 1));
  const [hour, setHour] = useState(planned?.hour ?? '07:00');
  const at = momentIn(zone, day, hour);
  const when = words(at, zone, { weekday: 'long', month: 'long', day: 'numeric' });
  const time = words(at, zone, { hour: 'numeric', minute: '2-digit' });

  const send = async (call: string, more: object, told: string) => {
    if (await ask(`publishing/${call}`, { target, ...more }, told)) onClose();
  };

  return (
    <Drawer
      title={`Publish “${title}”`}
      about={planned ? `${kind}. Planned now for ${planned.words}.` : kind}
      onClose={onClose}
      foot={
        <>
          {preview && (
            <a className="button button--quiet" href={preview} target="_blank" rel="noreferrer">
              See it first
            </a>
          )}
          <button
            type="button"
            className="button button--go"
            aria-disabled={isBusy}
            onClick={() =>
              void (isLater
                ? send('plan', { day, hour }, `${title} goes live on ${when} at ${time}.`)
                : send('now', {}, `${title} is live.`))
            }
          >
            {isBusy ? 'One moment …' : isLater ? `Plan it for ${weekday(at, zone)}` : 'Publish now'}
          </button>
        </>
      }
    >
      <fieldset className="when">
        <legend className="unseen">When</legend>
        <div className={isLater ? 'when__way' : 'when__way is-chosen'}>
          <label>
            <input type="radio" name={id} checked={!isLater} onChange={() => setLater(false)} />
            Now
          </label>
          <p className="quiet">Customers see it within a minute.</p>
        </div>
        <div className={isLater ? 'when__way is-chosen' : 'when__way'}>
          <label>
            <input type="radio" name={id} checked={isLater} onChange={() => setLater(true)} />
            At a time
          </label>
          {isLater && (
            <div className="when__time">
              <DayPicker day={day} today={today} onChoose={setDay} />
              <div className="field">
                <label htmlFor={`${id}hour`}>Time</label>
                <select
                  id={`${id}hour`}
                  value={hour}
                  onChange={({ target: { value } }) => setHour(value)}
                >
                  {hoursWith(hour).map((one) => (
                    <option key={one} value={one}>
                      {words(`2026-01-01T${one}:00Z`, 'UTC', {
                        hour: 'numeric',
                        minute: '2-digit',
                      })}
                    </option>
                  ))}
                </select>
                <small>{zoneWords(at, zone)}</small>
              </div>
            </div>
          )}
        </div>
      </fieldset>
      {isLater && (
        <p className="note note--good">
          <Icon name="calendar" />
          <span>
            It goes live on{' '}
            <b>
              {when}, at {time} {zoneName(at, zone)}
            </b>
            . Until then customers {isShown ? 'read the words from before' : 'do not see it'}.
          </span>
        </p>
      )}
      {planned && (
        <button
          type="button"
          className="text-button"
          onClick={() => void send('drop', {}, `${title} stays a draft.`)}
        >
          Drop the plan and keep it as a draft
        </button>
      )}
      <Fault words={fault} />
    </Drawer>
  );
}

/** Every half hour, and the one that is planned. */
function hoursWith(hour: string): string[] {
  const all = Array.from({ length: 48 }, (_, half) => {
    const whole = String(Math.floor(half / 2)).padStart(2, '0');
    return `${whole}:${half % 2 ? '30' : '00'}`;
  });
  return all.includes(hour) ? all : [...all, hour].toSorted();
}

function words(at: string, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(new Date(at));
}

const weekday = (at: string, zone: string) => words(at, zone, { weekday: 'long' });

/** 'Eastern Time' */
function zoneName(at: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts(new Date(at));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Whose clocks are meant; and what those of whoever plans it show, where they differ. */
function zoneWords(at: string, zone: string): string {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;
  const said = `${zoneName(at, zone)}, as in the practice’s settings.`;
  const here = words(at, own, time);
  if (here === words(at, zone, time)) return said;
  return `${said} For you, on ${zoneName(at, own)}, it is ${here}.`;
}
