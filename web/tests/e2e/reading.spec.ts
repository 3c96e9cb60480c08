import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from 'playwright/test';
import { visit } from './shopper.ts';

const closingTargets = async (page: Page) => page.getByRole('main').getByRole('link', { name: /^(Browse Testing Kits|Schedule Consultation)$/ }).evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('FAQ-01 the twelve questions are closed at first and open by pointer and by keyboard', async ({ page }) => {
  await visit(page, '/faq');
  const questions = page.getByRole('main').locator('details');
  await expect(questions).toHaveCount(12);
  expect(await questions.evaluateAll((all) => all.filter((one) => (one as HTMLDetailsElement).open).length)).toBe(0);
  const answer = questions.first().locator('p').first();
  await expect(answer).toBeHidden();
  await questions.first().locator('summary').click();
  await expect(answer).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(questions.nth(1).locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(questions.nth(1)).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(questions.nth(1)).not.toHaveAttribute('open');
  await questions.evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
});

test('FAQ-09 Contact Us leads to the contact section of the home page, 100 px below the top', async ({ page }) => {
  await visit(page, '/faq');
  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  await expect.poll(() => page.locator('#contact').evaluate((section) => Math.round(section.getBoundingClientRect().top))).toBe(100);
});

test('PRIV-01 PRIV-02 the policy names its dates, how long data is kept and the age, and its headings are links', async ({ page }) => {
  await visit(page, '/privacy-policy');
  const main = page.getByRole('main');
  for (const words of ['Nov 14, 2023', '03/11/2024', /until .*deletion/i, /six years/i, /13 years old/i]) await expect(main).toContainText(words);
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const last = contents.last();
  await last.click();
  await expect(main.getByRole('heading', { level: 2, name: (await last.textContent()) ?? '', exact: true })).toBeInViewport();
});

test('ABT-01 ABT-02 the practitioner introduces herself, and the two ways on lead to the store', async ({ page }) => {
  await visit(page, '/about');
  await expect(page).toHaveTitle(/^About/);
  const main = page.getByRole('main');
  for (const words of [/board-certified physician assistant/i, 'PA-C', /founder and CEO/i, /13\+? years/, /Christian/, /faith/i, /root cause/i]) await expect(main).toContainText(words);
  await expect(page.getByRole('heading', { name: 'Credentials' })).toBeVisible();
  expect(new Set(await closingTargets(page))).toEqual(new Set(['/store#testing', '/store#consultation']));
});

test('TST-01 TST-02 TST-03 one story on top, four figures, seventeen slips with five stars each', async ({ page }) => {
  await visit(page, '/testimonials');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'What Our Patients Say' })).toBeVisible();
  await expect(main.getByText('Verified Patient')).toHaveCount(1);
  for (const [value, label] of [['98%', 'Success Rate'], ['1000+', 'Families Helped'], ['4.9', 'Average Rating'], ['13+', 'Years Experience']] as const) {
    await expect(main.getByRole('listitem').filter({ hasText: label })).toContainText(value);
  }
  const figures = main.getByRole('figure');
  await expect(figures).toHaveCount(18);
  await expect(figures.getByRole('img', { name: '5 of 5 stars' })).toHaveCount(18);
  await expect(figures.getByRole('blockquote')).toHaveCount(18);
  const signed = await figures.locator('figcaption').allInnerTexts();
  expect(signed.every((words) => /^[A-Z]\s+[A-Z][a-z]+ .*[A-Z]\.\s+Sample$/s.test(words)), signed.join(' | ')).toBe(true);
});
