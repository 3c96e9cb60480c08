import { HtmlValidate } from 'html-validate';
import { type BrowserContext, type Cookie, expect, test, type Page } from 'playwright/test';
import { transferOf } from '../../../../web/bench/measures/transfer.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  type Answer,
  clickAnswer,
  expectAnswerAloneKept,
  expectNothingKept,
} from '../support/consent.ts';
import { type Heads, expectHead, expectHeadsApart } from '../support/head.ts';
import { watchRequests } from '../support/kept.ts';
import { brokenWords, expectRoomForLargeLetters, overflow } from '../support/letters.ts';
import { sumOfShifts, watched, watchPaint } from '../support/paint.ts';
import { violations, watchPolicy } from '../support/policy.ts';
import { routes } from '../support/routes.ts';
import { scrollThrough } from '../support/scroll.ts';
import { ready } from '../support/shopper.ts';

/** The standard, and what it says for assistive technology. Own files need no checksum; filters are links until scripts run, and a website to come is a link that leads nowhere yet. */
const markup = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    'require-sri': ['error', { target: 'crossorigin' }],
    'prefer-native-element': ['error', { exclude: ['button', 'link'] }],
    // What stands in a template is no part of the page until a script copies it.
    'heading-level': [
      'error',
      { sectioningRoots: ['template'], minSectioningRootInitialRank: 'h3' },
    ],
  },
});

const phone = { width: 360, height: 800 };

/** Pages that bring their forms and the payment with them. */
const buying = new Set<string>(['/cart', '/checkout']);

/** Pages whose layout on a tablet is one of its own. */
const onTablets = new Set<string>(['/', '/store', '/cart', '/checkout']);

/** What one click on the home page leaves in the browser. */
const answers = new Map<Answer, Cookie[]>();

test.beforeAll(async ({ browser, baseURL }) => {
  for (const answer of ['I understand', 'I decline'] as const) {
    const page = await browser.newPage({ baseURL });
    await page.goto('/');
    await ready(page);
    answers.set(answer, await clickAnswer(page, answer));
    await page.close();
  }
});

/** Opens a page; what it says in the console and what its policy refuses from now on is noted in the list that is returned. */
async function open(page: Page, path: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()),
  );
  page.on('pageerror', (error) => complaints.push(error.message));
  await watchPaint(page);
  await watchPolicy(page);
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await settled(page);
  expect(complaints).toEqual([]);
  expect(await violations(page)).toEqual([]);
  return complaints;
}

async function settled(page: Page): Promise<void> {
  await ready(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** On the first visit of all the letters may come after the first picture, and then a word is a hair wider than it was. */
async function expectHardlyMoved(page: Page): Promise<void> {
  expect(sumOfShifts((await watched(page)).shifts)).toBeLessThanOrEqual(0.01);
}

/** With the letters at hand not a pixel moves, what is loaded on the way included. */
async function expectStillWhileScrolled(page: Page): Promise<void> {
  const before = (await watched(page)).shifts.length;
  await scrollThrough(page);
  expect((await watched(page)).shifts.slice(before)).toEqual([]);
}

async function openAgainWith(answer: Answer, page: Page, context: BrowserContext): Promise<void> {
  await context.addCookies(answers.get(answer) ?? []);
  await page.reload();
  await settled(page);
}

/** From its first moment on not a pixel moves. */
async function expectCalmAndAccessible(page: Page): Promise<void> {
  await scrollThrough(page);
  expect((await watched(page)).shifts).toEqual([]);
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
}

/** Headings as levels: one first, and never a step down by more than one. */
async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await page.evaluate(() =>
    Array.from(document.querySelectorAll('h1,h2,h3,h4,h5,h6'), (heading) =>
      Number(heading.tagName[1]),
    ),
  );
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const skips = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
  expect(skips, levels.join(' ')).toEqual([]);
}

async function expectAsNarrowAsSmallPhones(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow(page), 'at 320 px').toBe(0);
  await page.setViewportSize(phone);
}

async function expectWholeWordsAndRoomForLargeOnes(page: Page): Promise<void> {
  expect(await brokenWords(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectRoomForLargeLetters(page);
}

for (const path of routes) {
  test(`NAV-01 PRV-01 A11Y-01 LOOK-01 SEC-01 ${path} on a phone: light, calm, accessible, as narrow as its window, with whole words and room for large letters; before and after 'I understand' nobody else hears of it, and the answer alone is kept`, async ({
    page,
    context,
  }) => {
    const requests = watchRequests(page);
    await page.setViewportSize(phone);
    const complaints = await open(page, path);
    await page.waitForLoadState('networkidle');
    const transfer = await transferOf(page);
    expect(transfer.all).toBeLessThanOrEqual(350);
    expect(transfer.style).toBeLessThanOrEqual(15);
    if (!buying.has(path)) expect(transfer.script).toBeLessThanOrEqual(115);
    await expectLargestPaintIsPreloaded(page);
    await expectHeadingsInOrder(page);
    await expectHardlyMoved(page);
    await expectAccessible(page, '.consent');
    await expectStillWhileScrolled(page);
    await expectAsNarrowAsSmallPhones(page);
    await expectNothingKept(page, requests);

    await openAgainWith('I understand', page, context);
    await expectCalmAndAccessible(page);
    await expectAsNarrowAsSmallPhones(page);
    await expectWholeWordsAndRoomForLargeOnes(page);
    await expectAnswerAloneKept(page, 'I understand', requests);
    expect([...complaints, ...(await violations(page))]).toEqual([]);
  });

  test(`A11Y-01 PRV-01 SEC-01 ${path} on a desk: calm, accessible, and readable with text twice as large; after 'I decline' nobody else hears of it, and the answer alone is kept`, async ({
    page,
    context,
  }) => {
    const requests = watchRequests(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const complaints = await open(page, path);
    await expectHardlyMoved(page);
    await expectAccessible(page, '.consent');
    await openAgainWith('I decline', page, context);
    await expectCalmAndAccessible(page);
    await expectRoomForLargeLetters(page);
    if (onTablets.has(path)) {
      await page.setViewportSize({ width: 768, height: 900 });
      await expectAccessible(page);
      expect(await overflow(page), 'on a tablet').toBe(0);
    }
    await expectAnswerAloneKept(page, 'I decline', requests);
    expect([...complaints, ...(await violations(page))]).toEqual([]);
  });
}

/** A picture that is the largest paint is asked for before the layout is known. */
async function expectLargestPaintIsPreloaded(page: Page): Promise<void> {
  const { largest } = await watched(page);
  if (!largest?.url) return;
  const preloaded = await page.evaluate((url) => {
    const own = Array.from(document.images).filter(({ currentSrc }) => currentSrc === url);
    return own.some(({ loading, fetchPriority }) => loading !== 'lazy' && fetchPriority === 'high');
  }, largest.url);
  expect(preloaded, `${largest.url} is fetched first`).toBe(true);
}

test('every page is valid HTML', async ({ request }) => {
  const faults: string[] = [];
  for (const path of [...routes, '/no/such/page']) {
    const { results } = await markup.validateString(await (await request.get(path)).text());
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      faults.push(`${path} ${ruleId}: ${message} (${selector})`);
  }
  expect(faults).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page can be read and left again, and has a name, a description and an address of its own, and a card for shared links', async ({
    page,
  }) => {
    const heads: Heads = { titles: new Set(), descriptions: new Set() };
    for (const path of routes) {
      await page.goto(path);
      await expectHead(page, path, heads);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      // The cart is known to the browser's scripts alone.
      if (!buying.has(path))
        expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(400);
      const menu = page.getByRole('navigation', { name: 'Main' });
      await page.getByRole('banner').getByText('Menu', { exact: true }).click();
      await expect(menu.getByRole('link').first(), path).toBeVisible();
    }
    expectHeadsApart(heads);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'FAQs' })
      .click();
    await expect(page).toHaveURL(/\/faq$/);
  });
});
