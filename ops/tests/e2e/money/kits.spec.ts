import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { asAdmin, changeByHandle, theOrderOf } from '../support/office.ts';
import {
  acceptTerms,
  cards,
  expectConfirmed,
  fillCart,
  fillForm,
  newBuyer,
  payButton,
  prepareToPay,
  typeCard,
  visit,
} from '../support/shopper.ts';

const kit = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

/** What the browser sends on Pay. */
const sentKits = (page: Page) =>
  page
    .waitForRequest(
      (request) =>
        request.url().endsWith('/api/create-payment-intent') &&
        (request.postData() ?? '').includes('"customer"'),
    )
    .then((request) => (request.postDataJSON() as { customer: { kits?: unknown } }).customer.kits);

test('ORD-12 A11Y-02 who uses each kit is typed with the keyboard: me for one, a child for the other, with a word on the age and the tick', async ({
  page,
}) => {
  const buyer = newBuyer();
  await fillCart(page, { 'gi-map': 1, 'child-gut': 1 });
  await visit(page, '/checkout');
  await fillForm(page, buyer);
  await expect(kit(page, 'GI-MAP').getByRole('radio', { name: 'Me', exact: true })).toBeChecked();
  await page.getByLabel('Date of birth').focus();
  await page.keyboard.press('Tab');
  await expect(kit(page, 'GI-MAP').getByRole('radio', { name: 'Me', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(kit(page, 'Child Gut')).toContainText('Child Gut is made for ages 3 to 18.');
  await page.keyboard.press('ArrowRight');
  await expect(kit(page, 'Child Gut').getByRole('radio', { name: 'Someone else' })).toBeChecked();
  await acceptTerms(page);
  await typeCard(page, cards.good);
  await payButton(page).click();
  const name = kit(page, 'Child Gut').getByLabel('Their first name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(/Write the first name/);
  await page.keyboard.type('Micah');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9/30/2018');
  await page.keyboard.press('Tab');
  const tick = kit(page, 'Child Gut').getByLabel('I am the parent or guardian');
  await expect(tick).toBeFocused();
  await expectAccessible(page);
  await payButton(page).click();
  await expect(tick).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Email')).toHaveValue(buyer.email);
  const kits = sentKits(page);
  await payButton(page).click();
  expect(await kits).toEqual([
    { line: 'gi-map', unit: 0, usedBy: 'buyer' },
    {
      line: 'child-gut',
      unit: 0,
      usedBy: 'other',
      firstName: 'Micah',
      dateOfBirth: '2018-09-30',
      isGuardian: true,
    },
  ]);
  await expectConfirmed(page);
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toContain('Micah');
  expect(stored).not.toContain('2018-09-30');
  await theOrderOf(buyer.email);
});

test('ORD-14 the kit of a package is chosen for each one, or later', async ({ page }) => {
  const buyer = newBuyer();
  await fillCart(page, { 'complete-package': 2 });
  await prepareToPay(page, buyer);
  const first = kit(page, 'Complete Gut Health Package, 1');
  await expect(first.getByLabel('Which kit')).toHaveValue('');
  await expect(first.getByLabel('Which kit').getByRole('option')).toHaveText([
    'I choose later',
    'Adult Gut',
    'Child Gut',
    'Baby Gut',
    'GI-MAP',
  ]);
  await first.getByLabel('Which kit').selectOption({ label: 'GI-MAP' });
  const kits = sentKits(page);
  await payButton(page).click();
  expect(await kits).toEqual([
    { line: 'complete-package', unit: 0, kit: 'gi-map', usedBy: 'buyer' },
    { line: 'complete-package', unit: 1 },
  ]);
  await expectConfirmed(page);
});

test('ORD-15 a state where the laboratory may not be used: a sentence at the state, nothing charged, the form stays and pays from elsewhere', async ({
  page,
}) => {
  const buyer = { ...newBuyer(), state: 'NY' };
  await changeByHandle('products', 'gi-map', { notIn: ['NY'] });
  try {
    await fillCart(page);
    await prepareToPay(page, buyer);
    await payButton(page).click();
    const state = page.getByLabel('State');
    await expect(state).toBeFocused();
    await expect(state).toHaveAccessibleDescription(/GI-MAP is not available in New York/);
    await expect(page.getByLabel('Email')).toHaveValue(buyer.email);
    await expectAccessible(page);
    await state.fill('NJ');
    await payButton(page).click();
    await expectConfirmed(page);
    await theOrderOf(buyer.email);
  } finally {
    await changeByHandle('products', 'gi-map', { notIn: [] });
  }
});

test('ORD-15 visits are sold only where the practice may see people', async ({ page }) => {
  const buyer = newBuyer();
  await asAdmin('/globals/practice', { method: 'POST', body: { states: ['TX'] } });
  try {
    await fillCart(page, { 'concierge-consult': 1 });
    await prepareToPay(page, buyer);
    await payButton(page).click();
    await expect(page.getByLabel('State')).toHaveAccessibleDescription(/people in Idaho/);
  } finally {
    await asAdmin('/globals/practice', { method: 'POST', body: { states: [] } });
  }
});
