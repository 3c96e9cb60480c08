import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import type { ServerProcess } from '../server-process.ts';
import { stack } from '../stack.ts';
import { atMost } from '../table.ts';
import type { Figure } from '../table.ts';
import { transferOf } from './transfer.ts';
import type { Transfer } from './transfer.ts';

const quietMs = 300;

/** What a first visit transfers, compressed, at 360 px: until the page has loaded, and once its scripts have started. */
export async function measureFirstLoad(
  shop: ServerProcess,
  path: string,
  mostScript: number,
): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: stack.chromiumPath,
    args: stack.chromiumArgs,
  });
  try {
    const { before, inAll } = await visit(browser, `${shop.url}${path}`);
    return [
      atMost(`${path}: JavaScript before the first interaction`, before.script, 10, 'kB'),
      atMost(`${path}: JavaScript in all`, inAll.script, mostScript, 'kB'),
      atMost(`${path}: CSS`, inAll.style, 15, 'kB'),
      atMost(`${path}: everything`, inAll.all, 350, 'kB'),
    ];
  } finally {
    await browser.close();
  }
}

/** An idle browser would start the scripts by itself: `requestIdleCallback` and timers are held until the count is taken. */
async function visit(
  browser: Browser,
  url: string,
): Promise<{ before: Transfer; inAll: Transfer }> {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    let isHeld = true;
    const native = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (callback, options) => {
      if (!isHeld) return native(callback, options);
      waiting.push(() => native(callback, options));
      return 0;
    };
    window.addEventListener('release-idle', () => {
      isHeld = false;
      for (const start of waiting) start();
    });
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(quietMs);
  const before = await transferOf(page);
  await page.evaluate(() => window.dispatchEvent(new Event('release-idle')));
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  return { before, inAll: await transferOf(page) };
}
