import { expect, test, type APIRequestContext } from 'playwright/test';

/** All words of a page, those of closed panels, too. */
async function wordsOf(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text();
  return html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

test('DISC-01 DISC-02 DISC-03 DISC-05 DISC-09 where one reading of a figure stands, the other does not', async ({
  request,
}) => {
  const store = await wordsOf(request, '/store');
  expect(store).toContain('$477');
  expect(store).not.toMatch(/\$470|\$500|\$777|500\+|6-month|7 (personal )?consultations/);
  const home = await wordsOf(request, '/');
  expect(home).toContain('$470');
  expect(home).not.toMatch(/\$477|\$777/);
  const faq = await wordsOf(request, '/faq');
  expect(faq).toContain('$777');
  expect(faq).not.toContain('$877');
});
