import type { Page, Route } from 'playwright/test';

/** An answer of the shop's calls, for `route.fulfill`. */
export const json = (status: number, body: unknown) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
});

/**
 * Answers the first call in its own way, the later ones truly. The route stays: taking it away in the middle of a load
 * (`times: 1`) now and then leaves a request that the browser had paused hanging for ever.
 */
export async function onFirst(
  page: Page,
  path: string,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  let calls = 0;
  await page.route(`**${path}`, (route) => (calls++ === 0 ? answer(route) : route.continue()));
}
