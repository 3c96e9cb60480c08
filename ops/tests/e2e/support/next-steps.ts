import type { Page } from 'playwright/test';

/** What follows an order, as its headings say it: of the kit of a package or program, of kits alone, and of an hour. */
export const ofLab = 'The lab has read your samples';
export const ofKits = ['You collect at home', ofLab, 'You know what to do next'];
export const ofVisit = ['What to prepare', 'Your visit by video', 'A written plan'];

export const stepsOn = async (page: Page) =>
  await page.getByRole('main').locator('ol h3').allTextContents();
