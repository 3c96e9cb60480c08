import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from 'common/free-port';
import pg from 'pg';
import Stripe from 'stripe';
import type { ManagedProcess } from '../../../launcher/managed-process.ts';
import { callsOf } from '../../world/calls.ts';
import { startCopy } from '../../world/copies.ts';
import { mailTo, readableOf } from '../../world/mailbox.ts';
import {
  aheadOf,
  movableClockOption,
  moveDefaults,
  resetDatabaseClock,
  setDatabaseClock,
} from '../../world/moment.ts';
import { newPerson, newShopper } from '../../world/shopper.ts';
import { signInOwner, staffOf } from '../../world/staff.ts';
import { withoutDeliveries } from '../../world/stripe-side.ts';
import { until } from '../../world/until.ts';
import { onThisMachine } from '../../world/world.ts';
import type { Trial } from '../trial.ts';
import type { World } from '../world.ts';

type Moment = { at: string; what: string; workshop: string; words: string };

/**
 * Moments at which clocks go wrong, with the workshop that comes next (Thursday at 7 PM in New York), in UTC and in the
 * words of its mail; worked out by hand from a calendar.
 */
const moments: Moment[] = [
  {
    at: '2027-01-01T04:59:50Z',
    what: 'ten seconds before the new year, a Thursday evening',
    workshop: '2027-01-08T00:00:00.000Z',
    words: 'Thursday, January 7 at 7:00 PM EST',
  },
  {
    at: '2027-03-11T23:59:00Z',
    what: 'a minute before a workshop begins',
    workshop: '2027-03-12T00:00:00.000Z',
    words: 'Thursday, March 11 at 7:00 PM EST',
  },
  {
    at: '2027-03-12T00:00:30Z',
    what: 'it has begun; the next is in summer time',
    workshop: '2027-03-18T23:00:00.000Z',
    words: 'Thursday, March 18 at 7:00 PM EDT',
  },
  {
    at: '2027-03-14T06:59:58Z',
    what: 'the second before clocks go forward',
    workshop: '2027-03-18T23:00:00.000Z',
    words: 'Thursday, March 18 at 7:00 PM EDT',
  },
  {
    at: '2027-07-04T12:00:00Z',
    what: 'summer',
    workshop: '2027-07-08T23:00:00.000Z',
    words: 'Thursday, July 8 at 7:00 PM EDT',
  },
  {
    at: '2027-11-04T23:30:00Z',
    what: 'half an hour into a workshop; the next is in winter time',
    workshop: '2027-11-12T00:00:00.000Z',
    words: 'Thursday, November 11 at 7:00 PM EST',
  },
  {
    at: '2027-11-07T05:30:00Z',
    what: 'half past one, for the first time',
    workshop: '2027-11-12T00:00:00.000Z',
    words: 'Thursday, November 11 at 7:00 PM EST',
  },
  {
    at: '2027-11-07T06:30:00Z',
    what: 'half past one, once more',
    workshop: '2027-11-12T00:00:00.000Z',
    words: 'Thursday, November 11 at 7:00 PM EST',
  },
  {
    at: '2028-02-28T23:59:57Z',
    what: 'seconds before a leap day',
    workshop: '2028-03-03T00:00:00.000Z',
    words: 'Thursday, March 2 at 7:00 PM EST',
  },
  {
    at: '2028-02-29T12:00:00Z',
    what: 'a leap day',
    workshop: '2028-03-03T00:00:00.000Z',
    words: 'Thursday, March 2 at 7:00 PM EST',
  },
  {
    at: '2028-12-31T12:00:00Z',
    what: 'the last day of a leap year',
    workshop: '2029-01-05T00:00:00.000Z',
    words: 'Thursday, January 4 at 7:00 PM EST',
  },
  {
    at: '2038-01-19T03:14:06Z',
    what: 'the end of seconds in 32 bits',
    workshop: '2038-01-22T00:00:00.000Z',
    words: 'Thursday, January 21 at 7:00 PM EST',
  },
];

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Until every process has looked at its clock again. */
const lookMs = 300;
/** The worker does what is due at once, or a minute later when a round was under way as the clock was moved. */
const patienceMs = 90_000;

type Expect = (what: string, isTrue: boolean) => void;

/** The shop with a clock of its own. */
type Elsewhen = { world: World; moveTo: (moment: string | number) => Promise<void> };

export const clocks: Trial = {
  id: 'REL-19',
  title:
    'twelve moments: webhooks, sessions, workshops, reminders, and what is destroyed after six years',
  run: async (world) =>
    await withMovableClock(world, async (elsewhen) => {
      const faults: string[] = [];
      let asked = 0;
      const expect: Expect = (what, isTrue) => {
        asked += 1;
        if (!isTrue) faults.push(what);
      };
      const orders = new Map<string, string>();
      const visit = async ({ at, what, ...workshop }: Moment) => {
        await elsewhen.moveTo(at);
        const here: Expect = (subject, isTrue) => expect(`${what}: ${subject}`, isTrue);
        await tryWorkshop(elsewhen, workshop, here);
        const order = await tryWebhooks(elsewhen, at, here);
        if (order) orders.set(at, order);
        await trySessions(elsewhen, at, here);
      };
      for (const moment of moments.slice(0, -1)) await visit(moment);
      await tryReminders(elsewhen, expect);
      await tryRetention(elsewhen, orders, expect);
      // By then all that came before is destroyed.
      for (const moment of moments.slice(-1)) await visit(moment);
      for (const fault of faults) world.say(`  not so: ${fault}`);
      return {
        kept: faults.length === 0 && orders.size === moments.length,
        figure: `${moments.length} moments, ${asked} expectations, ${faults.length} missed`,
      };
    }),
};

/** Copies of web, cms and worker whose clock can be moved, in the place of the stack's, and the database with the same clock. */
async function withMovableClock<T>(
  world: World,
  work: (elsewhen: Elsewhen) => Promise<T>,
): Promise<T> {
  const file = join(world.dataDir, 'clock');
  const client = new pg.Client({ connectionString: world.databaseUrl });
  const copies: ManagedProcess[] = [];
  const moveTo = async (moment: string | number) => {
    const ahead = aheadOf(new Date(moment).toISOString());
    writeFileSync(file, String(ahead));
    await setDatabaseClock(client, ahead);
    await pause(lookMs);
  };
  for (const name of ['web', 'worker', 'cms'] as const) await world.stack.halt(name);
  try {
    await client.connect();
    await moveTo(Date.now());
    await moveDefaults(client);
    const more = { NODE_OPTIONS: movableClockOption(file) };
    const [cms, web] = [await freePort(), await freePort()];
    copies.push(await startCopy(world, { app: 'cms', name: 'cms-clock', port: cms, more }));
    copies.push(await startCopy(world, { app: 'worker', name: 'worker-clock', more }));
    copies.push(
      await startCopy(world, {
        app: 'web',
        name: 'web-clock',
        port: web,
        more: { ...more, CMS_URL: onThisMachine(cms) },
      }),
    );
    const moved = { ...world, cms: onThisMachine(cms), web: onThisMachine(web) };
    return await work({ world: moved, moveTo });
  } finally {
    for (const copy of copies.toReversed()) await copy.stop();
    await resetDatabaseClock(client);
    await client.end();
    await world.recover();
  }
}

async function tryWorkshop(
  { world }: Elsewhen,
  { workshop, words }: { workshop: string; words: string },
  expect: Expect,
): Promise<void> {
  const { email } = await signUp(world);
  const [row] = await world.query<{ at: Date }>(
    'select session_at as at from workshop_signups where email = $1',
    [email],
  );
  expect(`the seat is for ${row?.at.toISOString()}`, row?.at.toISOString() === workshop);
  const mail = await mailTo(world, email, patienceMs).catch(() => null);
  expect(`its mail says ${words}`, mail !== null && readableOf(mail).includes(words));
}

async function signUp(world: World): Promise<{ email: string }> {
  const { firstName, lastName, email } = newPerson();
  const body = { firstName, lastName, email, website: '', elapsedMs: 20_000 };
  const { status } = await callsOf(world)('POST', '/api/workshop-signup', body);
  if (status !== 200) throw new Error(`A sign-up was answered ${status}`);
  return { email };
}

/** Stripe's clock goes like the shop's: five minutes is how old its news may be. Answers the order of the last one. */
async function tryWebhooks(
  { world }: Elsewhen,
  at: string,
  expect: Expect,
): Promise<string | null> {
  return await withoutDeliveries(world, async () => {
    const shopper = newShopper(world);
    const { intent } = await shopper.pay();
    const { payload } = shopper.stripe.webhook(intent);
    const deliver = async (secondsOld: number) => {
      const header = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: world.secrets.STRIPE_WEBHOOK_SECRET,
        timestamp: Math.floor(Date.parse(at) / 1000) - secondsOld,
      });
      const headers = { 'stripe-signature': header };
      return (await shopper.call('POST', '/api/stripe/webhook', payload, { headers })).status;
    };
    const find = async () =>
      await world.query<{ id: string; at: Date }>(
        'select id, created_at as at from orders where stripe_payment_intent_id = $1',
        [intent],
      );
    expect('news of an hour ago are refused', (await deliver(3_600)) === 400);
    expect('news of six minutes ago are refused', (await deliver(360)) === 400);
    expect('refused news write no order', (await find()).length === 0);
    expect('news of three minutes ago are taken', (await deliver(180)) === 200);
    const [order, ...others] = await find();
    expect('they make one order', order !== undefined && others.length === 0);
    const late = (order?.at.getTime() ?? 0) - Date.parse(at);
    expect(`it is dated now (${late} ms)`, late > -1_000 && late < 2 * minuteMs);
    return order?.id ?? null;
  });
}

/** Half an hour without use, twelve hours in any case; the hours of a clock change count as what they are. */
async function trySessions({ world, moveTo }: Elsewhen, at: string, expect: Expect): Promise<void> {
  const start = Date.parse(at);
  const enter = async () => staffOf(world, await signInOwner(world));
  const isOpen = async (staff: Awaited<ReturnType<typeof enter>>) =>
    (await staff.ask('GET', 'orders?limit=1')).status === 200;
  const [idle, busy] = [await enter(), await enter()];
  await moveTo(start + 28 * minuteMs);
  expect('a session is open after 28 minutes', await isOpen(busy));
  await moveTo(start + 32 * minuteMs);
  expect('one that nobody used for 32 minutes is shut', !(await isOpen(idle)));
  for (let minutes = 56; minutes < 12 * 60; minutes += 28) {
    await moveTo(start + minutes * minuteMs);
    if (!(await isOpen(busy)))
      return expect(`one that is used is open after ${minutes} min`, false);
  }
  await moveTo(start + 12 * hourMs + 2 * minuteMs);
  expect('one that is used is shut after twelve hours', !(await isOpen(busy)));
}

/** One day and one hour before, on the two weeks in which an hour is lost and found. */
async function tryReminders({ world, moveTo }: Elsewhen, expect: Expect): Promise<void> {
  for (const [from, workshop] of [
    ['2027-03-12T12:00:00Z', '2027-03-18T23:00:00.000Z'],
    ['2027-11-05T12:00:00Z', '2027-11-12T00:00:00.000Z'],
  ] as const) {
    await moveTo(from);
    const { email } = await signUp(world);
    const kinds = async () =>
      (
        await world.query<{ kind: string }>(
          `select mails.kind::text as kind from mails join workshop_signups on workshop_signups.id = mails.signup_id
            where workshop_signups.email = $1 and mails.kind::text <> 'workshop-confirmation' order by mails.created_at`,
          [email],
        )
      ).map(({ kind }) => kind);
    const soon = async (count: number) =>
      await until(`${count} reminders`, patienceMs, async () => {
        const found = await kinds();
        return found.length >= count ? found : null;
      }).catch(kinds);
    await moveTo(Date.parse(workshop) - 24.5 * hourMs);
    await pause(3_000);
    expect(`${workshop}: no reminder a day and a half hour before`, (await kinds()).length === 0);
    await moveTo(Date.parse(workshop) - 23.5 * hourMs);
    expect(`${workshop}: one on the day before`, (await soon(1)).join() === 'workshop-day-before');
    await moveTo(Date.parse(workshop) - 0.5 * hourMs);
    expect(
      `${workshop}: one in the hour before`,
      (await soon(2)).join() === 'workshop-day-before,workshop-hour-before',
    );
  }
}

/** An order is kept for six years to the second; of a leap day until February 28. */
async function tryRetention(
  { world, moveTo }: Elsewhen,
  orders: Map<string, string>,
  expect: Expect,
): Promise<void> {
  const left = async () => {
    const rows = await world.query<{ id: string }>(
      'select id from orders where id::text = any($1)',
      [[...orders.values()]],
    );
    const ids = new Set(rows.map(({ id }) => id));
    return [...orders].filter(([, id]) => ids.has(id)).map(([at]) => at);
  };
  const [beforeLeap, leapDay] = ['2028-02-28T23:59:57Z', '2028-02-29T12:00:00Z'];
  const after = (moment: string) => [...orders.keys()].filter((at) => at >= moment).join();
  for (const { now, kept } of [
    { now: '2032-12-31T12:00:00Z', kept: after('2027-01-01') },
    { now: '2033-12-31T12:00:00Z', kept: after(beforeLeap) },
    { now: '2034-02-28T11:00:00Z', kept: after(beforeLeap) },
    {
      now: '2034-02-28T13:00:00Z',
      kept: [...orders.keys()].filter((at) => at >= beforeLeap && at !== leapDay).join(),
    },
    { now: '2034-03-01T01:00:00Z', kept: after('2028-12-31') },
    { now: '2035-01-01T00:00:00Z', kept: '' },
  ]) {
    const [before] = await world.query<{ at: Date | null }>(
      'select reconciled_at as at from worker',
    );
    await moveTo(now);
    // Its hourly round ends with this mark.
    const isDone = async () => {
      const [row] = await world.query<{ at: Date | null }>(
        'select reconciled_at as at from worker',
      );
      return row?.at && row.at.getTime() !== before?.at?.getTime() ? true : null;
    };
    await until('the hourly round', patienceMs, isDone).catch(() =>
      expect(`${now}: no round`, false),
    );
    const found = (await left()).join();
    expect(`${now}: kept are ${found}, and not ${kept}`, found === kept);
  }
}
