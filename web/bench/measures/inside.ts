import { chromium, type Browser } from 'playwright';
import { slowLine } from '../slow-line.ts';
import { stack } from '../stack.ts';
import { atMost, median, note, type Figure } from '../table.ts';

const rounds = 7;
const viewport = { width: 390, height: 844 };
/** From the moment the pointer is over a link, or the finger on it, to the click. */
const intentMs = 150;
const mostMs = 250;
const giveUpMs = 10_000;

/** What the page keeps for the measure; `painted` is null until the store is. */
type Way = { painted: number | null };

/** From a click on home to the painted store, on a slow line: after the pointer had come to the link, and at once (FAST-09). */
export async function measureInside(shopUrl: string): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: stack.chromiumPath,
    args: stack.chromiumArgs,
  });
  try {
    const [meant, sudden]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      meant.push(await goToStore(browser, shopUrl, intentMs));
      sudden.push(await goToStore(browser, shopUrl, 0));
    }
    return [
      atMost(
        `home to store, painted after a click that was meant ${intentMs} ms before, median of ${rounds}`,
        Math.round(median(meant)),
        mostMs,
        'ms',
      ),
      note('home to store, painted after a sudden click', Math.round(median(sudden)), 'ms'),
    ];
  } finally {
    await browser.close();
  }
}

async function goToStore(browser: Browser, shopUrl: string, aheadMs: number): Promise<number> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', slowLine);
    await page.goto(shopUrl, { timeout: 60_000 });
    await page.locator('html[data-ready]').waitFor();
    await page.waitForLoadState('networkidle');
    const link = page.locator('main a[href^="/store#"]').first();
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    if (!box) throw new Error('Home has no link to the store');
    await page.evaluate(watchForStore);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    if (aheadMs > 0) await page.waitForTimeout(aheadMs);
    await page.mouse.down();
    await page.mouse.up();
    const painted = await page.waitForFunction(
      () => (window as unknown as { way: Way }).way.painted,
      null,
      { timeout: giveUpMs },
    );
    return (await painted.jsonValue()) ?? Infinity;
  } finally {
    await context.close();
  }
}

/** In the page: from the click until the frame after the one that has the store's own title. */
function watchForStore(): void {
  const way: Way = { painted: null };
  Object.assign(window, { way });
  const title = document.querySelector('main h1')?.textContent;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      const look = () => {
        const now = document.querySelector('main h1')?.textContent;
        if (location.pathname !== '/store' || !now || now === title)
          return requestAnimationFrame(look);
        return requestAnimationFrame(() => (way.painted = performance.now() - timeStamp));
      };
      look();
    },
    { capture: true, once: true },
  );
}
