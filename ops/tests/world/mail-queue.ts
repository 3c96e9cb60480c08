import { randomBytes, randomUUID } from 'node:crypto';
import type { Query } from './database.ts';
import { arrivals, type Mailbox } from './mailbox.ts';
import { canary } from './shopper.ts';
import { until } from './until.ts';

type Rows = { query: Query };

/** Writes `count` orders with their confirmations and jobs, in the state in which the shop commits them. Answers the mails' ids. */
export async function queueMails({ query }: Rows, count: number): Promise<string[]> {
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

export async function unsent({ query }: Rows, mails: string[]): Promise<number> {
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
export async function allSent(rows: Rows, mails: string[]): Promise<void> {
  const fewerThan = async (before: number) => {
    const now = await unsent(rows, mails);
    return now < before ? now : null;
  };
  let left = await unsent(rows, mails);
  while (left > 0) {
    const before = left;
    const what = `one of ${before} waiting mails is sent`;
    left = await until(what, patienceMs, () => fewerThan(before), calmlyMs);
  }
}

export type MailCount = { wanted: number; missing: number; repeated: number; strayIds: number };

/** Waits until every mail about these records has left, then compares the outbox with what the mail catcher has. */
export async function mailsOf(
  box: Mailbox,
  about: 'order_id' | 'contact_id' | 'download_id' | 'signup_id',
  ids: string[],
): Promise<MailCount> {
  const rows = await box.query<{ id: string; messageId: string }>(
    `select id, message_id as "messageId" from mails where ${about}::text = any($1)`,
    [ids],
  );
  const mails = rows.map(({ id }) => id);
  await allSent(box, mails);
  return {
    wanted: rows.length,
    ...(await arrivals(box, mails)),
    strayIds: rows.length - new Set(rows.map(({ messageId }) => messageId)).size,
  };
}
