import { render } from '@react-email/render';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { datesIn } from '../../clock/dates.ts';
import { firstWords } from '../kinds/index.ts';
import { orderConfirmationText } from './order-confirmation-text.ts';
import { OrderConfirmation } from './order-confirmation.tsx';
import { orderView } from './order-view.ts';

const words = firstWords.order;
const practice = { name: 'The Practice', email: 'hello@practice.example', tagline: 'A tagline' };
const step = (title: string) => ({ when: `When ${title}`, title, text: `About ${title}` });
const order = {
  number: '7KQ4MX2P',
  createdAt: '2026-11-20T15:00:00.000Z',
  firstName: 'Hannah',
  lastName: 'Whitfield',
  city: 'Boise',
  state: 'ID',
  zipCode: '83702',
  amount: '1000.00',
  couponCode: 'HARVEST',
  discountAmount: '19.00',
  lines: [
    { productId: 'gi-map', name: 'GI-MAP', summary: 'Stool test', quantity: 2, unitCents: 47_700 },
    { productId: 'probiotic', name: 'Probiotic', summary: null, quantity: 1, unitCents: 6_500 },
  ],
};
const sources = {
  words,
  bought: [],
  headline: null,
  lead: null,
  action: null,
  hasKit: true,
  isShipped: true,
  practice,
  siteUrl: 'https://shop.example',
  dates: datesIn('America/New_York'),
  orderPage: null,
  steps: ['two', 'three', 'four', 'five'].map(step),
  pictures: new Map([['gi-map', 'https://shop.example/media/kit.png']]),
  scripture: null,
  plan: null,
};
/** As it is read: where a line of the title ends is nothing but a space. */
const html = async (view: ReturnType<typeof orderView>) =>
  (await render(createElement(OrderConfirmation, { view })))
    .replaceAll('<br/>', ' ')
    .replaceAll('\u00a0', ' ');

test('ORD-13 an order of the evening has the day of the practice, wherever that is', () => {
  const evening = { ...order, createdAt: '2026-11-21T04:30:00.000Z' };
  const dateIn = (zone: string) =>
    orderView({ ...sources, order: evening, dates: datesIn(zone) }).date;
  expect(['America/Boise', 'America/New_York', 'Pacific/Auckland'].map(dateIn)).toEqual([
    'Nov 20, 2026',
    'Nov 20, 2026',
    'Nov 21, 2026',
  ]);
});

test('the confirmation names number, day, lines with their sums, discount and total', () => {
  const view = orderView({ ...sources, order });
  expect(view).toMatchObject({
    date: 'Nov 20, 2026',
    lines: [
      {
        name: 'GI-MAP',
        detail: 'Quantity 2. Stool test',
        price: '$954.00',
        picture: 'https://shop.example/media/kit.png',
      },
      { name: 'Probiotic', detail: 'Quantity 1', price: '$65.00', picture: null },
    ],
    items: '$1,019.00',
    coupon: { code: 'HARVEST', discount: '$19.00' },
    total: '$1,000.00',
  });
  expect(view.steps.map(({ title }) => title)).toEqual(['two', 'three', 'four', 'five']);
});

test('HTML and plain text say the same', async () => {
  const view = orderView({ ...sources, order });
  const page = await html(view);
  for (const word of [
    '7KQ4MX2P',
    'GI-MAP',
    'Probiotic',
    '$954.00',
    '$1,000.00',
    'HARVEST',
    'When two',
    'About five',
    'Ships to',
    'Boise, ID 83702',
    'Shipping',
    'Before a kit ships',
    practice.email,
  ]) {
    expect(page).toContain(word);
    expect(orderConfirmationText(view)).toContain(word);
  }
});

test('ORD-10 an order of which nothing is sent speaks of no parcel, and one without kits of no kit', async () => {
  const line = {
    productId: 'concierge-consult',
    name: 'Concierge Consult',
    summary: 'One hour by video',
    quantity: 1,
    unitCents: 75_000,
  };
  const visit = orderView({
    ...sources,
    hasKit: false,
    isShipped: false,
    order: { ...order, lines: [line] },
  });
  for (const half of [await html(visit), orderConfirmationText(visit)]) {
    expect(half).toContain('Nothing ships');
    expect(half).not.toMatch(/Shipping|Ships to|kit ships|Boise/);
  }
  const goods = orderView({ ...sources, hasKit: false, order });
  for (const half of [await html(goods), orderConfirmationText(goods)]) {
    expect(half).toContain('Ships to');
    expect(half).not.toContain('kit ships');
  }
});

test('SEC-03 SEC-09 names that hold markup or an address show as text that nobody can click', async () => {
  const evil = '<img src=x onerror=alert(1)> https://evil.example';
  const line = { productId: 'x', name: '<img src=x>', quantity: 1, unitCents: 100 };
  const view = orderView({
    ...sources,
    order: {
      ...order,
      firstName: evil,
      lastName: 'www.evil.example',
      city: 'evil.example',
      lines: [line],
    },
  });
  const page = await html(view);
  expect(page).not.toContain('<img src=x');
  expect(page).toContain('&lt;img src=x&gt;');
  expect(page).toContain('Thank you, friend.');
  for (const half of [page, orderConfirmationText(view)])
    expect(half).not.toMatch(/evil\.example|:\/\/evil/);
});

test('the words are those of the admin', async () => {
  const view = orderView({
    ...sources,
    words: {
      ...words,
      title: '{name}, it is yours: {number}',
      text: 'One.\n\nTwo.',
      next: 'Then',
      button: 'On',
      helpTitle: 'Trouble?',
      help: 'Ring us.',
      why: 'Because.',
    },
    order,
  });
  const page = await html(view);
  for (const word of [
    'Hannah, it is yours: 7KQ4MX2P',
    'One.',
    'Two.',
    'Then',
    'On',
    'Trouble?',
    'Ring us.',
    'Because.',
  ]) {
    expect(page).toContain(word);
    expect(orderConfirmationText(view)).toContain(word);
  }
});

test('an order without a coupon has no line for one', async () => {
  expect(
    await html(
      orderView({ ...sources, order: { ...order, couponCode: null, discountAmount: null } }),
    ),
  ).not.toContain('Coupon');
});

test('ORD-09 the confirmation leads to the page of the order, before anything else', async () => {
  const orderPage = 'https://shop.example/orders/v1.a-token';
  const view = orderView({ ...sources, orderPage, order });
  const written = await html(view);
  expect(written).toContain(`href="${orderPage}"`);
  expect(written.indexOf(orderPage)).toBeLessThan(
    written.indexOf('href="https://shop.example/store"'),
  );
  expect(orderConfirmationText(view)).toContain(`See where my order is:\n${orderPage}\n`);
});

test('ORD-08 ORD-14 what waits for the buyer is the large line of the mail, as it is of the page, and what is promised stands below the practice’s own words', async () => {
  const headline = 'Thank you, Hannah. Now choose your kit.';
  const lead = 'One thing is left for you to do.';
  const asking = orderView({ ...sources, headline, lead, order });
  for (const half of [await html(asking), orderConfirmationText(asking)]) {
    expect(half).toContain(headline);
    expect(half).not.toContain('Your order is confirmed.');
    expect(half).toContain(`Your payment arrived. ${lead}`);
  }
  const ofOwner = orderView({ ...sources, lead, words: { ...words, text: 'Praise God.' }, order });
  expect(ofOwner.words.paragraphs).toEqual(['Praise God.', lead]);
  const promise = 'Hannah Reed, PA-C, writes to you by Friday, November 27.';
  const promising = orderView({ ...sources, lead: promise, order });
  for (const half of [await html(promising), orderConfirmationText(promising)]) {
    expect(half).toContain('Thank you, Hannah. Your order is confirmed.');
    expect(half).toContain(promise);
  }
});

test('LOOK-05 each sentence of the large line begins a line, and its last word is not alone on one', async () => {
  const view = orderView({
    ...sources,
    headline: 'Thank you, Hannah. Now choose your kit.',
    order,
  });
  expect(await render(createElement(OrderConfirmation, { view }))).toContain(
    'Thank you,\u00a0Hannah.<br/>Now choose your\u00a0kit.',
  );
});
