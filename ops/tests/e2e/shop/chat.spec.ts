import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { visit } from '../support/shopper.ts';

const assistantName = 'Gut Health Assistant';

const opener = (page: Page) => page.getByRole('button', { name: assistantName, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: assistantName });
const input = (page: Page) => page.getByPlaceholder('Type your message...');
const messages = (page: Page) => panel(page).getByRole('log').locator('p');
const suggestions = (page: Page) =>
  panel(page).getByRole('list', { name: 'You could ask' }).getByRole('button');
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
  // What can be asked with a tap lies between the input and the talk.
  for (const starter of (await suggestions(page).all()).toReversed()) {
    await page.keyboard.press('Shift+Tab');
    await expect(starter).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(panel(page).getByRole('log')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(panel(page).getByRole('button', { name: `Close ${assistantName}` })).toBeFocused();
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

test('ASK-07 A11Y-01 A11Y-02 what can be asked with a tap, what is for sale with its price and its button, what answers, and the keyboard back in the input', async ({
  page,
}) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page);
    await expect(suggestions(page)).toHaveCount(3);
    await suggestions(page).filter({ hasText: 'Is shipping free?' }).press('Enter');
    await expect(messages(page).filter({ hasText: 'You: Is shipping free?' })).toHaveCount(1);
    await expect(messages(page).filter({ hasText: 'free' }).last()).toBeVisible();
    await expect(input(page)).toBeFocused();
    await say(page, 'How much is the Adult Gut test?');
    await expect(panel(page).getByText('Answered from the texts of this site.')).toBeVisible();
    const add = panel(page).getByRole('button', { name: 'Add to Cart' });
    await expect(add).toHaveCount(1);
    for (const control of [add, ...(await suggestions(page).all())])
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page, '[role="dialog"]');
    await add.click();
    await expect(page.getByText('Adult Gut has been added to your cart.').first()).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
      .toContain('adult-gut');
    await page.evaluate(() => localStorage.clear());
  }
});

test('ASK-07 CHAT-13 offline the words of the spec, and the same question again when the network is back', async ({
  page,
  context,
}) => {
  await open(page);
  await context.setOffline(true);
  await say(page, 'How much is the Adult Gut test?');
  await expect(panel(page).getByText("I'm having trouble connecting right now")).toBeVisible();
  await context.setOffline(false);
  await panel(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(messages(page).filter({ hasText: 'Adult Gut is $' })).toHaveCount(1);
  await expect(messages(page).filter({ hasText: 'You: ' })).toHaveCount(1);
  await expect(panel(page).getByText('trouble connecting')).toHaveCount(0);
  await expect(input(page)).toBeFocused();
});

test('ASK-01 an answer stands there as it is written, and its links and cards when it is whole', async ({
  page,
}) => {
  const end = {
    success: true,
    message: 'GI-MAP is a stool test. Read more: /store/gi-map',
    routeToContact: false,
    emergency: null,
    by: 'model',
    items: [],
    suggestions: [],
  };
  await page.addInitScript((last) => {
    const real = window.fetch;
    window.fetch = (address, init) => {
      if (address !== '/api/chat') return real(address, init);
      const encoder = new TextEncoder();
      const body = new ReadableStream({
        start(controller) {
          const write = (event: object) =>
            controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
          write({ words: 'GI-MAP is a stool test.' });
          addEventListener('answer ends', () => {
            write({ end: last });
            controller.close();
          });
        },
      });
      return Promise.resolve(
        new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
      );
    };
  }, end);
  await open(page);
  await say(page, 'GI-MAP?');
  await expect(messages(page).last()).toHaveText('Assistant: GI-MAP is a stool test.');
  await expect(input(page)).toBeDisabled();
  await page.evaluate(() => dispatchEvent(new Event('answer ends')));
  await expect(panel(page).getByRole('link', { name: 'its page in the store' })).toBeVisible();
  await expect(panel(page).getByText(/^Written by AI/)).toBeVisible();
  await expect(messages(page).filter({ hasText: 'GI-MAP is a stool test.' })).toHaveCount(1);
  await expect(input(page)).toBeFocused();
});
