import { randomUUID } from 'node:crypto';
import { expect, test } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { buy, buyInDialog, stepsOf } from '../support/bought.ts';
import { linkIn } from '../support/mailbox.ts';
import { asAdmin } from '../support/office.ts';

test('ORD-09 PRV-08 the page behind the link of a mail shows what was bought, its visits and its receipt, and nothing of where and who', async ({
  page,
}) => {
  const { id, number, buyer } = await buy({ 'gi-map': 1, 'concierge-consult': 1, probiotic: 2 });
  const answer = await page.goto(await linkIn(buyer.email));
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  const main = page.getByRole('main');
  await expect(main).toContainText(number);
  await expect(main.getByRole('heading', { name: /GI-MAP/ })).toBeVisible();
  await expect(main.getByRole('heading', { name: /Concierge Consult/ })).toBeVisible();
  await expect(main).toContainText(`${buyer.city}, ${buyer.state}`);
  const html = await page.content();
  for (const secret of [buyer.address, buyer.phone, buyer.dateOfBirth, buyer.zipCode])
    expect(html).not.toContain(secret);
  await expectAccessible(page);

  await asAdmin(`/order-page/orders/${id}/renew`, { method: 'POST', body: { mail: false } });
  const revoked = await page.reload();
  expect(revoked?.status()).toBe(404);
  await expect(main).not.toContainText(number);
});

test('ORD-13 ORD-14 A11Y-01 who bought a package in the dialog says on the page of the order which kit, where to and for whom; it is sent, and the page says so', async ({
  page,
}) => {
  const { id, buyer } = await buyInDialog('complete-package', '877.00');
  await page.goto(await linkIn(buyer.email));
  await expectAccessible(page);
  const main = page.getByRole('main');
  await main.getByLabel('Street address').fill('9 Mill Road');
  await main.getByLabel('City').fill('Boise');
  await main.getByLabel('State').selectOption('ID');
  await main.getByLabel('ZIP code').fill('83702');
  await main.getByLabel('Which kit?').selectOption({ label: 'Child Gut' });
  await main.getByLabel('Someone else').check();
  await main.getByLabel('First name').fill('Micah');
  await main.getByRole('button', { name: 'Send this to us' }).click();
  await expect(main.getByLabel('Street address')).toHaveValue('9 Mill Road');
  await expect(main.getByLabel('First name')).toHaveValue('Micah');
  await main.getByLabel('Date of birth').fill('2018-09-30');
  await main.getByLabel(/parent or guardian/).check();
  await main.getByRole('button', { name: 'Send this to us' }).click();
  await expect(main.getByRole('heading', { name: /Child Gut.*for M\./ })).toBeVisible();
  expect(await page.content()).not.toMatch(/Micah|9 Mill Road|2018-09-30/);
  expect(await stepsOf(id)).toEqual(['to-send']);

  const { work } = await asAdmin<{ work: { id: string }[] }>(`/fulfilment/orders/${id}/work`);
  await asAdmin(`/fulfilment/orders/${id}/moves`, {
    method: 'POST',
    body: {
      move: 'send',
      press: randomUUID(),
      items: work.map((kit) => ({ id: kit.id, from: 'to-send' })),
      tracking: '1Z999AA10123456784',
    },
  });
  await page.reload();
  await expect(main.getByRole('link', { name: /Track the parcel/ })).toHaveAttribute(
    'href',
    /ups\.com.*1Z999AA10123456784/,
  );
  await expect(main.getByLabel('Street address')).toHaveCount(0);
});
