import type { Payload } from 'payload';
import { every } from './every.ts';
import { type Leadership, pause } from './leader.ts';

const idleMs = 500;
const heartbeatMs = 30_000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * What is to be done when no job waits, and, `always`, twice a minute even if some do. None throws: a trouble must not
 * stop the mails.
 */
export type Duties = Record<'always' | 'minutely' | 'hourly', (payload: Payload) => Promise<void>>;

/**
 * Runs jobs one after another until `signal` fires or the leadership is lost; when none waits it does
 * the duties of the minute and of the hour. Small batches, because what is in flight when a process is killed runs again.
 */
export async function work(
  payload: Payload,
  leadership: Leadership,
  signal: AbortSignal,
  { always, minutely, hourly }: Duties,
): Promise<void> {
  const heartbeat = every(heartbeatMs);
  const minute = every(minuteMs);
  const hour = every(hourMs);
  while (!signal.aborted) {
    if (heartbeat.isDue()) {
      if (!(await leadership.isHeld())) throw new Error('The lock of the worker was lost');
      await sign(payload);
      await always(payload);
      heartbeat.done();
    }
    const { noJobsRemaining } = await payload.jobs.run({
      limit: 3,
      sequential: true,
      silent: { info: true },
    });
    if (!noJobsRemaining) continue;
    if (minute.isDue()) {
      await minutely(payload);
      minute.done();
    }
    if (hour.isDue()) {
      await hourly(payload);
      hour.done();
    }
    await pause(idleMs, signal);
  }
}

async function sign(payload: Payload): Promise<void> {
  const data = { seenAt: new Date().toISOString() };
  await payload.updateGlobal({ slug: 'worker', data, depth: 0 });
}
