import { expect, type Page } from 'playwright/test';

/** What follows an order, as its headings say it: of the kit of a package or program, of kits alone, and of an hour. */
export const ofLab = 'The lab has read your samples';
export const ofKits = ['You collect at home', ofLab, 'You know what to do next'];
export const ofVisit = ['What to prepare', 'Your visit by video', 'A written plan'];

const main = (page: Page) => page.getByRole('main');

export const stepsOn = async (page: Page) => await main(page).locator('ol h3').allTextContents();

/** From the confirmation of a program for oneself to its order, which asks for the kit alone, in the next step and with one button. */
export async function chooseOwnKit(page: Page): Promise<void> {
  await main(page).getByRole('link', { name: 'Choose your kit' }).first().click();
  const step = main(page).getByRole('region', { name: 'Your next step' });
  await expect(step).toContainText('Choose your kit.');
  await expect(step.getByLabel('Which kit?')).toBeVisible();
  await expect(step.getByRole('button')).toHaveCount(1);
  await expect(step.getByRole('link')).toHaveCount(0);
  await expect(main(page).getByRole('heading', { name: /Family Wellness Program/ })).toHaveCount(1);
  await expect(main(page).getByText('Change the address')).toHaveCount(1);
  await expect(main(page).getByRole('radio', { name: 'I will' })).toBeHidden();
  await expect(main(page).getByRole('article').first().locator('img')).toBeVisible();
  const color = (place: number) =>
    main(page)
      .locator('ol.payments li')
      .nth(place)
      .evaluate((stroke) => getComputedStyle(stroke).borderTopColor);
  expect(await color(0)).not.toBe(await color(1));
  await expect(main(page).getByText('To book', { exact: true })).toHaveCount(1);
  await expect(main(page).getByRole('heading', { name: /^Visit/ })).toHaveText([
    'Visit 1',
    'Visits 2 to 5',
  ]);

  await main(page).getByLabel('Which kit?').selectOption({ label: 'Adult Gut' });
  await main(page).getByRole('button', { name: 'Send this to us' }).click();
  await expect(main(page).getByRole('heading', { name: 'Adult Gut for you' })).toBeVisible();
}
