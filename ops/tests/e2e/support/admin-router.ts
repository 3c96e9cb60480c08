import type { Page } from 'playwright/test';

type AdminWindow = { next?: { router?: { push: (path: string) => void } } };

/** Goes there as a link of the admin does. To load each page whole takes three times as long. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => Boolean((window as AdminWindow).next?.router));
  await page.evaluate((to) => (window as AdminWindow).next?.router?.push(to), `/admin${path}`);
  const [, kind, slug, record] = path.split('/');
  const view = kind === 'globals' ? 'global-edit' : record ? 'collection-edit' : 'collection-list';
  await page.waitForURL((url) => url.pathname === `/admin${path}`);
  await page.locator(`.${view}--${slug}, .not-found`).first().waitFor();
}
