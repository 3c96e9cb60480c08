import { randomUUID } from 'node:crypto';
import { breakMail, mailTo } from '../../world/mailbox.ts';
import { until } from '../../world/until.ts';
import type { Manifest } from '../manifest.ts';
import { person } from './people.ts';
import { customerOf, type Story } from './story.ts';

const one = (...ids: string[]) => ids.map((id) => ({ id, quantity: 1 }));

/** The last day: orders of now, one programme is moved, and checkouts stand open. */
export async function sellToday(story: Story): Promise<void> {
  const { buying, sell, order, office, settled, manifest, query } = story;
  const { buy, buyOffer, begin, post, stripe } = buying;
  const desk = await office();
  await desk.post(`payments/orders/${order('moved').id}/move-plan`, { day: '2026-12-24' });
  const paid = await sell('paid', buy({ person: person(25), items: one('gi-map') }));
  await sell(
    'paid with coupon',
    buy({ person: person(26), items: one('gi-map', 'gut-repair'), couponCode: 'WELCOME10' }),
  );
  await sell(
    'last of a coupon',
    buy({ person: person(27), items: one('adult-gut'), couponCode: 'ONCE-ONLY' }),
  );
  await sell('dialog of today', buyOffer('adult-gut-health', '357.00', person(28)));
  const pending = await sell('pending', buyOffer('gi-map', '470.00', person(29)));
  await settled();
  // No order rests in this status, which begins and ends within one transaction; but it is one of those that exist.
  await query(`update orders set status = 'pending', work_status = null where id = $1`, [
    pending.id,
  ]);
  await desk.patch(`orders/${order('dialog').id}`, { needsDetails: false });
  const offline = { person: person(33), items: one('gi-map'), reference: randomUUID() };
  await stripe.control('POST', 'faults', {
    match: 'POST /v1/payment_intents',
    mode: 'status',
    status: 500,
    times: 10_000,
  });
  await begin(offline).catch(() => undefined);
  await stripe.control('DELETE', 'faults');
  manifest.open = {
    plain: await begin({
      person: person(30),
      items: [{ id: 'gi-map', quantity: 2 }, ...one('probiotic')],
    }),
    coupon: await begin({ person: person(31), items: one('adult-gut'), couponCode: 'WELCOME10' }),
    early: await begin({ person: person(32), items: one('adult-gut'), withForm: false }),
    offline: {
      person: offline.person,
      reference: offline.reference,
      cart: { amount: '477.00', productIds: 'gi-map', items: offline.items },
      intent: '',
      secret: '',
    },
  };
  const forms = await query<{ id: string; reference: string; intent: string | null }>(
    'select id, reference, payment_intent_id as intent from checkouts',
  );
  for (const { reference, person: buyer } of [
    manifest.open.plain,
    manifest.open.coupon,
    manifest.open.offline,
  ]) {
    const row = forms.find((form) => form.reference === reference);
    if (!row) throw new Error('An open checkout has left no row');
    manifest.forms[row.id] = buyer;
  }
  if (forms.find(({ reference }) => reference === offline.reference)?.intent !== null)
    throw new Error('The checkout of a Stripe that failed has a payment');
  const running = order('two of four');
  manifest.runningPlan = { customer: await customerOf(story, running.id), order: running.id };
  manifest.refundable = { order: paid.id, paid: '477.00' };
  manifest.leaveLinks = await leave(story, post);
}

/** One of those who signed up for the workshop follows the link in the mail. */
async function leave(
  { at, buying: { call }, query }: Story,
  post: Story['buying']['post'],
): Promise<Manifest['leaveLinks']> {
  const links: string[] = [];
  for (const n of [52, 53]) {
    const { firstName, lastName, email } = person(n);
    await post('/api/workshop-signup', { firstName, lastName, email, elapsedMs: 20_000 });
    const { headers } = await mailTo(at, email, 180_000);
    links.push(/<(.*)>/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '');
  }
  const [left = '', staying = ''] = links.map((link) => link.slice(at.siteUrl.length));
  const { status } = await call('POST', left, 'List-Unsubscribe=One-Click', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const [row] = await query<{ left: string }>(
    'select count(*) as left from workshop_signups where unsubscribed_at is not null',
  );
  if (status !== 200 || Number(row?.left) !== 1)
    throw new Error(`Leaving the workshop answered ${status}`);
  return { left, staying };
}

/** Mails that were refused for good, that wait for another hour, and that were being sent when everything stopped. */
export async function leaveMailsBehind({ buying: { post }, query, at }: Story): Promise<void> {
  const fault = (body: object) => breakMail(at, body);
  const write = async (n: number) => {
    const { firstName, lastName, email } = person(n);
    const { id } = await post('/api/contact', {
      firstName,
      lastName,
      email,
      elapsedMs: 20_000,
      concern: 'skin',
      interest: 'general-questions',
      message: `Mensaje ${n}`,
    });
    return String(id);
  };
  const mailsOf = (id: string, condition: string) =>
    query<{ id: string }>(`select id from mails where contact_id = $1 and ${condition}`, [id]);
  const reached = (what: string, id: string, condition: string, count = 2) =>
    until(what, 180_000, async () => (await mailsOf(id, condition)).length === count || null);

  await fault({ mode: '5xx', times: 2 });
  await reached('two mails fail', await write(54), "state = 'failed'");

  await fault({ mode: '4xx', times: 2 });
  const later = await write(55);
  await reached('two mails are put off', later, "state = 'queued' and attempts = 1");
  // Hours of trying in a moment: the next failure is followed by the longest pause.
  await query('update mails set attempts = 12 where contact_id = $1', [later]);
  await fault({ mode: '4xx', times: 2 });
  await reached('they are put off for an hour', later, "state = 'queued' and attempts = 13");

  await fault({ mode: 'hang', times: 1 });
  await reached('a mail is being sent', await write(56), "state = 'sending'", 1);
  await write(57);
}
