'use client';

import { useState } from 'react';
import { Icon } from '../../admin/parts/icon.tsx';
import { daysAfter } from '../parts/days.ts';

type Props = { day: string; today: string; onChoose: (day: string) => void };

const weeks = 3;
const heads = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** Three weeks at once, from the present one on; days as '2026-11-26'. Days that are over cannot be chosen. */
export function DayPicker({ day, today, onChoose }: Props) {
  const first = sundayOf(today);
  const [page, setPage] = useState(() =>
    Math.max(0, Math.floor(daysFrom(first, day) / (weeks * 7))),
  );
  const from = daysAfter(first, page * weeks * 7);
  const days = Array.from({ length: weeks * 7 }, (_, place) => daysAfter(from, place));
  return (
    <div className="days" role="group" aria-label="Day">
      <div className="days__head">
        <b>{wordsOf(from, { month: 'long', year: 'numeric' })}</b>
        <span>
          {page > 0 && (
            <button
              type="button"
              className="days__turn"
              aria-label="The three weeks before"
              onClick={() => setPage(page - 1)}
            >
              <Icon name="back" />
            </button>
          )}
          <button
            type="button"
            className="days__turn"
            aria-label="The next three weeks"
            onClick={() => setPage(page + 1)}
          >
            <Icon name="next" />
          </button>
        </span>
      </div>
      <div className="days__grid">
        {heads.map((head) => (
          <span key={head} aria-hidden="true">
            {head}
          </span>
        ))}
        {days.map((one, place) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === day}
            aria-label={wordsOf(one, { weekday: 'long', month: 'short', day: 'numeric' })}
            disabled={one < today}
            className={one === today ? 'is-today' : undefined}
            onClick={() => onChoose(one)}
          >
            {place > 0 && one.endsWith('-01') && <small>{wordsOf(one, { month: 'short' })} </small>}
            {Number(one.slice(8))}
          </button>
        ))}
      </div>
    </div>
  );
}

const daysFrom = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

const sundayOf = (day: string) => daysAfter(day, -new Date(`${day}T00:00:00Z`).getUTCDay());

function wordsOf(day: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
