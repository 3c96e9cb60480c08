import { expect, test, type Page } from 'playwright/test';
import { ready, visit } from '../support/shopper.ts';

const sizes = { phone: { width: 390, height: 844 }, tablet: { width: 768, height: 1024 } };

const button = (page: Page) => page.locator('.chat-button');

/** The words of the page that lie below a shown chat button. */
const wordsBelow = (page: Page) =>
  button(page).evaluate((chat) => {
    if (getComputedStyle(chat).opacity === '0') return [];
    const place = chat.getBoundingClientRect();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNode(node);
      const { parentElement } = node;
      const isSeen = parentElement?.checkVisibility({ checkOpacity: true });
      const lies = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          right > place.left && left < place.right && bottom > place.top && top < place.bottom,
      );
      if (isSeen && lies) found.push(node.textContent ?? '');
    }
    return found.filter((words) => words.trim());
  });

for (const [name, size] of Object.entries(sizes))
  test(`LOOK-01 CHAT-01 on a ${name} the chat button is there where a page opens and at its end, and lies on no words where somebody rests in it`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const path of [
      '/store#packages',
      '/store#supplement',
      '/store/compare',
      '/store/choose',
      '/faq',
      '/testimonials',
      '/privacy-policy',
    ]) {
      await page.goto('about:blank');
      await visit(page, path);
      await expect(button(page), path).toBeInViewport();
      await expect(button(page), path).not.toHaveAttribute('data-aside');
      await expect(async () => {
        await page.mouse.wheel(0, 120);
        await expect(button(page), path).toHaveAttribute('data-aside', '', { timeout: 500 });
      }).toPass();
      await expect.poll(() => wordsBelow(page), { message: path }).toEqual([]);
      await page.evaluate(() =>
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
      );
      await expect(button(page), path).not.toHaveAttribute('data-aside');
      await expect.poll(() => wordsBelow(page), { message: `end of ${path}` }).toEqual([]);
    }
  });

test('LOOK-01 CHAT-01 on a phone the chat button goes while somebody reads on, and is there on the way up', async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await visit(page, '/faq');
  await expect(async () => {
    await page.mouse.wheel(0, 90);
    await expect(button(page)).toHaveAttribute('data-aside', '', { timeout: 500 });
  }).toPass();
  await page.mouse.wheel(0, -60);
  await expect(button(page)).not.toHaveAttribute('data-aside');
  await button(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('LOOK-01 a picture that does not come leaves its ground: no sign, and its words are heard, not seen', async ({
  page,
}) => {
  await page.route(/\.(avif|webp|png|jpe?g|svg)(\?|$)|\/media\//, (route) => route.abort());
  for (const path of ['/store', '/recommendations', '/blog', '/about']) {
    await page.goto(path);
    await ready(page);
    const looks = await page
      .getByRole('main')
      .getByRole('img')
      .filter({ visible: true })
      .evaluateAll((images) =>
        images
          .filter((image) => image instanceof HTMLImageElement)
          .map((image) => {
            const cover = getComputedStyle(image, '::after');
            return {
              isNamed: image.alt !== '',
              letters: getComputedStyle(image).fontSize,
              isCovered:
                cover.position === 'absolute' && cover.backgroundColor !== 'rgba(0, 0, 0, 0)',
            };
          }),
      );
    expect(looks.length, path).toBeGreaterThan(0);
    for (const look of looks)
      expect(look, path).toEqual({ isNamed: true, letters: '0px', isCovered: true });
  }
});
