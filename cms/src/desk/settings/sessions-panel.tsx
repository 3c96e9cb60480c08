'use client';

import { Fault } from '../parts/fault.tsx';
import { useAsk } from '../parts/use-ask.ts';

export type SessionLine = { id: string; device: string; about: string; isThis: boolean };

/** Where one is signed in, and the way to end that from here (SAFE-03). */
export function SessionsPanel({ sessions }: { sessions: SessionLine[] }) {
  const { ask, isBusy, fault } = useAsk();
  const end = (which: { id?: string }, words: string) =>
    void ask('users/sessions/end', which, words);
  return (
    <section className="section" aria-labelledby="sessions">
      <h2 id="sessions" className="setup__title">
        <span>
          Where you are signed in <i>{sessions.length}</i>
        </span>
        {sessions.length > 2 && (
          <button
            type="button"
            className="text-button"
            aria-disabled={isBusy}
            onClick={() => end({}, 'You are signed out everywhere else.')}
          >
            Sign out everywhere else
          </button>
        )}
      </h2>
      <ul>
        {sessions.map(({ id, device, about, isThis }) => (
          <li key={id} className="setup__row">
            <div>
              <b>{isThis ? 'This device' : device}</b>
              <p className="quiet">{isThis ? `${device}, now` : about}</p>
            </div>
            {!isThis && (
              <button
                type="button"
                className="button button--quiet"
                aria-disabled={isBusy}
                onClick={() => end({ id }, `${device} is signed out.`)}
              >
                Sign out<span className="unseen"> {device}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <Fault words={fault} />
    </section>
  );
}
