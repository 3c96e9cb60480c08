import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import { ready, visit } from './shopper.ts';

const TROUBLE = "I'm sorry, I'm having trouble connecting right now. Please try again or use our contact form.";
const NAME = 'Gut Health Assistant';

const opener = (page: Page) => page.getByRole('button', { name: NAME, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: NAME });
const input = (page: Page) => page.getByPlaceholder('Type your message...');
const messages = (page: Page) => panel(page).getByRole('log').locator('p');
const contactButton = (page: Page) => panel(page).getByRole('button', { name: 'Go to Contact Form' });
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('kwc_chat_history') ?? 'null') as { role: string; content: string }[] | null);

async function open(page: Page, path = '/faq'): Promise<void> {
  await visit(page, path);
  await opener(page).click();
  await expect(input(page)).toBeFocused();
}

async function say(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
}

const answer = (page: Page, reply: object | number | 'cut') =>
  page.route('**/api/chat', (route) => (reply === 'cut' ? route.abort() : typeof reply === 'number' ? route.fulfill({ status: reply, json: { success: false, message: 'x' } }) : route.fulfill({ json: reply })));

for (const [width, height, wanted] of [[1280, 900, [380, 600]], [1280, 640, [380, 512]], [390, 844, [390, 720]], [320, 568, [320, 512]]] as const) {
  test(`CHAT-01 CHAT-02 the round button opens a panel that fits ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    const box = await panel(page).boundingBox();
    expect([box?.width, box?.height].map((side) => Math.round(side ?? 0))).toEqual(wanted);
    await expect(panel(page).getByRole('heading', { name: NAME })).toBeVisible();
    await expect(panel(page).getByText('Here to help!')).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Send' })).toBeDisabled();
    await expect(panel(page).getByText(/Powered by .+ AI assistant/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('NAV-06 CHAT-01 the button is on every page, in the HTML already, and its code is not', async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/', '/store', '/blog', '/no/such/page']) expect(await (await request.get(path)).text()).toContain('class="chat-button"');
  await visit(page, '/store');
  expect(asked.filter((url) => url.includes('chat-panel'))).toEqual([]);
  await opener(page).click();
  await expect(input(page)).toBeVisible();
  expect(asked.filter((url) => url.includes('chat-panel'))).not.toEqual([]);
});

test('CHAT-03 A11Y-02 it closes by its button, by Escape and by a click outside, and the keyboard goes back', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
  await panel(page).getByRole('button', { name: `Close ${NAME}` }).click();
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel(page)).toBeHidden();
});

test('CHAT-04 CHAT-05 it begins with the greeting, and the conversation survives reload and navigation', async ({ page }) => {
  await open(page);
  await expect(messages(page)).toHaveText([/Hi there, welcome to .+ where we value your health\. We're here to help you take the first step toward optimizing your gut health so you can feel your best and thrive! How can I help\?$/]);
  await say(page, 'How much is the GI-MAP?');
  await expect(messages(page).last()).toContainText('$477 in the store');
  expect((await stored(page))?.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant']);
  await page.reload();
  await ready(page);
  await opener(page).click();
  await expect(messages(page)).toHaveCount(3);
  await panel(page).getByRole('link', { name: 'our test kits' }).click();
  await expect(page).toHaveURL(/\/store#testing$/);
  await opener(page).click();
  await expect(messages(page)).toHaveCount(3);
  await panel(page).getByRole('button', { name: 'Clear chat' }).click();
  await expect(messages(page)).toHaveCount(1);
  expect(await stored(page)).toBeNull();
});

test('CHAT-06 a broken history is the greeting, with no error on the page', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => localStorage.setItem('kwc_chat_history', '{not json'));
  await open(page);
  await expect(messages(page)).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('CHAT-07 CHAT-08 CHAT-09 CHAT-10 Enter sends the trimmed text, Shift+Enter does not, and nothing can be sent meanwhile', async ({ page }) => {
  const bodies: unknown[] = [];
  await page.route('**/api/chat', async (route) => {
    bodies.push(route.request().postDataJSON());
    await expect(panel(page).getByRole('status').first()).toBeAttached();
    await expect(input(page)).toBeDisabled();
    await expect(panel(page).getByRole('button', { name: 'Send' })).toBeDisabled();
    await route.fulfill({ json: { success: true, message: 'Yes.', routeToContact: false } });
  });
  await open(page);
  await input(page).press('Enter');
  await input(page).fill('   ');
  await expect(panel(page).getByRole('button', { name: 'Send' })).toBeDisabled();
  await input(page).fill('  one');
  await input(page).press('Shift+Enter');
  expect(bodies).toEqual([]);
  await input(page).press('Enter');
  await expect(messages(page).last()).toContainText('Yes.');
  await expect(input(page)).toBeFocused();
  expect(bodies).toEqual([{ messages: [{ role: 'assistant', content: expect.stringContaining('Hi there') as unknown }, { role: 'user', content: 'one' }] }]);
});

test('CHAT-11 CHAT-12 an answer without success or message adds nothing', async ({ page }) => {
  for (const reply of [{ success: false, message: 'No.' }, { success: true }]) {
    await page.unrouteAll();
    await answer(page, reply);
    await open(page);
    const before = await messages(page).count();
    await say(page, 'one');
    await expect(input(page)).toBeEnabled();
    await expect(messages(page)).toHaveCount(before + 1);
  }
});

test('CHAT-13 CHAT-15 CHAT-16 a failure shows the words of the spec and a button that leads to the form', async ({ page }) => {
  for (const trouble of ['cut', 500, 429] as const) {
    await page.unrouteAll();
    await answer(page, trouble);
    await open(page, trouble === 'cut' ? '/' : '/store');
    await say(page, 'one');
    await expect(messages(page).last()).toContainText(TROUBLE);
    await expect(input(page)).toBeEnabled();
    await contactButton(page).click();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => page.evaluate(() => Math.round(document.getElementById('contact')?.getBoundingClientRect().top ?? 0))).toBe(100);
    await expect(panel(page)).toBeHidden();
  }
});

test('CHAT-14 CHAT-15 who is handed over is told of the button, which stands under the last message only', async ({ page }) => {
  await open(page);
  await say(page, 'Do you sell bicycles?');
  await expect(messages(page).last()).toContainText('Click the button below to go to our contact form.');
  await expect(contactButton(page)).toHaveCount(1);
  await answer(page, { success: true, message: 'Gladly.', routeToContact: false });
  await say(page, 'contact form');
  await expect(messages(page).last()).toContainText('Gladly.');
  await expect(contactButton(page)).toHaveCount(0);
});

test('LLM-02 what comes from the server is shown as text, and asks nobody else for anything', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(baseURL ?? '') && !address.startsWith('data:')) foreign.push(address);
  });
  const hostile = '<img src=x onerror="document.title=1"> ![x](https://evil.example/p.png) [y](javascript:document.title=1) https://evil.example';
  await answer(page, { success: true, message: hostile });
  await open(page);
  const title = await page.title();
  await say(page, 'one');
  await expect(messages(page).last()).toContainText(hostile);
  await expect(messages(page).last().locator('a, img')).toHaveCount(0);
  expect(await page.title()).toBe(title);
  expect(foreign).toEqual([]);
});

test('LLM-06 an emergency is answered at once, without a way to the form', async ({ page }) => {
  await open(page);
  await say(page, 'My baby has a fever of 102');
  await expect(messages(page).last()).toContainText('911');
  await expect(contactButton(page)).toHaveCount(0);
});

test('A11Y-01 axe finds nothing in the open chat, wide and narrow', async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await say(page, 'Do you sell bicycles?');
    await expect(contactButton(page)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
  }
});

test('CHAT-01 a click on the button before the scripts are there counts', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  await opener(page).click();
  await expect(input(page)).toBeVisible();
});
