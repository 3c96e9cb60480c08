import { expect, test, type Locator, type Page } from 'playwright/test';
import { boxOf } from '../support/boxes.ts';
import { expectFiguresApart, expectFullLastLines } from '../support/lines.ts';
import { expectPractitioner } from '../support/practitioner.ts';
import { ready, visit } from '../support/shopper.ts';

const smallPhone = { width: 360, height: 780 };
const phone = { width: 390, height: 844 };
const lowPhone = { width: 844, height: 390 };
const tablet = { width: 768, height: 1024 };
const desk = { width: 1440, height: 900 };
type Size = typeof phone;

/** The page from its top, in a window of another size. */
async function show(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

const boxesOf = async (parts: Locator) => Promise.all((await parts.all()).map(boxOf));
const steps = (page: Page) => page.locator('main ol').first();
const about = (page: Page) => page.locator('#about');
const portrait = (page: Page) => about(page).getByRole('img');

async function expectQuestionAndChatInTheirCorners(page: Page, size: Size): Promise<void> {
  const question = page.locator('.consent');
  const [asked, chat] = [await boxOf(question), await boxOf(page.locator('.chat-button'))];
  expect(asked.x).toBeLessThanOrEqual(24);
  expect(asked.bottom).toBeGreaterThan(size.height - 40);
  expect(chat.x).toBeGreaterThan(size.width / 2);
  expect(Math.abs(chat.width - chat.height)).toBeLessThan(1);
  for (const name of ['I understand', 'I decline'])
    await question.getByRole('button', { name }).click({ trial: true, timeout: 2_000 });
  await page.locator('.chat-button').click({ trial: true, timeout: 2_000 });
  if (size.height > 600)
    await page
      .getByRole('link', { name: 'Order Gut Health Testing' })
      .click({ trial: true, timeout: 2_000 });
}

async function expectClaimsFree(page: Page): Promise<void> {
  const claims = await boxOf(page.getByRole('region', { name: 'The practice in figures' }));
  expect(claims.bottom).toBeLessThanOrEqual((await boxOf(page.locator('.consent'))).y);
}

test('LOOK-01 LOOK-06 on a phone held either way, a tablet and a desk the cookie question stands at the lower left, the chat round at the lower right, and neither lies on what is pressed first; on a tablet and a desk the question lies on none of the claims', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await ready(page);
  for (const size of [phone, lowPhone, desk]) {
    await show(page, size);
    await expectQuestionAndChatInTheirCorners(page, size);
  }
  for (const size of [desk, tablet]) {
    await show(page, size);
    await expectClaimsFree(page);
  }
});

/** HOME-13 */
async function expectPricesOnOneLine(page: Page): Promise<void> {
  const heights = (await boxesOf(page.locator('.ledger-row').getByRole('link'))).map(
    ({ height }) => height,
  );
  expect(heights).toHaveLength(4);
  expect(Math.max(...heights)).toBeLessThan(48);
}

/** LOOK-02: a third shorter than it was. */
async function expectPricesDaysAndProgram(page: Page): Promise<void> {
  const from = page.getByText(/^Kits from \$\d+ · results in \d+ to \d+ days$/);
  expect((await boxOf(from)).bottom).toBeLessThan(phone.height);
  const program = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Family Wellness Program' }) })
    .first();
  await expect(program).toContainText('$637 × 4');
  await expect(program).toContainText('$2,548 in all');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7_900);
}

/** LOOK-02: no plant beside a step. */
async function expectPlantsOnOneLineAboveSteps(page: Page): Promise<void> {
  const bottoms = (await boxesOf(steps(page).locator('img'))).map(({ bottom }) => bottom);
  expect(new Set(bottoms.map(Math.round)).size, 'one line').toBe(1);
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(
    (await boxOf(steps(page).getByRole('heading').first())).y,
  );
}

/** HOME-02 */
async function expectStepsOnOneLine(page: Page): Promise<void> {
  const tops = (await boxesOf(steps(page).locator('h3 + p'))).map(({ y }) => y);
  expect(tops).toHaveLength(4);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
}

/** LOOK-03: in the middle, below her facts. */
async function expectPortraitBelowFacts(page: Page): Promise<void> {
  await portrait(page).scrollIntoViewIfNeeded();
  const small = await boxOf(portrait(page));
  const facts = await boxOf(about(page).locator('dl'));
  expect(small.width).toBeGreaterThan(200);
  expect(Math.abs(small.x + small.width / 2 - 195)).toBeLessThan(2);
  expect(small.y).toBeGreaterThan(facts.bottom);
  expect(facts.width).toBe(350);
}

/** LOOK-03: from the margin on, and nothing empty above. */
async function expectPortraitFromMargin(page: Page): Promise<void> {
  const large = await boxOf(portrait(page));
  const title = await boxOf(about(page).getByRole('heading'));
  expect(large.width).toBeGreaterThan(400);
  const logo = page.getByRole('banner').getByRole('link').first();
  expect(large.x - (await boxOf(logo)).x).toBeLessThan(4);
  expect(large.y - title.y, 'nothing empty above').toBeLessThan(100);
}

test('LOOK-01 LOOK-02 LOOK-03 HOME-02 HOME-13 TST-02 home on phones, a tablet and a desk: figures stand apart, buttons, steps and plants on one line, first words end in no line of two; a phone has price and days under the hero and the program at its price, and is a third shorter than it was; the practitioner stands large, with face and credential', async ({
  page,
}) => {
  await page.setViewportSize(smallPhone);
  await visit(page, '/');
  await expectPricesOnOneLine(page);
  await expectFiguresApart(page, 'main section[aria-label="The practice in figures"] ul');

  await show(page, phone);
  await expectPricesDaysAndProgram(page);
  await expectPlantsOnOneLineAboveSteps(page);
  await expectPortraitBelowFacts(page);

  for (const size of [tablet, desk]) {
    await show(page, size);
    await expectStepsOnOneLine(page);
    await expectFullLastLines(page);
  }
  await expectPortraitFromMargin(page);
  await expectPractitioner(about(page));
});
