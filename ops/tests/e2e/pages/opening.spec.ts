import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from 'playwright/test';
import { mostShift, sumOfShifts, watched, watchPaint } from '../support/paint.ts';
import { ready } from '../support/shopper.ts';
import { stack } from '../support/stack.ts';

const marker = 'document.currentScript.remove()</script>';

/** The shop on a line that stops behind what the page at `path` opens with, until `goOn` is called. */
async function stopBehindOpening(
  path: string,
): Promise<{ url: string; goOn: () => void; server: Server }> {
  const gate = Promise.withResolvers<void>();
  const server = createServer((asked, answer) => {
    if (asked.url === path) return void halves();
    const { method, headers } = asked;
    const onward = request(
      new URL(asked.url ?? '/', stack.shopUrl),
      { method, headers },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    return void asked.pipe(onward);

    async function halves(): Promise<void> {
      const page = await fetch(stack.shopUrl + path);
      const html = await page.text();
      const at = html.indexOf(marker) + marker.length;
      answer.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': page.headers.get('content-security-policy') ?? '',
      });
      answer.write(html.slice(0, at));
      await gate.promise;
      answer.end(html.slice(at));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}${path}`, goOn: gate.resolve, server };
}

const paints = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);

const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );

for (const { width, paths } of [
  { width: 390, paths: ['/', '/store', '/store/gi-map', '/cart', '/blog', '/faq'] },
  { width: 1280, paths: ['/', '/store/gi-map', '/about'] },
])
  test(`FAST-02 FAST-03 at ${width} px a page is drawn before the rest of it has come, and that moves nothing`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 844 } });
    for (const path of paths) {
      const { url, goOn, server } = await stopBehindOpening(path);
      const page = await context.newPage();
      // What letters of other widths move is another line's (FAST-01).
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto(url, { waitUntil: 'commit' });
      await expect.poll(() => paints(page), path).toBe(1);
      expect(await page.evaluate(() => document.readyState), path).toBe('loading');
      goOn();
      await page.waitForLoadState('load');
      expect(await shift(page), path).toBeLessThan(0.001);
      await page.close();
      server.close();
      server.closeAllConnections();
    }
    await context.close();
  });

/** How the last part of a page is drawn when the document has been read, before anything has loaded, and all of it once it answers. */
async function drawingOf(page: Page, path: string): Promise<string[]> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const last = [...document.querySelectorAll('main section')]
        .at(-1)
        ?.closest('main > *, .product-page > *');
      Object.assign(window, { atFirst: last && getComputedStyle(last).contentVisibility });
    });
  });
  await page.goto(path);
  await ready(page);
  return page.evaluate(() => [
    (window as { atFirst?: string }).atFirst ?? '',
    ...new Set(
      [...document.querySelectorAll('main, main *')].map(
        (part) => getComputedStyle(part).contentVisibility,
      ),
    ),
  ]);
}

for (const path of ['/', '/store/gi-map'])
  test(`FAST-02 ${path}: what stands further down waits for the first picture, and nothing is left waiting`, async ({
    page,
  }) => {
    await watchPaint(page);
    expect(await drawingOf(page, path)).toEqual(['auto', 'visible']);
    const { shifts } = await watched(page);
    expect(sumOfShifts(shifts), JSON.stringify(shifts)).toBeLessThan(mostShift);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  });

test('FAST-02 who comes for a part further down, or comes back, finds all of the page drawn', async ({
  page,
}) => {
  expect(await drawingOf(page, '/#contact')).toEqual(['visible', 'visible']);
  await expect(page.locator('#contact')).toBeInViewport();
  await page.reload();
  await ready(page);
  expect(await page.evaluate(() => (window as { atFirst?: string }).atFirst)).toBe('visible');
});
