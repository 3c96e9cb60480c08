import { randomBytes, randomUUID } from 'node:crypto';
import type { Ports } from '../../launcher/environment.ts';
import type { Query } from '../trials/database.ts';
import { until } from '../trials/until.ts';
import { canary } from './shopper.ts';
import type { World } from './world.ts';

/** Writes `count` orders with their confirmations and jobs, in the state in which the shop commits them. Answers the mails' ids. */
export async function queueMails({ query }: World, count: number): Promise<string[]> {
  const mails = Array.from({ length: count }, () => ({
    order: randomUUID(),
    mail: randomUUID(),
    mark: randomBytes(8).toString('hex'),
  }));
  await query(
    `with given as (select * from json_to_recordset($1) as one("order" uuid, mail uuid, mark text)),
      made as (insert into orders (id, number, status, amount, stripe_payment_intent_id, first_name, email)
        select "order", mark, 'paid', '1.00', 'pi_' || mark, $2 || mark, $2 || mark || '@buyer.example' from given returning id),
      sent as (insert into mails (id, kind, "to", subject, order_id, state, attempts, message_id)
        select mail, 'order-confirmation', $2 || mark || '@buyer.example', 'Your order', "order", 'queued', 0, '<' || mail || '@chaos.example>' from given returning id)
    insert into payload_jobs (task_slug, input, queue, processing, has_error, total_tried)
      select 'sendMail', json_build_object('mail', mail), 'default', false, false, 0 from given`,
    [JSON.stringify(mails), canary],
  );
  return mails.map(({ mail }) => mail);
}

export async function unsent({ query }: Pick<World, 'query'>, mails: string[]): Promise<number> {
  const [row] = await query<{ count: string }>(
    "select count(*) from mails where id::text = any($1) and state <> 'sent'",
    [mails],
  );
  return Number(row?.count);
}

/** Longer than the pauses of a mail whose first five tries have failed. */
const patienceMs = 330_000;
/** Looking at thousands of mails more often would keep the database from sending them. */
const calmlyMs = 1_000;

/** Waits as long as mails go on leaving; throws when there are some and none has left for five and a half minutes. */
export async function allSent(world: Pick<World, 'query'>, mails: string[]): Promise<void> {
  let left = await unsent(world, mails);
  while (left > 0) left = await fewerThan(world, mails, left);
}

async function fewerThan(
  world: Pick<World, 'query'>,
  mails: string[],
  left: number,
): Promise<number> {
  return await until(
    `one of ${left} waiting mails is sent`,
    patienceMs,
    async () => {
      const now = await unsent(world, mails);
      return now < left ? now : null;
    },
    calmlyMs,
  );
}

/** The database with the outbox, and where the mail catcher shows what it took. */
export type Mailbox = { query: Query; ports: Pick<Ports, 'mail'> };

/** How often the mail server has taken the mails: 0 missing and 0 repeated when each has arrived once. */
export async function arrivals(
  { ports, query }: Mailbox,
  mails: string[],
): Promise<{ missing: number; repeated: number }> {
  const rows = await query<{ messageId: string }>(
    'select message_id as "messageId" from mails where id::text = any($1)',
    [mails],
  );
  const received = (await (await fetch(`http://127.0.0.1:${ports.mail}/messages`)).json()) as {
    messageId: string | null;
  }[];
  const counts = Map.groupBy(received, ({ messageId }) => messageId);
  const times = rows.map(({ messageId }) => counts.get(messageId)?.length ?? 0);
  return {
    missing: mails.length - rows.length + times.filter((count) => count === 0).length,
    repeated: times.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
  };
}
