import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser, type Page } from 'playwright';
import { serializeCart } from '../../app/cart/cart.ts';
import { cartLine } from '../../tests/support/seed-cart.ts';
import { slowLine } from '../slow-line.ts';
import { stack } from '../stack.ts';
import { atMost, median, note, type Figure } from '../table.ts';

/** A phone of some years ago on a slow line: a quarter of this processor. */
const slowness = 4;
const viewport = { width: 390, height: 844 };
const rounds = 5;
const quietMs = 700;
const most = 1.15;

const twoLines = serializeCart([cartLine('gi-map', 1), cartLine('probiotic', 2)]);

/** What is looked at, and what the visitor has in the cart. */
const views: { name: string; path: string; cart?: string }[] = [
  { name: '/', path: '/' },
  { name: '/store', path: '/store' },
  { name: '/store/gi-map', path: '/store/gi-map' },
  { name: '/cart, empty', path: '/cart' },
  { name: '/cart, two lines', path: '/cart', cart: twoLines },
  { name: '/checkout, two lines', path: '/checkout', cart: twoLines },
  { name: '/blog', path: '/blog' },
];

type Paints = { first: number; largest: number };

/**
 * When a first visit sees something, and when it sees the largest of it, as multiples of a page of the same words and
 * pictures without scripts and fonts and with its styles inline (FAST-02); both over the same line, in turns, medians of five.
 */
export async function measureFirstPictures(shopUrl: string): Promise<Figure[]> {
  const limits = new Map<string, Buffer>();
  const server = await serveWithLimits(shopUrl, limits);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: stack.chromiumPath,
    args: stack.chromiumArgs,
  });
  try {
    const figures: Figure[] = [];
    for (const { name, path, cart } of views) {
      limits.set('/limit', brotliCompressSync(await limitOf(browser, shopUrl + path, cart)));
      const [page, limit]: [Paints[], Paints[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        limit.push(await paintsOf(browser, `${url}/limit`));
        page.push(await paintsOf(browser, `${url}${path}`, cart));
      }
      const of = (paints: Paints[], kind: keyof Paints) => median(paints.map((each) => each[kind]));
      figures.push(
        note(`${name}: largest paint`, Math.round(of(page, 'largest')), 'ms'),
        atMost(
          `${name}: largest paint, of the limit's`,
          of(page, 'largest') / of(limit, 'largest'),
          most,
        ),
        atMost(
          `${name}: first paint, of the limit's`,
          of(page, 'first') / of(limit, 'first'),
          most,
        ),
      );
    }
    return figures;
  } finally {
    await browser.close();
    server.close();
  }
}

/** The page as a browser would show it at best: its words and pictures, with this cart, no script, no font, and of its styles what it needs. */
async function limitOf(browser: Browser, url: string, cart?: string): Promise<string> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, isMobile: true });
  try {
    const page = await context.newPage();
    await storeCart(page, cart);
    await page.route(/\.(?:js|css|woff2)$/, (route) => route.abort());
    await page.goto(url);
    return (await page.content())
      .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
      .replaceAll(
        /<link\b[^>]*(?:modulepreload|stylesheet|late-|expect|as="(?:font|script)")[^>]*>/g,
        '',
      );
  } finally {
    await context.close();
  }
}

const storeCart = (page: Page, cart?: string) =>
  page.addInitScript((lines) => {
    if (lines) localStorage.setItem('cart', lines);
  }, cart);

/** The shop, and beside it the pages of `limits` by their paths: what both need comes over the same connection. */
async function serveWithLimits(shopUrl: string, limits: Map<string, Buffer>): Promise<Server> {
  const server = createServer((asked, answer) => {
    const limit = limits.get(asked.url ?? '');
    if (limit !== undefined)
      return answer
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
        .end(limit);
    const onward = request(
      new URL(asked.url ?? '/', shopUrl),
      { method: asked.method, headers: asked.headers },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    return asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function paintsOf(browser: Browser, url: string, cart?: string): Promise<Paints> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2, isMobile: true });
  try {
    const page = await context.newPage();
    await storeCart(page, cart);
    await page.addInitScript(() => {
      const seen = { first: 0, largest: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) seen.largest = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new PerformanceObserver((list) => {
        for (const { name, startTime } of list.getEntries())
          if (name === 'first-contentful-paint') seen.first = startTime;
      }).observe({ type: 'paint', buffered: true });
    });
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', slowLine);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(quietMs);
    return await page.evaluate(() => (window as unknown as { seen: Paints }).seen);
  } finally {
    await context.close();
  }
}
