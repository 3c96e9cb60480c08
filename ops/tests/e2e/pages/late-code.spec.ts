import { expect, test, type Locator, type Page, type Route } from 'playwright/test';
import { dialog, opener as offerOpener } from '../support/offers.ts';
import { routes } from '../support/routes.ts';
import { fillCart, payButton, toast, visit } from '../support/shopper.ts';

const assistantName = 'Gut Health Assistant';
const outOfReach = /check your connection and try again/;
const chatButton = (page: Page) => page.getByRole('button', { name: assistantName, exact: true });
const chatInput = (page: Page) => page.getByPlaceholder('Type your message...');
const download = (page: Page) =>
  page.getByRole('link', { name: 'Download Free: Probiotic & Supplement Guide' });
const region = (page: Page) => page.getByRole('region', { name: /Notifications/ });
const away = (page: Page) => toast(page, 'No connection', outOfReach);

/** The file of this name cannot be had the first time somebody asks for it. */
async function failOnce(page: Page, file: string): Promise<void> {
  let asked = 0;
  await page.route(new RegExp(`/assets/${file}-[^/]+\\.js$`), (route) =>
    (asked += 1) === 1 ? route.abort() : route.continue(),
  );
}

/** Goes from /faq, so that nothing of the page stands there written by the server. */
async function goTo(page: Page, path: '/' | '/store' | '/freebies'): Promise<void> {
  await visit(page, '/faq');
  await page.getByRole('contentinfo').locator(`a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
}

/** Only a page that was loaded whole has no memory of this. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) =>
  page.evaluate(() => 'isSamePage' in window).catch(() => 'on its way');

test('ERR-01 NAV-06 TOAST-03 every page has the region from its first byte on, and F8 leads to it before any toast', async ({
  page,
  request,
}) => {
  for (const path of [...routes, '/no/such/page'])
    expect(await (await request.get(path)).text(), path).toContain(
      'aria-label="Notifications (F8)"',
    );
  await visit(page, '/faq');
  await page.keyboard.press('F8');
  await expect(region(page).getByRole('list')).toBeFocused();
});

test('ERR-01 without a network Add to Cart says what it did, and the next toast takes its place', async ({
  page,
  context,
}) => {
  await visit(page, '/store');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to Cart: GI-MAP', exact: true }).click();
  await expect(
    toast(page, 'Added to Cart', 'GI-MAP has been added to your cart.'),
  ).toBeInViewport();
  await page.getByRole('button', { name: 'Add to Cart: Adult Gut', exact: true }).click();
  await expect(
    toast(page, 'Added to Cart', 'Adult Gut has been added to your cart.'),
  ).toBeInViewport();
  await expect(region(page).getByRole('listitem')).toHaveCount(1);
});

test('ERR-01 CPN-05 without a network the coupon box says so, and keeps the code and the keyboard', async ({
  page,
  context,
}) => {
  await fillCart(page);
  await visit(page, '/checkout');
  await expect(payButton(page)).toBeEnabled();
  await context.setOffline(true);
  const code = page.getByLabel('Coupon', { exact: true });
  await code.fill('WELCOME10');
  await page.getByRole('button', { name: 'Apply' }).press('Enter');
  await expect(toast(page, 'Invalid Coupon', 'could not be checked just now')).toBeInViewport();
  await expect(code).toHaveValue('WELCOME10');
  await expect(code).toBeFocused();
});

async function fillNames(form: Locator): Promise<void> {
  await form.getByLabel('First name').fill('Hannah');
  await form.getByLabel('Last name').fill('Whitfield');
  await form.getByLabel('Email').fill('hannah@visitor.example');
}

for (const { line, path, form, more, send, words } of [
  {
    line: 'CONT-09',
    path: '/',
    form: (page: Page) => page.locator('#contact'),
    more: async (form: Locator) => {
      await form.getByLabel('Main concern').selectOption('hormonal');
      await form.getByLabel('I am interested in').selectOption('second-opinion');
    },
    send: 'Send message',
    words: 'Failed to send message. Please try again or email us directly.',
  },
  {
    line: 'WS-04',
    path: '/freebies',
    form: (page: Page) => page.locator('#workshop'),
    more: () => Promise.resolve(),
    send: 'Sign me up',
    words: 'Failed to sign up. Please try again or email us directly.',
  },
  {
    line: 'FREE-10',
    path: '/freebies',
    form: dialog,
    more: () => Promise.resolve(),
    send: 'Download Free',
    words: 'Failed to submit. Please try again.',
  },
]) {
  test(`ERR-01 ${line} TEST-07 without a network the form says so, and keeps what was typed and the keyboard`, async ({
    page,
    context,
  }) => {
    await visit(page, path);
    if (line === 'FREE-10') await download(page).click();
    await fillNames(form(page));
    await more(form(page));
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const button = form(page).getByRole('button', { name: send });
    await button.press('Enter');
    await expect(toast(page, 'Error', words)).toBeInViewport();
    await expect(form(page).getByLabel('Email')).toHaveValue('hannah@visitor.example');
    await expect(button).toBeFocused();
  });
}

test('ERR-02 the chat is asked for again at the next press: once its file was lost, once one that it needs', async ({
  page,
}) => {
  for (const file of ['chat-panel', 'spinner']) {
    await failOnce(page, file);
    await visit(page, '/faq');
    await chatButton(page).click();
    await expect(away(page)).toBeInViewport();
    await expect(chatButton(page)).toHaveAttribute('aria-expanded', 'false');
    await chatButton(page).click();
    await expect(chatInput(page)).toBeFocused();
  }
});

test('ERR-02 without a network chat, dialogs and forms say so as often as they are pressed; with it they open', async ({
  page,
  context,
}) => {
  for (const [path, press, opened] of [
    ['/faq', (at: Page) => chatButton(at).click(), chatInput],
    [
      '/',
      (at: Page) => offerOpener(at, 'GI-MAP Test').click(),
      (at: Page) => dialog(at).getByLabel('Email'),
    ],
    ['/freebies', (at: Page) => download(at).click(), (at: Page) => dialog(at).getByLabel('Email')],
  ] as const) {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    for (let presses = 0; presses < 3; presses += 1) {
      await press(page);
      await expect(away(page)).toBeInViewport();
      await away(page).getByRole('button', { name: 'Close' }).click();
      await expect(away(page)).toHaveCount(0);
    }
    await expect(page).toHaveURL(path);
    await context.setOffline(false);
    await press(page);
    await expect(opened(page)).toBeVisible();
  }
});

test('ERR-02 the dialogs are asked for again at the next press', async ({ page }) => {
  for (const [path, file, press] of [
    ['/', 'offer-dialog', (at: Page) => offerOpener(at, 'GI-MAP Test').dispatchEvent('click')],
    ['/freebies', 'guide-dialog', (at: Page) => download(at).click()],
  ] as const) {
    await failOnce(page, file);
    await visit(page, path);
    await press(page);
    await expect(away(page)).toBeInViewport();
    await expect(page).toHaveURL(path);
    await press(page);
    await expect(dialog(page).getByLabel('First name')).toBeVisible();
  }
});

test('ERR-02 a form whose code is lost keeps what was typed and is sent at the next press', async ({
  page,
}) => {
  for (const [path, file, place, send] of [
    ['/', 'contact-section-body', '#contact', 'Send message'],
    ['/freebies', 'signup-card', '#workshop', 'Sign me up'],
  ] as const) {
    let isLost = true;
    await page.route(new RegExp(`/assets/${file}-[^/]+\\.js$`), (route) =>
      isLost ? route.abort() : route.continue(),
    );
    await visit(page, path);
    const form = page.locator(place);
    await form.getByLabel('First name').fill('Hannah');
    await form.getByRole('button', { name: send }).click();
    await expect(away(page)).toBeInViewport();
    await expect(form.getByLabel('First name')).toHaveValue('Hannah');
    isLost = false;
    await form.getByRole('button', { name: send }).click();
    await expect(form.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required');
    await expect(form.getByLabel('First name')).toHaveValue('Hannah');
  }
});

test('ERR-02 code that is gone for good: from the second press on it is done as without scripts', async ({
  page,
}) => {
  await page.route(/\/assets\/(offer-dialog|contact-section-body)-[^/]+\.js$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await visit(page, '/');
  const form = page.locator('#contact');
  await form.getByLabel('First name').fill('Hannah');
  const send = form.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(away(page)).toBeInViewport();
  await send.click();
  await expect(form.getByLabel('Last name')).toHaveAccessibleDescription('Last name is required');
  await expect(form.getByLabel('First name')).toHaveValue('Hannah');
  await visit(page, '/');
  await offerOpener(page, 'GI-MAP Test').click();
  await expect(away(page)).toBeInViewport();
  await offerOpener(page, 'GI-MAP Test').click();
  await expect(page).toHaveURL('/store#testing');
});

test('ERR-02 a part of a page that is lost says so in its place, leaves the page as it is, and comes when it is asked for again', async ({
  page,
}) => {
  for (const [path, file, found] of [
    ['/', 'contact-section-body', (at: Page) => at.getByRole('button', { name: 'Send message' })],
    ['/freebies', 'signup-card', (at: Page) => at.getByRole('button', { name: 'Sign me up' })],
    [
      '/store',
      'partners',
      (at: Page) => at.locator('[data-panel=supplement] a[target=_blank]').first(),
    ],
  ] as const) {
    await failOnce(page, file);
    await goTo(page, path);
    const again = page
      .getByRole('main')
      .getByRole('button', { name: 'Try again', includeHidden: true });
    await expect(again).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === '/store')
      await page.getByRole('main').getByRole('button', { name: 'Vitamins & Supplements' }).click();
    await again.click();
    await expect(found(page)).toBeVisible();
  }
});

test('ERR-03 with a toast over the dialog Escape closes the dialog, and the toast only for who is in it', async ({
  page,
}) => {
  await visit(page, '/freebies');
  await page.route('**/api/freebie-downloads', (route) => route.abort());
  await download(page).click();
  await fillNames(dialog(page));
  await dialog(page).getByRole('button', { name: 'Download Free' }).press('Enter');
  const failed = toast(page, 'Error', 'Failed to submit.');
  await expect(failed).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(failed).toBeInViewport();
  await expect(download(page)).toBeFocused();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(failed).toHaveCount(0);
  await expect(download(page)).toBeFocused();
});

test('ERR-03 with chat, dialog and toast open Escape closes the dialog, then the chat', async ({
  page,
}) => {
  await page.route('**/stripe.js', (route) => route.abort());
  await visit(page, '/');
  await chatButton(page).click();
  await expect(chatInput(page)).toBeFocused();
  await offerOpener(page, 'GI-MAP Test').press('Enter');
  await expect(dialog(page).getByLabel('First name')).toBeFocused();
  await fillNames(dialog(page));
  const pay = dialog(page).getByRole('button', { name: 'Pay $470.00' });
  await expect(pay).toBeEnabled();
  await pay.press('Enter');
  const failed = toast(page, 'Payment Error', 'Payment system not loaded.');
  await expect(failed).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(dialog(page).getByLabel('First name')).toHaveCount(0);
  await expect(chatInput(page)).toBeVisible();
  await expect(failed).toBeInViewport();
  await chatInput(page).focus();
  await page.keyboard.press('Escape');
  await expect(chatInput(page)).toBeHidden();
});

const isGone = (route: Route) => route.fulfill({ status: 404 });

async function isOfAnotherBuild(route: Route): Promise<void> {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, headers: { ...answer.headers(), 'x-build': 'another' } });
}

for (const [what, file, lose] of [
  ['the code of the next page is gone', /\/assets\/store-[^/]+\.js$/, isGone],
  ['a file that it needs is gone', /\/assets\/shelves-[^/]+\.js$/, isGone],
  ['its data come from another build', '**/store.data*', isOfAnotherBuild],
] as const) {
  test(`ERR-04 ${what}: the next page is loaded whole, with its place, and the way back leads back`, async ({
    page,
  }) => {
    await visit(page, '/faq');
    await mark(page);
    let isLost = true;
    await page.route(file, (route) => (isLost ? lose(route) : route.continue()));
    // A page that is loaded whole comes with its own files.
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isLost = false;
    });
    await page.getByRole('contentinfo').locator('a[href="/store#supplement"]').click();
    await expect.poll(() => isSamePage(page)).toBe(false);
    await expect(page).toHaveURL('/store#supplement');
    await expect(page.locator('[data-panel=supplement]')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

/** Notes in the storage of the shop when a page of it says that something went wrong, be it for a moment. */
const noteTrouble = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.innerText.includes('Something went wrong'))
        sessionStorage.setItem('trouble', window.location.pathname);
    }).observe(document, { childList: true, subtree: true });
  });
const notedTrouble = (page: Page) => page.evaluate(() => sessionStorage.getItem('trouble'));

const questions = (page: Page) => page.getByRole('heading', { level: 1, name: /question/i });

test('ERR-04 who goes back while the next page is being loaded whole comes back to the page before', async ({
  page,
}) => {
  await noteTrouble(page);
  await visit(page, '/faq');
  await mark(page);
  let isLost = true;
  await page.route('**/store.data*', (route) =>
    isLost ? isOfAnotherBuild(route) : route.continue(),
  );
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/entry\.client-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('contentinfo').locator('a[href="/store#supplement"]').click();
  await expect.poll(() => isSamePage(page)).toBe(false);
  isLost = false;
  await expect(page.locator('[data-panel=supplement]')).toBeVisible();
  await page.goBack();
  release();
  await expect(page).toHaveURL('/faq');
  await expect(questions(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await notedTrouble(page)).toBeNull();
});

test('ERR-04 who goes back when that page is about to answer comes back to the page before, too', async ({
  page,
}) => {
  await noteTrouble(page);
  await visit(page, '/faq');
  await mark(page);
  await page.route('**/store.data*', isOfAnotherBuild);
  // Its scripts have looked at where they stand, and React has not begun: what a step back does to a page at that moment.
  await page.addInitScript(() => {
    const look = performance.getEntriesByType.bind(performance);
    let hasLooked = window.location.pathname !== '/store';
    performance.getEntriesByType = (type) => {
      if (!hasLooked && type === 'navigation')
        queueMicrotask(() => {
          window.history.replaceState(null, '', '/faq');
          window.dispatchEvent(new PopStateEvent('popstate'));
        });
      hasLooked ||= type === 'navigation';
      return look(type);
    };
  });
  await page.getByRole('contentinfo').locator('a[href="/store#supplement"]').click();
  await expect.poll(() => isSamePage(page)).toBe(false);
  await expect(page).toHaveURL('/faq');
  await expect(questions(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  expect(await notedTrouble(page)).toBeNull();
});

test('ERR-04 a page of the same build is gone to without loading anything whole', async ({
  page,
}) => {
  await visit(page, '/faq');
  await mark(page);
  await page.getByRole('contentinfo').locator('a[href="/store"]').first().click();
  await expect(page.locator('[data-panel=testing]')).toBeVisible();
  expect(await isSamePage(page)).toBe(true);
});

test('ERR-04 without a network the next page says that the shop is out of reach, and comes once there is one', async ({
  page,
  context,
}) => {
  await visit(page, '/faq');
  await context.setOffline(true);
  await page.getByRole('contentinfo').locator('a[href="/store"]').first().click();
  await expect(page.getByRole('heading', { name: 'We will be right back' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/store');
  await expect(page.locator('[data-panel=testing]')).toBeVisible();
});
