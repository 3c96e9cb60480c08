import { expect, test } from 'vitest';
import { remind } from '../../src/leads/reminders.ts';
import { someone, useLeads } from '../support/leads.ts';
import { createSample } from '../support/samples.ts';

const { cms, call, query, mailsTo, runJobs, readMail, setWorkshop } = await useLeads();

const weekMs = 7 * 24 * 60 * 60_000;

async function seat(sessionAt: Date, more: object = {}) {
  const visitor = someone();
  const id = await createSample(cms.payload, 'workshop-signups', {
    firstName: 'Hannah',
    lastName: 'Whitfield',
    email: visitor.email,
    sessionAt: sessionAt.toISOString(),
    createdAt: new Date(sessionAt.getTime() - weekMs).toISOString(),
    ...more,
  });
  return { id, email: visitor.email };
}
const before = (start: Date, minutes: number) => new Date(start.getTime() - minutes * 60_000);
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);

test('WS-03 reminders go out a day and an hour before, once each, however often they are asked for', async () => {
  const start = new Date('2031-03-14T00:00:00Z');
  const { email } = await seat(start);
  await remind(cms.payload, before(start, 25 * 60));
  expect(await kindsTo(email)).toEqual([]);
  for (const minutes of [24 * 60, 23 * 60, 5 * 60])
    await Promise.all([
      remind(cms.payload, before(start, minutes)),
      remind(cms.payload, before(start, minutes)),
    ]);
  expect(await kindsTo(email)).toEqual(['workshop-day-before']);
  for (const minutes of [60, 59, 1])
    await Promise.all([
      remind(cms.payload, before(start, minutes)),
      remind(cms.payload, before(start, minutes)),
    ]);
  expect(await kindsTo(email)).toEqual(['workshop-day-before', 'workshop-hour-before']);
});

test('WS-03 there is no reminder for a skipped day, for spam, for what has begun, or for who signed up after it was due', async () => {
  const start = new Date('2031-04-11T00:00:00Z');
  const late = await seat(start, { createdAt: before(start, 30).toISOString() });
  const spam = await seat(start, { status: 'spam' });
  const begun = await seat(start);
  await remind(cms.payload, new Date(start.getTime() + 60_000));
  for (const { email } of [late, spam, begun]) expect(await kindsTo(email)).toEqual([]);
  const { email } = await seat(start);
  await setWorkshop({ skips: [{ date: '2031-04-10T12:00:00.000Z' }] });
  await remind(cms.payload, before(start, 30));
  await setWorkshop({ skips: [] });
  for (const address of [late.email, spam.email, email]) expect(await kindsTo(address)).toEqual([]);
});

test('WS-03 the link in a mail stops the reminders, any number of times, and nobody else’s', async () => {
  const visitor = someone();
  const { body } = await call('workshop-signup', visitor);
  await runJobs();
  const token =
    /\/mail\/([\w.-]+)/.exec(readMail((await mailsTo(visitor.email))[0]?.message_id).text)?.[1] ??
    '';
  const start = new Date(
    String(
      (await query('select session_at from workshop_signups where id = $1', [body.id]))[0]
        ?.session_at,
    ),
  );
  const other = await seat(start);
  for (const _ of [1, 2])
    expect(await call('unsubscribe', { token })).toMatchObject({
      status: 200,
      body: { success: true },
    });
  await query('update workshop_signups set created_at = $2 where id = $1', [
    body.id,
    new Date(start.getTime() - weekMs),
  ]);
  await remind(cms.payload, before(start, 30));
  expect(await kindsTo(visitor.email)).toEqual(['workshop-confirmation']);
  expect(await kindsTo(other.email)).toEqual(['workshop-hour-before']);
  expect(
    await call('unsubscribe', { token: token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) }),
  ).toMatchObject({ status: 404 });
  await call('workshop-signup', visitor);
  expect(
    (await query('select unsubscribed_at from workshop_signups where id = $1', [body.id]))[0]
      ?.unsubscribed_at,
  ).toBeNull();
});

test('ADM-08 a reminder that is too late is not sent, and staff read why', async () => {
  const start = new Date(Date.now() + 1_000);
  const { email } = await seat(start);
  await remind(cms.payload, before(start, 10));
  await query(
    "update workshop_signups set session_at = now() - interval '1 minute' where email = $1",
    [email],
  );
  await runJobs();
  expect((await mailsTo(email))[0]).toMatchObject({
    state: 'failed',
    last_error: 'The workshop has begun',
  });
});
