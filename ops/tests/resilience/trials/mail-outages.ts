import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { callsOf } from '../../world/calls.ts';
import { crowd } from '../../world/crowd.ts';
import { grouped, percentile, seconds } from '../../world/figures.ts';
import { arrivals, breakMail, healMail } from '../../world/mailbox.ts';
import { until } from '../../world/until.ts';
import { formNames, mailsOfForms, sendOnce } from '../forms.ts';
import type { Trial } from '../trial.ts';
import type { World } from '../world.ts';

/** What a form may take longer while the mail server is away: five times 300 ms, on a machine that carries all of this and more. */
const allowance = 1_500;

type Sent = Awaited<ReturnType<typeof sendOnce>>;

export const mailAway: Trial = {
  id: 'REL-06',
  title:
    'the mail server refuses, is busy, silent, puts off, turns away for good, while forms are sent',
  async run(world) {
    const count = world.count(500, 24);
    const before = await sendForms(world, count);
    const { sent: during, lastedMs } = await sendThroughOutage(world, count);
    const tries = await mostTries(world, during);
    const mails = await mailsOfForms(world, [...before, ...during]);
    const refused = await turnAway(world, world.count(100, 6));

    const [usual, meanwhile] = [before, during].map((sent) =>
      percentile(
        sent.map(({ ms }) => ms),
        0.95,
      ),
    ) as [number, number];
    const kept =
      mails.wanted === mails.expected &&
      mails.missing + mails.repeated + refused.arrived + refused.triedAgain + refused.unseen === 0;
    return {
      kept: kept && meanwhile <= usual + allowance && tries <= triesAllowed(lastedMs),
      figure: `${grouped(during.length)} forms in an outage of ${seconds(lastedMs)} and 5 kinds, all taken, p95 ${usual.toFixed(0)} -> ${meanwhile.toFixed(0)} ms; ${grouped(mails.wanted)} mails of ${grouped(mails.expected)}, ${mails.missing} missing, ${mails.repeated} repeated, at most ${tries} tries; ${refused.count} turned away for good, ${refused.triedAgain} of them tried again, ${refused.unseen} without a reason for staff and an alert`,
    };
  },
};

async function sendForms(world: World, count: number): Promise<Sent[]> {
  return await crowd(count, 4, (index) =>
    sendOnce(callsOf(world), formNames[index % formNames.length] ?? 'contact'),
  );
}

/** One outage that changes its kind; in each of them its share of the forms is sent. */
async function sendThroughOutage(
  world: World,
  count: number,
): Promise<{ sent: Sent[]; lastedMs: number }> {
  const { workerToSmtp } = world.edges;
  const kinds: { begin: () => Promise<void>; end: () => Promise<void> }[] = [
    {
      begin: () => cutOff(world, 'refuse'),
      end: () => workerToSmtp.set({ mode: 'none' }),
    },
    { begin: () => fault(world, 'refuse'), end: () => healMail(world) },
    {
      begin: async () => world.signal('mail', 'SIGSTOP'),
      end: async () => world.signal('mail', 'SIGCONT'),
    },
    {
      begin: () => cutOff(world, 'black-hole'),
      end: () => workerToSmtp.set({ mode: 'none' }),
    },
    { begin: () => fault(world, '4xx'), end: () => healMail(world) },
  ];
  const eachMs = world.count(60_000, 1_200);
  const sent: Sent[] = [];
  const started = performance.now();
  for (const [place, { begin, end }] of kinds.entries()) {
    await begin();
    try {
      const share = Math.ceil((count - sent.length) / (kinds.length - place));
      const [forms] = await Promise.all([sendForms(world, share), pause(eachMs)]);
      sent.push(...forms);
    } finally {
      await end();
    }
  }
  return { sent, lastedMs: performance.now() - started };
}

/** A mail whose 'taken' is lost is sent once more, and nobody can know better: so none is under way that could be taken. */
async function cutOff(world: World, mode: 'refuse' | 'black-hole'): Promise<void> {
  await fault(world, 'refuse');
  await nothingUnderWay(world);
  await world.edges.workerToSmtp.set({ mode });
  await healMail(world);
}

async function nothingUnderWay({ query }: World): Promise<void> {
  const isCalm = async () =>
    (await query("select 1 from mails where state = 'sending' limit 1")).length === 0;
  await until('no mail is under way', 30_000, async () => (await isCalm()) || null, 20);
}

/** How often the mail that was tried most has been tried. */
async function mostTries({ query }: World, sent: Sent[]): Promise<number> {
  const [row] = await query<{ most: number }>(
    'select max(attempts)::int as most from mails where coalesce(contact_id, download_id, signup_id)::text = any($1)',
    [sent.map(({ id }) => id)],
  );
  return row?.most ?? 0;
}

/** The pauses between two tries double from nine seconds on (cms/src/jobs/back-off.ts). */
const triesAllowed = (lastedMs: number) =>
  1 + Math.floor(Math.log2((lastedMs + 1_000) / 9_000 + 1));

/** Mails that the server says no to for ever: one try, the reason where staff read it, and a line that raises an alert. */
async function turnAway(world: World, count: number) {
  const log = join(world.logDir, 'worker.log');
  const alerts = () => readFileSync(log, 'utf8').split('"alert":"mail-failed"').length - 1;
  const before = alerts();
  await fault(world, '5xx');
  const sent = await crowd(count, 4, () => sendOnce(callsOf(world), 'freebie-downloads'));
  const ids = sent.map(({ id }) => id);
  const rows = await until('every mail that was turned away is given up', 120_000, async () => {
    const found = await world.query<{
      id: string;
      state: string;
      attempts: number;
      reason: string | null;
    }>(
      'select id, state, attempts::int, last_error as reason from mails where download_id::text = any($1)',
      [ids],
    );
    return found.length === count && found.every(({ state }) => state === 'failed') ? found : null;
  });
  await healMail(world);
  const triedLater = await openJobs(
    world,
    rows.map(({ id }) => id),
  );
  const told = alerts() - before;
  const { missing } = await arrivals(
    world,
    rows.map(({ id }) => id),
  );
  return {
    count,
    arrived: count - missing,
    triedAgain: rows.filter(({ attempts }) => attempts !== 1).length + triedLater,
    unseen:
      rows.filter(({ reason }) => !reason?.includes('550')).length + Math.max(0, count - told),
  };
}

/** Jobs of mails that are given up. One that has just done so ends a moment after its mail; one that would try again waits for at least nine seconds. */
async function openJobs({ query }: World, mails: string[]): Promise<number> {
  const ends = Date.now() + 5_000;
  for (;;) {
    const [open] = await query<{ count: number }>(
      "select count(*)::int from payload_jobs where input->>'mail' = any($1) and completed_at is null",
      [mails],
    );
    const count = open?.count ?? 0;
    if (count === 0 || Date.now() > ends) return count;
    await pause(50);
  }
}

const fault = (world: World, mode: 'refuse' | '4xx' | '5xx') =>
  breakMail(world, { mode, times: 1_000_000 });
