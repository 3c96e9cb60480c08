import { expect, type Page } from 'playwright/test';

/** Keeps every script file back until the function it returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

export async function expectNotHydrated(page: Page): Promise<void> {
  expect(await page.locator('html[data-ready]').count()).toBe(0);
}
