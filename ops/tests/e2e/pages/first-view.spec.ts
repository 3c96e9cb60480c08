import { expect, test, type Locator, type Page } from 'playwright/test';
import { expectNotHydrated, holdScripts } from '../support/held-scripts.ts';
import { watched, watchPaint } from '../support/paint.ts';
import { answerCookies, fillCart, ready, visit } from '../support/shopper.ts';
import { stack } from '../support/stack.ts';

const twoKits = { 'gi-map': 2, 'adult-gut': 1 };
const waiting = 'Looking into your cart';
const main = (page: Page) => page.getByRole('main');

/** Comes from another page to `path`, its scripts held back; `release` lets them come and waits until the page answers. */
async function openHeld(page: Page, path: string): Promise<() => Promise<void>> {
  await watchPaint(page);
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit', referer: `${stack.shopUrl}/faq` });
  await page.locator('footer').waitFor();
  await page.evaluate(() => document.fonts.ready);
  await expectNotHydrated(page);
  return async () => {
    release();
    await ready(page);
  };
}

async function storeText(page: Page, text: string): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('cart', value), text);
}

/** Every heading and amount that `main` has shown since, also for the shortest while. */
async function noteWords(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen = ((window as { seen?: Set<string> }).seen = new Set<string>());
    const note = () => {
      for (const element of document.querySelectorAll('main :is(h1, h2, h3, [data-fill])'))
        if (element.checkVisibility()) seen.add(element.textContent ?? '');
    };
    note();
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => [...((window as { seen?: Set<string> }).seen ?? [])]);
}

async function placesOf(parts: Locator[]) {
  return Promise.all(parts.map((part) => part.boundingBox()));
}

async function expectNothingMoved(page: Page): Promise<void> {
  expect((await watched(page)).shifts).toEqual([]);
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });
    test.beforeEach(async ({ context }) => answerCookies(context));

    test('FAST-03 the cart shows its lines and sums before any script file is there, and stays in its place', async ({
      page,
    }) => {
      await fillCart(page, twoKits);
      const release = await openHeld(page, '/cart');
      const parts = [
        main(page).getByRole('status').filter({ hasText: '3 items' }),
        main(page).getByRole('heading', { name: 'GI-MAP' }),
        main(page).getByText('$477.00 each'),
        main(page).getByText('$954.00').filter({ visible: true }),
        main(page).getByRole('heading', { name: 'Adult Gut' }),
        main(page).getByText('$1,311.00').first(),
        main(page).getByText('$1,311.00').last(),
        main(page).getByRole('link', { name: 'Proceed to Checkout' }),
      ];
      for (const part of parts) await expect(part).toBeVisible();
      await expect(main(page).getByRole('status').first()).not.toHaveText(waiting);
      const words = await noteWords(page);
      const places = await placesOf(parts);
      await release();
      await expect(
        main(page).getByRole('button', { name: 'Increase quantity of GI-MAP' }),
      ).toBeVisible();
      expect(await placesOf(parts)).toEqual(places);
      expect(await words()).not.toContain('Your cart is empty');
      expect((await words()).filter((word) => word.startsWith('$')).toSorted()).toEqual([
        '$1,311.00',
        '$357.00',
        '$954.00',
      ]);
      await expectNothingMoved(page);
    });

    test('FAST-03 the empty basket stands there before any script file, on both pages', async ({
      page,
    }) => {
      for (const [path, title] of [
        ['/cart', 'Your cart is empty'],
        ['/checkout', 'Nothing to pay for yet'],
      ] as const) {
        const tab = await page.context().newPage();
        await tab.setViewportSize({ width, height: 844 });
        const release = await openHeld(tab, path);
        const heading = main(tab).getByRole('heading', { name: title });
        await expect(heading).toBeVisible();
        const place = await heading.boundingBox();
        const words = await noteWords(tab);
        const before = await words();
        await release();
        await expect(heading).toBeVisible();
        expect(await heading.boundingBox()).toEqual(place);
        expect(await words()).toEqual(before);
        await expectNothingMoved(tab);
        await tab.close();
      }
    });

    test('FAST-03 the checkout shows sum and first fields before any script file, and keeps what is typed into them', async ({
      page,
    }) => {
      await fillCart(page, twoKits);
      const release = await openHeld(page, '/checkout');
      const email = page.getByLabel('Email');
      const parts = [
        main(page).getByRole('heading', { name: 'Your order' }).filter({ visible: true }),
        main(page).getByText('$1,311.00').filter({ visible: true }).first(),
        page.getByLabel('First name'),
        email,
        page.getByLabel('Date of birth'),
      ];
      const places = await placesOf(parts);
      expect(places).not.toContain(null);
      await page.getByLabel('First name').fill('Hannah');
      await email.fill('hannah@example.com');
      await email.press('Enter');
      await release();
      await expect(page.getByLabel('Street address')).toBeVisible();
      expect(await placesOf(parts)).toEqual(places);
      await expect(page.getByLabel('First name')).toHaveValue('Hannah');
      await expect(email).toHaveValue('hannah@example.com');
      await expect(email).toBeFocused();
      expect(new URL(page.url()).search).toBe('');
      await expectNothingMoved(page);
    });
  });
}

test('FAST-03 a press of the first view counts once the cart answers', async ({
  page,
  context,
}) => {
  await answerCookies(context);
  await fillCart(page);
  const release = await openHeld(page, '/cart');
  await page.getByRole('button', { name: 'Increase quantity of GI-MAP' }).click();
  await release();
  await expect(main(page).getByText('2 items')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Increase quantity of GI-MAP' })).toBeFocused();
});

const gutMap = { id: 'gi-map', name: 'GI-MAP', price: 477, quantity: 1 };
const evil = '<img src=x onerror="window.isTaken=true">';

for (const [what, text, isEmpty] of [
  ['is no JSON', '{', true],
  ['is no list', '{"length":3}', true],
  ['has wrong types', '[{"id":7,"name":[],"price":"1","quantity":{}}]', true],
  ['has no end', JSON.stringify(Array.from({ length: 10_000 }, () => gutMap)), true],
  ['has a script in a name', JSON.stringify([{ ...gutMap, name: evil }]), false],
  ['has a script in an id', JSON.stringify([{ ...gutMap, id: '"]<script>' }]), false],
  ['has an older price', JSON.stringify([{ ...gutMap, price: 400 }]), false],
  ['has a huge number', JSON.stringify([{ ...gutMap, quantity: 9e15 }]), false],
] as const)
  test(`FAST-03 a stored cart that ${what} shows nothing wrong before the scripts`, async ({
    page,
  }) => {
    await storeText(page, text);
    const release = await openHeld(page, '/cart');
    if (isEmpty) await expect(main(page).getByText('Your cart is empty')).toBeVisible();
    else await expect(main(page).getByText(waiting)).toBeAttached();
    await expect(main(page).getByText('$')).toHaveCount(0);
    await release();
    await expect(main(page).getByText(waiting)).toHaveCount(0);
    expect(await page.evaluate(() => 'isTaken' in window)).toBe(false);
  });

test('FAST-03 who comes back from the bank sees neither an empty basket nor a form before the scripts', async ({
  page,
}) => {
  await openHeld(page, '/checkout?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_1');
  await expect(main(page).getByText(waiting)).toBeAttached();
  await expect(main(page).getByText('Nothing to pay for yet')).toHaveCount(0);
  await expect(main(page).getByRole('textbox')).toHaveCount(0);
});

for (const path of ['/cart', '/checkout'])
  test(`FAST-02 ${path} asks for the picture of an empty cart when it is empty, and not before what somebody has in it`, async ({
    page,
  }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('basket-empty')) pictures.push(request.url());
    });
    await fillCart(page, twoKits);
    await visit(page, path);
    expect(pictures).toEqual([]);
    await storeText(page, '[]');
    const release = await openHeld(page, path);
    expect(pictures).toHaveLength(1);
    await release();
    expect(pictures).toHaveLength(1);
  });
