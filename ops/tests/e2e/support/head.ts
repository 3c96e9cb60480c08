import { expect, type Page } from 'playwright/test';
import { routes, unlisted } from './routes.ts';
import { stack } from './stack.ts';

/** What the heads of the pages seen so far say. */
export type Heads = { titles: Set<string>; descriptions: Set<string> };

/** The page that is open has its own address in its head, a description, and a card for shared links that says the same and has a picture. */
export async function expectHead(page: Page, path: string, heads: Heads): Promise<void> {
  const content = (selector: string) => page.locator(`head ${selector}`).getAttribute('content');
  const [title, description] = [
    await page.title(),
    (await content('meta[name="description"]')) ?? '',
  ];
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
    stack.shopUrl + path,
  );
  expect([
    await content('meta[property="og:title"]'),
    await content('meta[property="og:description"]'),
    await content('meta[property="og:url"]'),
  ]).toEqual([title, description, stack.shopUrl + path]);
  expect(await page.locator('meta[name="robots"][content="noindex"]').count(), path).toBe(
    unlisted.includes(path) ? 1 : 0,
  );
  const picture = await page.request.get((await content('meta[property="og:image"]')) ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([
    200,
    expect.stringMatching(/^image\/(png|jpeg|webp)$/),
  ]);
  expect(description.length, path).toBeGreaterThan(30);
  heads.titles.add(title);
  if (!unlisted.includes(path)) heads.descriptions.add(description);
}

/** No two pages have the same name or description. */
export function expectHeadsApart({ titles, descriptions }: Heads): void {
  expect([titles.size, descriptions.size]).toEqual([
    routes.length,
    routes.length - unlisted.length,
  ]);
}
