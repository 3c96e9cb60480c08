import { afterAll, expect, test } from 'vitest';
import { person, useShop } from '../support/shop.ts';
import { startSmtp } from '../support/smtp.ts';

const smtp = await startSmtp();
afterAll(() => smtp.close());
const shop = await useShop({ SMTP_URL: smtp.url });

type Mail = {
  id: string;
  kind: string;
  state: string;
  attempts: string;
  last_error: string | null;
  message_id: string;
};

async function bought() {
  const { id } = await shop.paid();
  const { body } = await shop.order(id);
  return { orderId: String(body.transactionId), number: String(body.number) };
}

const runJobs = () => shop.cms.payload.jobs.run({ limit: 20, sequential: true, silent: true });
const endWaiting = () =>
  shop.query('update payload_jobs set wait_until = null where completed_at is null');
const mailsOf = async (orderId: string) =>
  (await shop.query('select * from mails where order_id = $1 order by kind', [orderId])) as Mail[];
const received = (messageId: string) =>
  smtp.received.filter((message) =>
    message.toLowerCase().includes(`message-id: ${messageId.toLowerCase()}`),
  );

/** Quoted-printable text as a reader sees it. */
const readable = (message: string) =>
  message
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

test('REL-05 an order sends its confirmation and its notice once, each with the Message-ID of its row', async () => {
  const { orderId, number } = await bought();
  await runJobs();
  await runJobs();
  const [confirmation, notice] = await mailsOf(orderId);
  expect([confirmation, notice]).toMatchObject([
    { kind: 'order-confirmation', state: 'sent', attempts: '1' },
    { kind: 'order-notice', state: 'sent' },
  ]);
  const [toBuyer, ...more] = received(String(confirmation?.message_id)).map(readable);
  expect(more).toEqual([]);
  expect(toBuyer).toContain(`To: ${person.email}`);
  expect(toBuyer).toContain(`Your order ${number} is confirmed`);
  for (const word of ['GI-MAP', '$477.00', 'text/plain', 'text/html', 'Boise, ID 83702'])
    expect(toBuyer).toContain(word);
  expect(received(String(notice?.message_id))).toHaveLength(1);
});

test('PRV-09 the notice to the practice has number and link, and nothing about the buyer or what was bought', async () => {
  const { orderId, number } = await bought();
  await runJobs();
  const notice = (await mailsOf(orderId)).find(({ kind }) => kind === 'order-notice');
  const [message = ''] = received(String(notice?.message_id)).map(readable);
  expect(message).toContain(number);
  expect(message).toContain(`/admin/orders/${orderId}`);
  for (const word of [
    'GI-MAP',
    'Hannah',
    'Whitfield',
    'Boise',
    '$477',
    person.email,
    person.phone,
    person.dateOfBirth,
    person.address,
  ])
    expect(message).not.toContain(word);
});

test('PRV-09 ORD-10 no mail carries the date of birth or the phone, and the street stands in the confirmation alone', () => {
  const messages = smtp.received.map(readable);
  for (const message of messages)
    for (const word of [person.dateOfBirth, person.phone]) expect(message).not.toContain(word);
  const withStreet = messages.filter((message) => message.includes(person.address));
  expect(withStreet.length).toBeGreaterThan(0);
  for (const message of withStreet) {
    expect(message).toContain(`To: ${person.email}`);
    expect(message).toMatch(/Subject: Your order \w+ is confirmed/);
  }
});

test('REL-06 a busy mail server is tried again later, and the mail goes out then', async () => {
  const { orderId } = await bought();
  smtp.refuse('450 busy', '450 busy');
  await runJobs();
  for (const mail of await mailsOf(orderId))
    expect(mail).toMatchObject({
      state: 'queued',
      attempts: '1',
      last_error: expect.stringContaining('450 busy'),
    });
  await runJobs();
  for (const mail of await mailsOf(orderId))
    expect(mail).toMatchObject({ state: 'queued', attempts: '1' });
  await endWaiting();
  await runJobs();
  for (const mail of await mailsOf(orderId)) {
    expect(mail).toMatchObject({ state: 'sent', attempts: '2', last_error: null });
    expect(received(mail.message_id)).toHaveLength(1);
  }
});

test('REL-06 a refusal for good is not tried again, says why, and "Send again" sends it with the same Message-ID', async () => {
  const { orderId } = await bought();
  smtp.refuse('550 no such user', '550 no such user');
  await runJobs();
  await endWaiting();
  await runJobs();
  const [mail] = await mailsOf(orderId);
  expect(mail).toMatchObject({
    state: 'failed',
    attempts: '1',
    last_error: expect.stringContaining('550 no such user'),
  });

  const staff = await shop.cms.signIn('staff');
  const patch = {
    method: 'PATCH',
    as: staff,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sendAgain: true, to: 'thief@example.com' }),
  };
  expect((await shop.cms.request(`mails/${mail?.id}`, patch)).status).toBe(200);
  await runJobs();
  expect((await mailsOf(orderId))[0]).toMatchObject({
    state: 'sent',
    last_error: null,
    message_id: mail?.message_id,
    to: person.email,
  });
  expect(received(String(mail?.message_id))).toHaveLength(1);
});

test('REL-05 REL-06 mails share a connection, and one that died in between costs no mail and no try', async () => {
  await runJobs();
  smtp.hangUp();
  const { orderId } = await bought();
  const before = smtp.connections();
  await runJobs();
  expect(smtp.connections() - before).toBe(1);
  smtp.hangUp();
  const { orderId: next } = await bought();
  await runJobs();
  for (const mail of [...(await mailsOf(orderId)), ...(await mailsOf(next))]) {
    expect(mail).toMatchObject({ state: 'sent', attempts: '1' });
    expect(received(mail.message_id)).toHaveLength(1);
  }
});

test('REL-05 a mail whose answer was lost is not sent again behind the outbox, only by its next try, as the same mail', async () => {
  const { orderId } = await bought();
  smtp.swallow();
  await runJobs();
  const unsure = (await mailsOf(orderId)).filter(({ state }) => state === 'queued');
  expect(unsure).toMatchObject([
    { attempts: '1', last_error: expect.stringContaining('cannot be reached') },
  ]);
  for (const mail of await mailsOf(orderId)) expect(received(mail.message_id)).toHaveLength(1);
  await endWaiting();
  await runJobs();
  for (const mail of await mailsOf(orderId))
    expect(mail).toMatchObject({ state: 'sent', last_error: null });
  expect(received(String(unsure[0]?.message_id))).toHaveLength(2);
});

test('a mail row cannot be written twice for one order', async () => {
  const { orderId } = await bought();
  const again = shop.query(
    "insert into mails (id, kind, \"to\", subject, order_id, message_id) values (gen_random_uuid(), 'order-notice', 'a@b.c', 'x', $1, 'y')",
    [orderId],
  );
  await expect(again).rejects.toThrow(/unique/);
});
