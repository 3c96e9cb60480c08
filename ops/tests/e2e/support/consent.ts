import { type Cookie, expect, type Page } from 'playwright/test';
import { type Requests, unlisted } from './kept.ts';

const answers = { 'I understand': 'true', 'I decline': 'false' };
export type Answer = keyof typeof answers;

const question = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const cookiesOf = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value }) => [name, value]);

/** One click answers the cookie question of the page that is open; what it leaves is the answer and nothing else. */
export async function clickAnswer(page: Page, answer: Answer): Promise<Cookie[]> {
  await page.getByRole('button', { name: answer }).click();
  await expect(question(page)).toHaveCount(0);
  expect(await cookiesOf(page)).toEqual([['CookieConsent', answers[answer]]]);
  return page.context().cookies();
}

/** PRV-01: before an answer, the page that is open asked this site alone and keeps nothing. */
export async function expectNothingKept(page: Page, requests: Requests): Promise<void> {
  expect(requests).toMatchObject({ others: [], unlisted: [], calls: [] });
  expect(await unlisted(page)).toEqual([]);
  expect(await cookiesOf(page)).toEqual([]);
}

/** PRV-01: after an answer, the page that is open does not ask again, asked this site alone and keeps the answer and nothing else. */
export async function expectAnswerAloneKept(
  page: Page,
  answer: Answer,
  requests: Requests,
): Promise<void> {
  await expect(question(page)).toHaveCount(0);
  expect(await unlisted(page)).toEqual([]);
  expect(await cookiesOf(page)).toEqual([['CookieConsent', answers[answer]]]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(requests).toMatchObject({ others: [], unlisted: [], calls: [] });
  expect(requests.count).toBeGreaterThan(1);
}
