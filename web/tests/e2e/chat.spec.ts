import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { ready, visit } from './shopper.ts';

const TROUBLE = "I'm sorry, I'm having trouble connecting right now. Please try again or use our contact form.";
const NAME = 'Gut Health Assistant';

const opener = (page: Page) => page.getByRole('button', { name: NAME, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: NAME });
const input = (page: Page) => page.getByPlaceholder('Type your message...');
const send = (page: Page) => panel(page).getByRole('button', { name: 'Send' });
const messages = (page: Page) => panel(page).getByRole('log').locator('p');
const contactButton = (page: Page) => panel(page).getByRole('button', { name: 'Go to Contact Form' });
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('kwc_chat_history') ?? 'null') as { role: string; content: string }[] | null);

const sizeOf = (box: { width: number; height: number } | null) => [box?.width ?? 0, box?.height ?? 0].map(Math.round);

async function open(page: Page, path = '/faq'): Promise<void> {
  await visit(page, path);
  await opener(page).click();
  await expect(input(page)).toBeFocused();
}

async function say(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
}

/** From now on every question is answered with this: a body, a status, or a cut line. */
async function answer(page: Page, reply: object | number | 'cut'): Promise<void> {
  await page.unrouteAll();
  await page.route('**/api/chat', (route) => (reply === 'cut' ? route.abort() : typeof reply === 'number' ? route.fulfill({ status: reply, json: { success: false, message: 'x' } }) : route.fulfill({ json: reply })));
}

test('NAV-06 CHAT-01 CHAT-02 CHAT-04 CHAT-06 the round button is in every page, its code is fetched when it opens a panel that fits, and a broken history is the greeting', async ({ page, request }) => {
  const asked: string[] = [];
  const errors: string[] = [];
  page.on('request', (call) => asked.push(call.url()));
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const path of ['/', '/store', '/blog', '/no/such/page']) expect(await (await request.get(path)).text()).toContain('class="chat-button"');
  await page.addInitScript(() => localStorage.setItem('kwc_chat_history', '{not json'));
  await visit(page, '/store');
  expect(asked.filter((url) => url.includes('chat-panel'))).toEqual([]);
  await opener(page).click();
  await expect(messages(page)).toHaveText([/Hi there, welcome to .+ where we value your health\. We're here to help you take the first step toward optimizing your gut health so you can feel your best and thrive! How can I help\?$/]);
  expect(asked.filter((url) => url.includes('chat-panel'))).not.toEqual([]);
  await expect(panel(page).getByRole('heading', { name: NAME })).toBeVisible();
  await expect(panel(page).getByText('Here to help!')).toBeVisible();
  await expect(panel(page).getByText(/Powered by .+ AI assistant/)).toBeVisible();
  await expect(send(page)).toBeDisabled();
  for (const [width, height, panelWidth, panelHeight] of [[1280, 900, 380, 600], [1280, 640, 380, 512], [390, 844, 390, 720], [640, 360, 640, 335], [320, 568, 320, 528]] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(async () => sizeOf(await panel(page).boundingBox())).toEqual([panelWidth, panelHeight]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  expect(errors).toEqual([]);
});

test('CHAT-03 A11Y-02 it closes by its button, by Escape and by a click outside, and the keyboard goes back', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(panel(page).getByRole('log')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(panel(page).getByRole('button', { name: `Close ${NAME}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(panel(page)).toBeHidden();
});

test('CHAT-05 A11Y-02 the conversation survives reload and navigation, and can be cleared', async ({ page }) => {
  await open(page);
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
  await expect(input(page)).toBeFocused();
  expect(await stored(page)).toBeNull();
});

test('CHAT-07 CHAT-08 CHAT-09 CHAT-10 Enter sends the trimmed text, Shift+Enter does not, and nothing can be sent meanwhile', async ({ page, context, baseURL }) => {
  const bodies: unknown[] = [];
  const reply = Promise.withResolvers<void>();
  await page.route('**/api/chat', async (route) => {
    bodies.push(route.request().postDataJSON());
    expect((await route.request().allHeaders()).cookie).toContain('CookieConsent');
    await reply.promise;
    await route.fulfill({ json: { success: true, message: 'Yes.', routeToContact: false } });
  });
  await open(page);
  expect((await context.cookies(baseURL)).map(({ name }) => name)).toContain('CookieConsent');
  await input(page).press('Enter');
  await input(page).fill('   ');
  await expect(send(page)).toBeDisabled();
  await input(page).fill('  one');
  await input(page).press('Shift+Enter');
  await expect(input(page)).toHaveValue('  one\n');
  await input(page).press('Enter');
  await expect(messages(page).last()).toHaveText('Reading your question');
  await expect(input(page)).toBeDisabled();
  await expect(send(page)).toBeDisabled();
  reply.resolve();
  await expect(messages(page).last()).toHaveText('Assistant: Yes.');
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('');
  expect(bodies).toEqual([{ messages: [{ role: 'assistant', content: expect.stringContaining('Hi there') as unknown }, { role: 'user', content: 'one' }] }]);
});

test('CHAT-11 CHAT-12 CHAT-15 LLM-02 what is no answer adds nothing; what is one is shown as text, and asks nobody else for anything', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const address = request.url();
    if (!address.startsWith(baseURL ?? '') && !address.startsWith('data:')) foreign.push(address);
  });
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await open(page);
  const title = await page.title();
  for (const [place, reply] of [{ success: false, message: 'No.' }, { success: true }].entries()) {
    await answer(page, reply);
    await say(page, 'contact form');
    await expect.poll(() => logged).toHaveLength(place + 1);
    await expect(input(page)).toBeEnabled();
    await expect(messages(page)).toHaveCount(place + 2);
    await expect(contactButton(page)).toHaveCount(0);
  }
  const hostile = '<img src=x onerror="document.title=1"> ![x](https://evil.example/p.png) [y](javascript:document.title=1) https://evil.example CONTACT FORM';
  await answer(page, { success: true, message: hostile });
  await say(page, 'one');
  await expect(messages(page).last()).toContainText(hostile);
  await expect(contactButton(page)).toHaveCount(1);
  await expect(messages(page).last().locator('a, img')).toHaveCount(0);
  expect(await page.title()).toBe(title);
  expect(foreign).toEqual([]);
});

test('CHAT-13 CHAT-15 CHAT-16 a failure shows the words of the spec and a button that leads to the form', async ({ page }) => {
  await open(page, '/store');
  for (const trouble of [429, 500, 'cut'] as const) {
    await answer(page, trouble);
    await say(page, 'one');
    await expect(messages(page).last()).toContainText(TROUBLE);
    await expect(input(page)).toBeEnabled();
    if (trouble === 429) continue;
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await contactButton(page).click();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    await expect.poll(() => page.evaluate(() => Math.round(document.getElementById('contact')?.getBoundingClientRect().top ?? 0))).toBe(100);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await opener(page).click();
    await expect(input(page)).toBeFocused();
  }
});

test('CHAT-14 CHAT-15 LLM-06 A11Y-01 an emergency is answered without a way to the form, a hand-over with one; axe finds nothing, wide and narrow', async ({ page }) => {
  await open(page);
  await say(page, 'My baby has a fever of 102');
  await expect(messages(page).last()).toContainText('911');
  await expect(contactButton(page)).toHaveCount(0);
  await say(page, 'Do you sell bicycles?');
  await expect(messages(page).last()).toContainText('Click the button below to go to our contact form.');
  await expect(contactButton(page)).toHaveCount(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page, '[role="dialog"]');
});

test('CHAT-01 a click on the button before the scripts are there counts', async ({ page }) => {
  await page.goto('/faq', { waitUntil: 'domcontentloaded' });
  await opener(page).click();
  await expect(input(page)).toBeVisible();
});
