import { sql } from '@payloadcms/db-postgres';
import { createLocalReq, type PayloadRequest } from 'payload';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { datesIn } from '../../src/clock/dates.ts';
import { duties } from '../../src/commands/duties.ts';
import { readTrouble } from '../../src/desk/today/read-trouble.ts';
import { findStuckJobs } from '../../src/jobs/stuck-jobs.ts';
import { log } from '../../src/log.ts';
import { noteRefusedWebhook, noteWebhook } from '../../src/payments/stripe/webhook-seen.ts';
import { useCms } from '../support/cms.ts';
import { createSample } from '../support/samples.ts';

/** As on a server that sells: beside stand-ins nobody is told of backups. */
const cms = useCms({
  env: { ALLOW_STAND_INS: '0', STRIPE_API_BASE: '', SMTP_URL: '', LINK_SECRET: 'l'.repeat(32) },
});
const error = vi.spyOn(log, 'error');

let req: PayloadRequest;
let staff: PayloadRequest;

const as = (role: string) =>
  createLocalReq(
    { user: { id: crypto.randomUUID(), collection: 'users', role } as never },
    cms.payload,
  );
const run = (statement: string) => cms.payload.db.drizzle.execute(sql.raw(statement));
const troubles = async (who = req) =>
  (await readTrouble(who, datesIn('America/New_York'))).rows.map(({ key, title }) => [key, title]);
const keys = async (who = req) => (await troubles(who)).map(([key]) => key);
const alerts = () =>
  error.mock.calls.flatMap(([facts]) => (facts as { alert?: string }).alert ?? []);

beforeAll(async () => {
  req = await as('practitioner');
  staff = await as('staff');
  const now = new Date().toISOString();
  await cms.payload.updateGlobal({ slug: 'worker', data: { seenAt: now } });
  await run('update worker set backed_up_at = now()');
});
beforeEach(() => void error.mockClear());

test('REL-20 on a good day nothing stands under trouble', async () => {
  expect(await troubles()).toEqual([]);
});

test('REL-20 a worker that is silent stands on Today until it is seen again', async () => {
  await run("update worker set seen_at = now() - interval '2 minutes'");
  expect(await keys()).toEqual(['worker']);
  await run('update worker set seen_at = now()');
  expect(await keys()).toEqual([]);
});

test('REL-20 SAFE-11 a copy of a backup that failed stands on Today until one is there, for who sees the numbers', async () => {
  await run("update worker set copied_at = now() - interval '1 day', copy_failed_at = now()");
  expect([await keys(), await keys(staff)]).toEqual([['backup-copy'], []]);
  await run('update worker set copied_at = now()');
  expect(await keys()).toEqual([]);
  await run('update worker set copied_at = null, copy_failed_at = null');
});

test('REL-20 an old backup stands on Today and in the log until there is a new one', async () => {
  await run("update worker set backed_up_at = now() - interval '27 hours'");
  expect([await keys(), await keys(staff)]).toEqual([['backup'], []]);
  await duties.hourly(cms.payload);
  expect(alerts()).toContain('backup');
  await run('update worker set backed_up_at = now()');
  expect(await keys()).toEqual([]);
});

test('REL-20 news of Stripe that are refused stand on Today and in the log until one is understood', async () => {
  await noteRefusedWebhook(cms.payload);
  expect(alerts()).toEqual(['webhook-signature']);
  expect([await keys(), await keys(staff)]).toEqual([['webhook'], []]);
  await noteWebhook(cms.payload);
  expect(await keys()).toEqual([]);
});

test('REL-20 a refusal that came once, a day ago, is no trouble any more', async () => {
  await run(
    "update worker set webhook_at = null, webhook_refused_at = now() - interval '23 hours'",
  );
  expect(await keys()).toEqual(['webhook']);
  await run("update worker set webhook_refused_at = now() - interval '25 hours'");
  expect(await keys()).toEqual([]);
});

test.each([
  ['was due eleven minutes ago', "created_at = now() - interval '11 minutes'"],
  ['hangs', "created_at = now() - interval '11 minutes', processing = true"],
  [
    'fails for an hour',
    "created_at = now() - interval '61 minutes', total_tried = 4, wait_until = now() + interval '5 minutes'",
  ],
])('REL-20 work that %s stands on Today and in the log until it is done', async (_what, change) => {
  await run(`insert into payload_jobs (id) values (gen_random_uuid())`);
  await duties.always(cms.payload);
  expect([await keys(), alerts()]).toEqual([[], []]);
  await run(`update payload_jobs set ${change}`);
  const { rows } = await readTrouble(req, datesIn('America/New_York'));
  expect(rows.map(({ title }) => title)).toEqual(['One thing does not get done']);
  const { since } = await findStuckJobs(cms.payload);
  expect(since?.getTime()).toBeLessThan(Date.now());
  await duties.always(cms.payload);
  expect(alerts()).toEqual(['job-age']);
  await run('update payload_jobs set completed_at = now()');
  expect(await keys()).toEqual([]);
  await run('delete from payload_jobs');
});

test('REL-20 what is planned for next week, and what failed for good, is not waiting', async () => {
  await run(
    `insert into payload_jobs (id, created_at, wait_until) values (gen_random_uuid(), now() - interval '3 days', now() + interval '7 days')`,
  );
  await run(
    `insert into payload_jobs (id, created_at, has_error) values (gen_random_uuid(), now() - interval '3 days', true)`,
  );
  expect(await keys()).toEqual([]);
});

test('REL-20 a mail that failed for good and a payment to check stand on Today until they are seen to', async () => {
  const mail = await createSample(cms.payload, 'mails', { state: 'failed' });
  const check = await createSample(cms.payload, 'payment-checks', { state: 'open', key: 'alert' });
  expect(new Set(await keys())).toEqual(new Set([mail, check]));
  await run(`update mails set state = 'sent'`);
  await run(`update payment_checks set state = 'done'`);
  expect(await keys()).toEqual([]);
});
