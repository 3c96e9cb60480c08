import { render } from '@react-email/render';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { OrderConfirmation } from './order-confirmation.tsx';
import { orderConfirmationText } from './order-confirmation-text.ts';
import { orderView } from './order-view.ts';
import { StaffNotice } from './staff-notice.tsx';

const practice = { name: 'The Practice', email: 'hello@practice.example', tagline: 'A tagline' };
const step = (title: string) => ({ when: 'Soon', title, text: `About ${title}` });
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
const sources = { practice, siteUrl: 'https://shop.example', steps: ['one', 'two', 'three', 'four', 'five'].map(step), pictures: new Map([['gi-map', 'https://shop.example/media/kit.png']]), scripture: null };
const html = (view: ReturnType<typeof orderView>) => render(createElement(OrderConfirmation, { view }));

test('the confirmation names number, day, lines with their sums, discount and total', () => {
  const view = orderView({ ...sources, order });
  expect(view).toMatchObject({
    date: 'Nov 20, 2026',
    lines: [
      { name: 'GI-MAP', detail: 'Quantity 2. Stool test', price: '$954.00', picture: 'https://shop.example/media/kit.png' },
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
  for (const word of ['7KQ4MX2P', 'GI-MAP', 'Probiotic', '$954.00', '$1,000.00', 'HARVEST', 'About five', 'Boise, ID 83702', practice.email]) {
    expect(page).toContain(word);
    expect(orderConfirmationText(view)).toContain(word);
  }
});

test('SEC-03 names that hold markup show as text', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  const page = await html(orderView({ ...sources, order: { ...order, firstName: evil, lines: [{ ...order.lines[0], productId: 'x', name: evil, quantity: 1, unitCents: 100 }] } }));
  expect(page).not.toContain(evil);
  expect(page).toContain('&lt;img src=x');
});

test('an order without a coupon has no line for one', async () => {
  expect(await html(orderView({ ...sources, order: { ...order, couponCode: null, discountAmount: null } }))).not.toContain('Coupon');
});

test.each([
  ['order-notice', 'A new order'],
  ['order-review', 'A payment to check'],
] as const)('the mail to the practice for %s has the number and the link', async (kind, title) => {
  const page = await render(createElement(StaffNotice, { view: { practice, siteUrl: 'https://shop.example', number: '7KQ4MX2P', adminUrl: 'https://cms.example/admin/collections/orders/1', kind } }));
  expect(page).toContain(title);
  expect(page).toContain('7KQ4MX2P');
  expect(page).toContain('https://cms.example/admin/collections/orders/1');
});
