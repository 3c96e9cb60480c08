import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/shopper.ts';

const NAME = 'Gut Health Assistant';

const opener = (page: Page) => page.getByRole('button', { name: NAME, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: NAME });
const input = (page: Page) => page.getByPlaceholder('Type your message...');
const messages = (page: Page) => panel(page).getByRole('log').locator('p');
const contactButton = (page: Page) =>
  panel(page).getByRole('button', { name: 'Go to Contact Form' });

const sizeOf = (box: { width: number; height: number } | null) =>
  [box?.width ?? 0, box?.height ?? 0].map(Math.round);

async function open(page: Page): Promise<void> {
  await visit(page, '/faq');
  await opener(page).click();
  await expect(input(page)).toBeFocused();
}

async function say(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
}

test('NAV-06 CHAT-01 CHAT-06 A11Y-02 the button is in every page, its code is fetched when it opens a panel that fits every window, and the keyboard goes through it and back', async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  const errors: string[] = [];
  page.on('request', (call) => asked.push(call.url()));
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const path of ['/', '/store', '/blog', '/no/such/page'])
    expect(await (await request.get(path)).text()).toContain('class="chat-button"');
  await page.addInitScript(() => localStorage.setItem('kwc_chat_history', '{not json'));
  await visit(page, '/store');
  expect(asked.filter((url) => url.includes('chat-panel'))).toEqual([]);
  await opener(page).press('Enter');
  await expect(input(page)).toBeFocused();
  expect(asked.filter((url) => url.includes('chat-panel'))).not.toEqual([]);
  await expect(messages(page)).toHaveCount(1);
  for (const [width, height, panelWidth, panelHeight] of [
    [1280, 900, 380, 600],
    [1280, 640, 380, 512],
    [390, 844, 390, 720],
    [640, 360, 640, 335],
    [320, 568, 320, 528],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect
      .poll(async () => sizeOf(await panel(page).boundingBox()))
      .toEqual([panelWidth, panelHeight]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.keyboard.press('Shift+Tab');
  await expect(panel(page).getByRole('log')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(panel(page).getByRole('button', { name: `Close ${NAME}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  expect(errors).toEqual([]);
});

test('CHAT-05 CHAT-09 A11Y-01 A11Y-02 a question is told to be read, the answer and its link leave the conversation open to go on, and it can be cleared', async ({
  page,
}) => {
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/chat', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await open(page);
  await say(page, 'How much is the GI-MAP?');
  await expect(messages(page).last()).toHaveText('Reading your question');
  asked.resolve();
  await expect(messages(page).last()).toContainText('$477 in the store');
  await expect(messages(page).last()).toHaveText(/^Assistant: /);
  await expect(input(page)).toBeFocused();
  await panel(page).getByRole('link', { name: 'its page in the store' }).click();
  await expect(page).toHaveURL(/\/store\/gi-map$/);
  await opener(page).click();
  await expect(messages(page)).toHaveCount(3);
  await panel(page).getByRole('button', { name: 'Clear chat' }).click();
  await expect(messages(page)).toHaveCount(1);
  await expect(input(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('kwc_chat_history'))).toBeNull();
});

test('CHAT-15 LLM-02 whatever an answer holds is shown as text, and asks nobody else for anything', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(baseURL ?? '') && !address.startsWith('data:')) foreign.push(address);
  });
  const hostile =
    '<img src=x onerror="document.title=1"> ![x](https://evil.example/p.png) [y](javascript:document.title=1) https://evil.example CONTACT FORM';
  await page.route('**/api/chat', (route) =>
    route.fulfill({ json: { success: true, message: hostile } }),
  );
  await open(page);
  const title = await page.title();
  await say(page, 'one');
  await expect(messages(page).last()).toContainText(hostile);
  await expect(contactButton(page)).toHaveCount(1);
  await expect(messages(page).last().locator('a, img')).toHaveCount(0);
  expect(await page.title()).toBe(title);
  expect(foreign).toEqual([]);
});

test('CHAT-14 CHAT-15 CHAT-16 LLM-06 A11Y-01 an emergency is answered without a way to the form, a hand-over with one that leaves the chat; axe finds nothing, wide and narrow', async ({
  page,
}) => {
  await open(page);
  await say(page, 'My baby has a fever of 102');
  await expect(messages(page).last()).toContainText('911');
  await expect(contactButton(page)).toHaveCount(0);
  await say(page, 'Do you sell bicycles?');
  await expect(messages(page).last()).toContainText(
    'Click the button below to go to our contact form.',
  );
  await expect(contactButton(page)).toHaveCount(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page, '[role="dialog"]');
  await contactButton(page).click();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});

test('CHAT-01 a click on the button before the scripts are there counts', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  await opener(page).click();
  await expect(input(page)).toBeVisible();
});

test('ASK-04 A11Y-01 who writes of poison sees whom to call, as numbers that dial, above the talk until they are closed by hand', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await say(page, 'my toddler drank drain cleaner');
  const numbers = panel(page).getByRole('region', { name: 'Call now' });
  await expect(numbers.getByRole('link', { name: '1-800-222-1222' })).toHaveAttribute(
    'href',
    'tel:18002221222',
  );
  await expect(numbers.getByRole('link', { name: '911' })).toHaveAttribute('href', 'tel:911');
  await say(page, 'How much is the GI-MAP?');
  await expect(messages(page).last()).toContainText('$477 in the store');
  await expect(numbers).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await open(page);
  await expect(numbers).toBeVisible();
  await numbers.getByRole('button', { name: 'Close these numbers' }).click();
  await expect(numbers).toHaveCount(0);
  await expect(input(page)).toBeFocused();
});
