import type { Page } from 'playwright/test';

/** What follows an order, as its headings say it. */
export const ofKits = [
  'You collect at home',
  'The lab has read your samples',
  'You know what to do next',
];
export const ofVisit = ['What to prepare', 'Your visit by video', 'A written plan'];

export const stepsOn = async (page: Page) =>
  await page.getByRole('main').locator('ol h3').allTextContents();
