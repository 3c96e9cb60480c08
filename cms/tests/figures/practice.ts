/** How large a practice is, in rows. */
export type Size = { orders: number; people: number; mails: number };

/** `query` as the owner of the database, past the application. */
type Query = (text: string) => Promise<unknown>;

const names = (column: string) =>
  `(array['Hannah','Caleb','Naomi','Zoe','Lydia','Tom','Beth','Amy','Paul','Grace'])[1 + ${column} % 10]`;
const surname = (column: string) => `'Whit' || md5(${column}::text)`;
/** The same for the same order everywhere, and of the kind that the code makes (RFC 9562, version 4). */
const orderId = `overlay(overlay(md5('order' || n) placing '4' from 13) placing 'a' from 17)::uuid`;
const atATime = 50_000;

/** So many orders wait at the practice or at a lab, however many there were: the newest. */
const [toSend, atLab] = [200, 1_000];

/**
 * Fills a database with years of a practice: orders with their lines, work and charges, people, messages and mails. What the
 * triggers of the schema would write, row by row, is written here at once. `say` hears how far it is.
 */
export async function fillPractice(
  query: Query,
  { orders, people, mails }: Size,
  say: (words: string) => void = () => {},
): Promise<void> {
  async function fill(count: number, what: string, insert: (series: string) => string) {
    for (let from = 1; from <= count; from += atATime)
      await query(insert(`generate_series(${from}, ${Math.min(count, from + atATime - 1)}) n`));
    say(`${count.toLocaleString('en-US')} ${what}`);
  }
  await query('set session_replication_role = replica');
  const email = `'person' || (1 + n % ${people}) || '@visitor.example'`;
  const work = `(case when n <= ${toSend} then 'to-send' when n <= ${atLab} then 'at-lab' else 'done' end)`;
  const at = `now() - n * interval '${Math.max(1, Math.round((5 * 365 * 24 * 60) / orders))} minutes'`;
  await fill(
    orders,
    'orders',
    (
      series,
    ) => `insert into orders (id, number, status, amount, first_name, last_name, email, stripe_payment_intent_id, work, created_at, work_done_at)
    select ${orderId}, upper(substr(md5(n::text), 1, 6) || lpad(to_hex(n), 6, '0')), 'paid', '477.00', ${names('n')}, ${surname('n')}, ${email}, 'pi_' || n,
      ${work}::enum_orders_work, ${at}, case when n > ${atLab} then ${at} end
    from ${series}`,
  );
  await fill(
    orders,
    'lines',
    (
      series,
    ) => `insert into orders_lines (_order, _parent_id, id, product_id, name, quantity, unit_cents)
    select 1, ${orderId}, n::text, 'gi-map', 'GI-MAP', 1, 47700 from ${series}`,
  );
  await fill(
    orders,
    'kits',
    (
      series,
    ) => `insert into fulfilments (id, order_id, line, place, kind, name, product, quantity, step, step_at, due_at, tracking, created_at)
    select gen_random_uuid(), ${orderId}, 'gi-map', 0, 'kit', 'GI-MAP', 'gi-map', 1, ${work}::enum_fulfilments_step,
      ${at}, ${at} + interval '5 days', '9400' || lpad(n::text, 12, '0'), ${at} from ${series}`,
  );
  await fill(
    orders,
    'charges',
    (series) => `insert into charges (id, order_id, taken_on, cents, stripe_charge_id)
    select gen_random_uuid(), ${orderId}, ${at}, 47700, 'ch_' || n from ${series}`,
  );
  await fill(
    people,
    'people',
    (series) => `insert into people (id, name, email, mailbox, words, seen_at)
    select gen_random_uuid(), ${names('n')} || ' ' || ${surname('n')}, 'person' || n || '@visitor.example', 'person' || n || '@visitor.example',
      plain_words(${names('n')} || ' ' || ${surname('n')} || ' person' || n || '@visitor.example'), now() - n * interval '9 minutes' from ${series}`,
  );
  await fill(
    Math.round(people / 5),
    'messages',
    (
      series,
    ) => `insert into contact_submissions (id, first_name, last_name, email, status, created_at)
    select gen_random_uuid(), ${names('n')}, ${surname('n')}, 'person' || n || '@visitor.example',
      case when n <= 10 then 'new' else 'answered' end::enum_contact_submissions_status, now() - n * interval '30 minutes' from ${series}`,
  );
  await fill(
    mails,
    'mails',
    (
      series,
    ) => `insert into mails (id, kind, "to", subject, order_id, state, attempts, occasion, message_id, created_at)
    select gen_random_uuid(), 'kit-sent', ${email}, 'Your kit', null, 'sent', 1, n::text, '<' || n || '@x>', now() - n * interval '5 minutes' from ${series}`,
  );
  await query('set session_replication_role = origin');
  await query('analyze');
}
