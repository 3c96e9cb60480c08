import { arrived } from '../../world/mailbox.ts';
import { type Check, counted, requireNone } from './check.ts';
import { dueJobs } from './tables.ts';

type Mail = { id: string; to: string; state: string; message_id: string; subject: string };

/**
 * An upgrade is no reason for a mail. Only those leave that the old shop had taken on and was about to send: each once, one
 * that it was sending when it stopped included, since no server had taken it.
 */
export const onlyDueMails: Check = {
  title: 'mails that were due leave once, and no other mail does',
  async run(world) {
    const mails = (world.dump.tables.mails ?? []).map((text) => JSON.parse(text) as Mail);
    const due = new Set(dueJobs(world).map(({ mail }) => mail));
    const caught = await arrived(world);
    const known = new Set(mails.map(({ message_id: id }) => id));
    const faults = caught
      .filter(({ messageId }) => !known.has(messageId ?? ''))
      .map(({ subject, to }) => `a new mail has left: '${subject}' to ${to.join()}`);
    for (const { id, message_id: messageId, subject } of mails) {
      const times = caught.filter((mail) => mail.messageId === messageId).length;
      if (times !== (due.has(id) ? 1 : 0)) faults.push(`'${subject}' has left ${times} times`);
    }
    const written = await world.query<{ subject: string }>(
      'select subject from mails where id::text <> all($1)',
      [mails.map(({ id }) => id)],
    );
    requireNone([
      ...faults,
      ...written.map(({ subject }) => `a new mail was written: '${subject}'`),
    ]);
    return `${counted(due.size, 'were due and have left')}, ${counted(mails.length - due.size, 'others stayed')}`;
  },
};

export const mailStates: Check = {
  title: 'mails that have failed stay failed, and those that wait for another hour wait',
  async run(world) {
    const due = new Set(dueJobs(world).map(({ mail }) => mail));
    const before = (world.dump.tables.mails ?? [])
      .map((text) => JSON.parse(text) as Mail)
      .filter(({ id }) => !due.has(id));
    const failed = await world.query<{ id: string }>(`select id from mails where state = 'failed'`);
    const waiting = await world.query<{ id: string }>(
      `select m.id from mails m join payload_jobs j on j.input ->> 'mail' = m.id::text where m.state = 'queued' and j.completed_at is null and j.wait_until > now()`,
    );
    const ids = (mails: { id: string }[]) =>
      mails
        .map(({ id }) => id)
        .sort()
        .join();
    const inState = (state: string) => ids(before.filter((mail) => mail.state === state));
    requireNone([
      ...(ids(failed) === inState('failed') ? [] : ['other mails have failed than before']),
      ...(ids(waiting) === inState('queued') ? [] : ['other mails wait than before']),
    ]);
    return `${counted(failed.length, 'have failed')}, ${counted(waiting.length, 'wait')}`;
  },
};
