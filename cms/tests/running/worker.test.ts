import { randomUUID } from 'node:crypto';
import { type AddressInfo, connect, createServer } from 'node:net';
import { freePort } from 'common/free-port';
import { afterEach, expect, test } from 'vitest';
import { untilDatabaseAnswers } from '../../src/jobs/leader.ts';
import { takeOver } from '../../src/jobs/recover-jobs.ts';
import { requeueLostMails } from '../../src/mails/sending/lost-mails.ts';
import { writeMail } from '../../src/mails/sending/outbox.ts';
import { createOrderNumber } from '../../src/payments/orders/order-number.ts';
import { inTransaction } from '../../src/transaction.ts';
import { required, useShop } from '../support/shop.ts';
import { startWorker, type Worker } from '../support/worker.ts';

const shop = await useShop();
const catcher = required('MAIL_CATCHER_URL');
const workers: Worker[] = [];
afterEach(
  async () => void (await Promise.all(workers.splice(0).map((worker) => worker.kill('SIGKILL')))),
);

/** Without a Stripe key: what other tests pay at the stand-in is none of this worker's business. */
function start(more: Record<string, string> = {}): Worker {
  const worker = startWorker({
    DATABASE_URL: shop.cms.servingUrl,
    SMTP_URL: required('SMTP_URL'),
    STRIPE_SECRET_KEY: '',
    ...more,
  });
  workers.push(worker);
  return worker;
}

/** Writes `count` orders with their confirmations, each to an address of its own. */
async function queueMails(count: number): Promise<string[]> {
  const addresses: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const number = createOrderNumber();
    const email = `${randomUUID()}@buyer.example`;
    await inTransaction(shop.cms.payload, number, async (req) => {
      const id = randomUUID();
      await req.payload.db.create({
        collection: 'orders',
        data: {
          id,
          number,
          status: 'paid',
          amount: '1.00',
          stripePaymentIntentId: `pi_${number}`,
          firstName: 'A',
          email,
        },
        req,
      });
      await writeMail(req, 'order-confirmation', { id, number, email });
    });
    addresses.push(email);
  }
  return addresses;
}

async function delivered(addresses: string[]): Promise<Map<string, string[]>> {
  const messages = (await (await fetch(`${catcher}/messages`)).json()) as {
    to: unknown;
    messageId: string;
  }[];
  return new Map(
    addresses.map((address) => [
      address,
      messages
        .filter(({ to }) => JSON.stringify(to).includes(address))
        .map(({ messageId }) => messageId),
    ]),
  );
}

const unsent = async () =>
  Number((await shop.query("select count(*) from mails where state <> 'sent'"))[0]?.count);
const allSent = () => expect.poll(unsent, { timeout: 90_000, interval: 200 }).toBe(0);

test(
  'REL-03 REL-04 REL-05 REL-12 of two workers one leads and sends each mail once; when it is killed the other goes on, until it is asked to stop',
  { timeout: 180_000 },
  async () => {
    const workers = [start(), start()];
    const leading = await Promise.race(
      workers.map((worker) => worker.says('worker leads').then(() => worker)),
    );
    const standby = workers.find((worker) => worker !== leading);
    await standby?.says('worker is standing by');

    const calm = await queueMails(12);
    await allSent();
    for (const [, messages] of await delivered(calm)) expect(messages).toHaveLength(1);
    expect(
      await shop.query(
        'select j.id from payload_jobs j join payload_jobs_log l on j.id = l._parent_id group by j.id having count(*) <> 1',
      ),
    ).toEqual([]);

    const troubled = await queueMails(20);
    await expect.poll(unsent, { timeout: 90_000, interval: 20 }).toBeLessThan(18);
    await leading.kill('SIGKILL');
    await standby?.says('worker leads');
    await allSent();
    const mails = [...(await delivered(troubled)).values()];
    expect(mails.filter((messages) => messages.length === 0)).toEqual([]);
    expect(mails.filter((messages) => messages.length > 1).length).toBeLessThanOrEqual(1);
    for (const messages of mails) expect(new Set(messages).size).toBe(1);

    const { seenAt } = await shop.cms.payload.findGlobal({ slug: 'worker' });
    expect(Date.now() - Date.parse(String(seenAt))).toBeLessThan(60_000);
    expect(await standby?.kill('SIGTERM')).toBe(0);
  },
);

test(
  'REL-07 a worker that loses the connection of its lock ends with code 1 rather than work beside another',
  { timeout: 120_000 },
  async () => {
    const worker = start();
    await worker.says('worker leads');
    await shop.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'worker-lock' and datname = current_database()",
    );
    await worker.says('worker ends');
    expect(await worker.kill('SIGTERM')).toBe(1);
  },
);

test('REL-07 a worker that is started before its database waits for it', async () => {
  const database = new URL(shop.cms.databaseUrl);
  const door = createServer((caller) =>
    caller.pipe(connect(Number(database.port), database.hostname)).pipe(caller),
  );
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  const { port } = door.address() as AddressInfo;
  await new Promise((resolve) => door.close(resolve));

  const waits = Promise.withResolvers<void>();
  const answers = untilDatabaseAnswers(
    Object.assign(new URL(database), { host: `127.0.0.1:${port}` }).href,
    new AbortController().signal,
    waits.resolve,
    20,
  );
  await waits.promise;
  door.listen(port, '127.0.0.1');
  await answers;
  door.close();
});

test('REL-03 taking over frees the jobs of a dead worker and queues mails that lost their job', async () => {
  await queueMails(2);
  const [stuck, lost] = await shop.query('select id from payload_jobs where completed_at is null');
  await shop.query('update payload_jobs set processing = true where id = $1', [stuck?.id]);
  await shop.query('delete from payload_jobs where id = $1', [lost?.id]);
  expect(await takeOver(shop.cms.payload)).toBe(1);
  expect(await requeueLostMails(shop.cms.payload)).toBe(1);
  expect(
    await shop.query('select processing from payload_jobs where completed_at is null'),
  ).toEqual([{ processing: false }, { processing: false }]);
});

test('SAFE-13 a worker shows what waits and what failed as figures, at a port of its own', async () => {
  await shop.cms.payload.updateGlobal({
    slug: 'worker',
    data: { backedUpAt: new Date(Date.now() - 3_600_000).toISOString() },
  });
  const port = await freePort();
  const worker = start({ METRICS_PORT: String(port) });
  await worker.says('worker leads');
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const figure = (name: string) =>
    Number(text.match(new RegExp(`^${name}\\{service="worker"\\} (.*)$`, 'm'))?.[1]);
  for (const name of [
    'shop_jobs_waiting',
    'shop_jobs_stuck',
    'shop_mails_failed',
    'shop_payment_checks_open',
    'shop_orders_to_review',
  ])
    expect(figure(name), name).toBeGreaterThanOrEqual(0);
  expect(figure('shop_backup_age_seconds')).toBeGreaterThan(3_599);
  expect(figure('shop_backup_age_seconds')).toBeLessThan(4_200);
  expect(figure('shop_database_connections')).toBeGreaterThan(0);
  expect(text).not.toMatch(/^shop_reconciled_age_seconds\{/m);
  expect(text).not.toContain('@');
});

test('FAST-06 a worker that waits for work takes at most 200 MB of memory', async () => {
  const port = await freePort();
  const worker = start({ METRICS_PORT: String(port) });
  await worker.says('worker leads');
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const bytes = Number(/^process_resident_memory_bytes\S* (\S+)$/m.exec(text)?.[1]);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes / 1024 / 1024).toBeLessThanOrEqual(200);
});
