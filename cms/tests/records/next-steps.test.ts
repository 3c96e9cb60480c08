import { randomUUID } from 'node:crypto';
import type { BoughtKind } from 'common/contract/orders';
import { dayOf } from 'common/fulfilment/business-days';
import { letterDay, letterPromise } from 'common/fulfilment/time-promise';
import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { firstLeads, firstNextSteps } from '../../src/fulfilment/next-steps/first-next-steps.ts';
import { readWorkSettings } from '../../src/fulfilment/settings.ts';
import { mailSources } from '../../src/globals/mail-sources.ts';
import { composeMail } from '../../src/mails/compose.ts';
import { migrations } from '../../src/migrations/index.ts';
import { asOwner } from '../support/owner.ts';
import { tokenOf } from '../support/payments/cards.ts';
import { createSample } from '../support/samples.ts';
import { person, useShop } from '../support/shop.ts';

const shop = await useShop();
const { consultation, package: pack, program, goods } = firstNextSteps;

/** Products whose names say nothing true of what they are. */
const products = {
  kit: { category: 'testing', name: 'Consultation in a Box' },
  consultation: { category: 'consultation', name: 'Kit Talk' },
  package: { category: 'package', name: 'Daily Capsules' },
  program: {
    category: 'package',
    name: 'One Visit',
    isSubscription: true,
    subscriptionDetails: { interval: 'month', intervalCount: 1, totalPayments: 3 },
  },
  goods: { category: 'supplement', name: 'Test Program Package' },
} satisfies Record<BoughtKind, object>;

const handles = new Map<string, string>();
async function handleOf(kind: BoughtKind): Promise<string> {
  const known = handles.get(kind);
  if (known) return known;
  const handle = `thing-${randomUUID().slice(0, 8)}`;
  await createSample(shop.cms.payload, 'products', { ...products[kind], handle, price: 100 });
  handles.set(kind, handle);
  return handle;
}

async function order(...kinds: BoughtKind[]) {
  const ids = await Promise.all(kinds.map(handleOf));
  const { id, reference } = await shop.paid({
    amount: `${kinds.length * 100}.00`,
    productIds: ids.join(','),
    ...(kinds.includes('program') ? { laterAmount: '100.00' } : {}),
  });
  const { body } = await shop.order(id);
  return { body, reference, text: (await mailOf(String(body.transactionId))).text };
}

const mailOf = (id: string) =>
  composeMail(shop.cms.payload, mailSources, {
    kind: 'order-confirmation',
    subject: 'x',
    order: id,
  });

const kit = 'Your kit leaves us';
const lab = 'The lab has read your samples';
const home = ['You collect at home', lab, 'You know what to do next'];

test.each([
  [['kit'], [kit, ...home]],
  [
    ['consultation'],
    [
      consultation.ask.title,
      consultation.prepare.title,
      consultation.visit.title,
      consultation.plan.title,
    ],
  ],
  [['package'], [pack.ask.title, pack.send.title, lab, pack.visit.title, pack.followUp.title]],
  [
    ['program'],
    [program.ask.title, program.send.title, lab, program.visits.title, program.end.title],
  ],
  [['goods'], [goods.send.title]],
  [
    ['goods', 'consultation'],
    [
      consultation.ask.title,
      goods.send.title,
      consultation.prepare.title,
      consultation.visit.title,
      consultation.plan.title,
    ],
  ],
  [
    ['program', 'goods', 'kit'],
    [
      program.ask.title,
      kit,
      program.send.title,
      goods.sendToo.title,
      ...home,
      program.visits.title,
      program.end.title,
    ],
  ],
] as [BoughtKind[], string[]][])(
  'ORD-10 after %j page and mail say what follows from it, and nothing else',
  async (kinds, expected) => {
    const { body, text } = await order(...kinds);
    expect(body.next?.bought.toSorted()).toEqual(kinds.toSorted());
    expect(body.next?.steps.map(({ title }) => title)).toEqual(expected);
    expect(body.next?.mailNote).toContain('look in spam');
    // The visits of a package come after its results: it begins with a kit.
    const beginsWithVisit = kinds.some((kind) => ['consultation', 'program'].includes(kind));
    expect(body.next?.lead.includes('nothing more to do')).toBe(!beginsWithVisit);
    expect(body.next?.lead).not.toMatch(/^thank/i);
    for (const title of expected) expect(text).toContain(title);
    const hasKit = kinds.some((kind) => ['kit', 'package', 'program'].includes(kind));
    expect([
      /kits? ships?/.test(body.next?.helpNote ?? ''),
      text.includes('kit ships'),
      text.includes(lab),
    ]).toEqual([hasKit, hasKit, hasKit]);
    expect([text.includes('Shipping'), text.includes('Nothing ships')]).toEqual(
      kinds.join() === 'consultation' ? [false, true] : [true, false],
    );
  },
);

/** What the practice promises to who buys now, by its own name and calendar. */
async function promiseOfToday(): Promise<string> {
  const { payload } = shop.cms;
  const { calendar } = await readWorkSettings(payload);
  const { practitioner } = await payload.findGlobal({ slug: 'practice', depth: 0 });
  const today = dayOf(new Date(), calendar.timeZone);
  return letterPromise(practitioner, letterDay(today, calendar), today);
}

test('ORD-08 ORD-10 who has bought an hour reads once, on page and in mail, who writes and by which day of the practice', async () => {
  const promise = await promiseOfToday();
  expect(promise).toMatch(/^\S.* writes to you by \w+day, /);
  const { body, text } = await order('consultation');
  expect(body.next).toMatchObject({ letter: promise });
  expect(body.next?.lead.endsWith(promise)).toBe(true);
  expect(body.next?.lead).not.toMatch(/thank/i);
  expect(text.split(promise)).toHaveLength(2);
});

test('ORD-10 who pays in another tab is told the same', async () => {
  const { body, reference } = await order('consultation');
  const again = await shop.intent({
    amount: '100.00',
    productIds: await handleOf('consultation'),
    reference,
    customer: person,
  });
  expect(again.body).toMatchObject({ paid: true, next: body.next });
});

test.each([
  ['gi-map', '470.00', ['kit'], ['Your kit is at your door in 5 to 7 business days.', ...home]],
  [
    'consultation-60',
    '500.00',
    ['consultation'],
    [
      consultation.prepare.title,
      'Your hour by video, on the day you chose.',
      consultation.plan.title,
    ],
  ],
  [
    'complete-package',
    '877.00',
    ['package'],
    [
      'Your kit is at your door in 5 to 7 business days.',
      lab,
      pack.visit.title,
      pack.followUp.title,
    ],
  ],
])(
  'ORD-10 after the offer %s the small checkout and the mail say what follows, once the practice has what is missing',
  async (productType, amount, bought, expected) => {
    const { body } = await shop.call('offer-order', {
      firstName: 'Naomi',
      lastName: 'Whitfield',
      email: 'naomi@buyer.example',
      phone: '',
      termsVersion: '2026-11-01',
      termsPage: '/',
      productType,
      amount,
      paymentToken: await tokenOf(),
    });
    expect(body.next).toMatchObject({ bought });
    expect(body.next?.steps.map(({ title }) => title)).toEqual(expected);
    const { text } = await mailOf(String(body.transactionId));
    const isSent = productType !== 'consultation-60';
    expect(text.includes('We ask ')).toBe(isSent);
    for (const title of isSent
      ? expected
      : Object.values(consultation).map(({ title: own }) => own))
      expect(text).toContain(title);
    expect(text).not.toContain(kit);
  },
);

test('ORD-10 an offer is what the product that it sells is, whatever it is called', async () => {
  const { docs } = await shop.cms.payload.find({
    collection: 'products',
    where: { handle: { equals: await handleOf('consultation') } },
    depth: 0,
  });
  const handle = `offer-${randomUUID().slice(0, 8)}`;
  await createSample(shop.cms.payload, 'offers', {
    handle,
    name: 'A Test Kit',
    price: 20,
    products: docs.map(({ id }) => id),
  });
  const { body } = await shop.call('offer-order', {
    firstName: 'Naomi',
    lastName: 'Whitfield',
    email: 'naomi@buyer.example',
    phone: '',
    productType: handle,
    amount: '20.00',
    paymentToken: await tokenOf(),
  });
  expect(body.next?.bought).toEqual(['consultation']);
  expect(body.next?.steps.map(({ title }) => title)).toEqual([
    consultation.prepare.title,
    consultation.visit.title,
    consultation.plan.title,
  ]);
});

test('ORD-10 an order whose product is gone says what every order says', async () => {
  const handle = `gone-${randomUUID().slice(0, 8)}`;
  const product = await createSample(shop.cms.payload, 'products', { handle, price: 100 });
  const { id } = await shop.paid({ amount: '100.00', productIds: handle });
  await shop.cms.payload.delete({ collection: 'products', id: product });
  const { body } = await shop.order(id);
  expect(body).toMatchObject({ success: true, next: { bought: [] } });
  expect(body.next?.steps.map(({ title }) => title)).toEqual([]);
  expect((await mailOf(String(body.transactionId))).text).not.toContain(kit);
});

test('ORD-10 the words are those of the admin, at once', async () => {
  const { done } = await shop.cms.payload.findGlobal({ slug: 'checkout', depth: 0 });
  const changed = {
    ...done,
    consultation: {
      ...done.consultation,
      ask: { when: 'Soon', title: 'We ring you', text: 'Keep the phone near.' },
    },
  };
  await shop.cms.payload.updateGlobal({
    slug: 'checkout',
    data: { done: changed, _status: 'published' },
  });
  const { body, text } = await order('consultation');
  expect(body.next?.steps[0]).toEqual(changed.consultation.ask);
  expect(text).toContain('We ring you');
  await shop.cms.payload.updateGlobal({ slug: 'checkout', data: { done, _status: 'published' } });
});

test('ORD-10 a shop that was filled before these words existed has them after the migration, in what is published and in drafts', async () => {
  const { payload } = shop.cms;
  const [newest] = await shop.query('select id from _checkout_v order by created_at desc limit 1');
  const req = await createLocalReq({}, payload);
  const undone: (typeof migrations)[number][] = [];
  const hasWords = async () =>
    (
      await shop.query(
        "select 1 from information_schema.columns where table_name = 'checkout' and column_name = 'done_lead_visit'",
      )
    ).length > 0;
  for (const migration of migrations.toReversed()) {
    if (!(await hasWords())) break;
    await asOwner(shop.cms, (db) => migration.down({ payload, db, req }));
    undone.unshift(migration);
  }
  expect(undone.length).toBeGreaterThan(0);
  for (const migration of undone)
    await asOwner(shop.cms, (db) => migration.up({ payload, db, req }));
  const { done } = await payload.findGlobal({ slug: 'checkout', depth: 0 });
  expect(done).toMatchObject({ ...firstNextSteps, ...firstLeads, title: 'Order Confirmed' });
  expect(
    await shop.query(
      'select version_done_consultation_ask_title as title, version_done_lead_visit as lead from _checkout_v where id = $1',
      [newest?.id],
    ),
  ).toEqual([{ title: consultation.ask.title, lead: firstLeads.leadVisit }]);
  expect((await payload.findGlobal({ slug: 'mail-texts', depth: 0 })).order.helpOther).toBe(
    'Answer this mail, and a person reads it.',
  );
});
