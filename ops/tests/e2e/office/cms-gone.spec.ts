import { expect, test, type Page } from 'playwright/test';
import { startWeb, type WebProcess } from '../../../../web/tests/support/web-process.ts';
import { type FaultProxy, startFaultProxy } from '../../resilience/fault-proxy.ts';
import { fillCart, ready, toast } from '../support/shopper.ts';
import { stack } from '../support/stack.ts';

// A shop of its own, whose CMS can be taken away without anybody else losing it.
let cms: FaultProxy;
let shop: WebProcess;

test.beforeAll(async () => {
  cms = await startFaultProxy(Number(new URL(stack.adminUrl).port));
  shop = await startWeb(`http://127.0.0.1:${cms.port}`, {
    CMS_API_KEY: stack.cmsApiKey,
    STRIPE_JS_URL: `${stack.stripeUrl}/stripe.js`,
    ALLOW_STAND_INS: '1',
    LIMITS_FACTOR: '1000',
  });
  for (const path of ['/', '/store', '/cart', '/checkout', '/freebies', '/faq'])
    await fetch(`${shop.url}${path}`);
});
test.afterAll(async () => {
  await shop.close();
  await cms.stop();
});
test.afterEach(() => cms.set({ mode: 'none' }));
test.use({ baseURL: undefined });

async function visit(page: Page, path: string): Promise<void> {
  await page.context().addCookies([{ name: 'CookieConsent', value: 'true', url: shop.url }]);
  await page.goto(`${shop.url}${path}`);
  await ready(page);
}

test('TEST-03 with the CMS gone every page that was shown before still stands, and the cart works', async ({
  page,
}) => {
  await cms.set({ mode: 'refuse' });
  for (const path of ['/', '/store', '/freebies', '/faq']) {
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await visit(page, '/store');
  await page.getByRole('button', { name: 'Add to Cart: GI-MAP', exact: true }).click();
  await expect(
    toast(page, 'Added to Cart', 'GI-MAP has been added to your cart.'),
  ).toBeInViewport();
});

for (const { line, path, open, form, send, words } of [
  {
    line: 'WS-04',
    path: '/freebies',
    open: () => Promise.resolve(),
    form: (page: Page) => page.locator('#workshop'),
    send: 'Sign me up',
    words: 'Failed to sign up. Please try again or email us directly.',
  },
  {
    line: 'FREE-10',
    path: '/freebies',
    open: (page: Page) =>
      page.getByRole('link', { name: 'Download Free: Probiotic & Supplement Guide' }).click(),
    form: (page: Page) => page.getByRole('dialog'),
    send: 'Download Free',
    words: 'Failed to submit. Please try again.',
  },
]) {
  test(`TEST-03 ERR-01 ${line} with the CMS gone the form says so, keeps what was typed, and is sent once it is back`, async ({
    page,
  }) => {
    await visit(page, path);
    await open(page);
    await form(page).getByLabel('First name').fill('Hannah');
    await form(page).getByLabel('Last name').fill('Whitfield');
    await form(page).getByLabel('Email').fill('hannah@visitor.example');
    await cms.set({ mode: 'refuse' });
    const button = form(page).getByRole('button', { name: send });
    await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(1_500);
    await button.press('Enter');
    await expect(toast(page, 'Error', words)).toBeInViewport();
    await expect(form(page).getByLabel('Email')).toHaveValue('hannah@visitor.example');
    await expect(button).toBeFocused();
    await cms.set({ mode: 'none' });
    const answer = page.waitForResponse(
      (response) => response.url().includes('/api/') && response.request().method() === 'POST',
    );
    await button.press('Enter');
    expect((await answer).status()).toBe(200);
  });
}

test('TEST-03 CHK-18 with the CMS gone the checkout says that payments are out of reach, and takes them once it is back', async ({
  page,
}) => {
  await fillCart(page, { 'gi-map': 1 }, shop.url);
  await cms.set({ mode: 'refuse' });
  await visit(page, '/checkout');
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeDisabled();
  await cms.set({ mode: 'none' });
  const intent = page.waitForResponse('**/api/create-payment-intent');
  await page.reload();
  expect((await intent).status()).toBe(200);
});
