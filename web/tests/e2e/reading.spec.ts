import { expect, test } from 'playwright/test';
import { expectAccessible } from './axe.ts';
import { visit } from './shopper.ts';

test('FAQ-01 FAQ-09 questions open by pointer and by keyboard, and Contact Us leads to the contact section', async ({ page }) => {
  await visit(page, '/faq');
  const questions = page.getByRole('main').locator('details');
  await expect(questions).toHaveCount(12);
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
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/#contact$/);
  await expect.poll(() => page.locator('#contact').evaluate((section) => Math.round(section.getBoundingClientRect().top))).toBe(100);
});

test('PRIV-01 the list of headings leads through the policy and leaves the address alone', async ({ page }) => {
  await visit(page, '/privacy-policy');
  const last = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last();
  await last.click();
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: (await last.textContent()) ?? '', exact: true })).toBeInViewport();
  await expect(page).toHaveURL(/\/privacy-policy$/);
});
