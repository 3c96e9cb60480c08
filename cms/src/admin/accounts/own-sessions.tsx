'use client';

import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { OwnSession } from '../../accounts/sessions/own-sessions.ts';
import { datesIn } from '../../clock/dates.ts';
import { usePracticeZone } from '../dates/practice-zone.tsx';
import { askOffice } from '../parts/ask-office.ts';

/** In one's own account: where one is signed in, and a way to end that from here. */
export function OwnSessions() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { hour } = datesIn(usePracticeZone());
  const [sessions, setSessions] = useState<OwnSession[]>([]);
  const [said, setSaid] = useState('');
  const isOwn = typeof id === 'string' && user?.id === id;

  const read = useCallback(async () => {
    const answer = await fetch('/cms-api/users/sessions').catch(() => null);
    if (!answer?.ok) return setSaid('Where you are signed in cannot be shown just now.');
    setSessions(((await answer.json()) as { sessions: OwnSession[] }).sessions);
  }, []);
  useEffect(() => {
    if (isOwn) void read();
  }, [isOwn, read]);

  async function end(body: { id?: string }, words: string) {
    try {
      await askOffice('users/sessions/end', body);
      setSaid(words);
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
    await read();
  }

  if (!isOwn) return null;
  return (
    <section className="office-password" aria-label="Where you are signed in">
      <h3>Where you are signed in</h3>
      <ul>
        {sessions.map((session) => (
          <li key={session.id}>
            {session.device}, since {hour(session.since)}, last used {hour(session.seen)}{' '}
            {session.isThis ? (
              <strong>(here)</strong>
            ) : (
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                aria-label={`Sign out ${session.device}`}
                onClick={() => void end({ id: session.id }, `${session.device} is signed out.`)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => void end({}, 'You are signed out everywhere else.')}
        >
          Sign out everywhere else
        </Button>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
