import { expect, type Page } from 'playwright/test';
import { unlisted, watchRequests } from './kept.ts';
import { routes } from './routes.ts';
import { scrollThrough } from './scroll.ts';
import { ready } from './shopper.ts';

const answers = { 'I understand': 'true', 'I decline': 'false' };

/**
 * PRV-01: one click answers the cookie question, then every page of the site is gone through, and looked at by `look`. All of
 * them ask this site alone and keep the answer and nothing else. (Before an answer: every-page.spec.ts.)
 */
export async function walkAfter(
  page: Page,
  answer: keyof typeof answers,
  look: (path: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const requests = watchRequests(page);
  await page.goto('/');
  await ready(page);
  await page.getByRole('button', { name: answer }).click();
  for (const path of routes) {
    await page.goto(path);
    await ready(page);
    await scrollThrough(page);
    await expect(page.getByRole('region', { name: 'Cookies' }), path).toHaveCount(0);
    expect(await unlisted(page), path).toEqual([]);
    await look(path);
  }
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name, value }) => [name, value])).toEqual([
    ['CookieConsent', answers[answer]],
  ]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(requests).toMatchObject({ others: [], unlisted: [] });
  expect(requests.count).toBeGreaterThan(routes.length);
}
