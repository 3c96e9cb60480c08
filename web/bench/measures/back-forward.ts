import { chromium, type Browser, type CDPSession } from 'playwright';
import { stack } from '../stack.ts';
import { exactly, type Figure } from '../table.ts';

const pages = ['/', '/store', '/store/gi-map', '/cart', '/checkout', '/blog'];
const reportedMs = 100;
/** What holds a page back that lies in the browser or in the way the page was left: one without a window has no such cache at all. */
const notThePage = 'Circumstantial';

/**
 * Pages that come back from the browser's own cache when a visitor returns from another one (FAST-09). Where the browser
 * has none, those of which it says that nothing about them would keep them out of it.
 */
export async function measureBackForward(shopUrl: string): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: stack.chromiumPath,
    args: stack.chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const lost: string[] = [];
    for (const path of pages) {
      const reason = await whyLost(browser, shopUrl, path);
      if (reason) lost.push(`${path} (${reason})`);
    }
    const of = lost.length > 0 ? `; not ${lost.join(', ')}` : '';
    return [
      exactly(
        `pages of ${pages.length} that the browser's cache can give back${of}`,
        pages.length - lost.length,
        pages.length,
      ),
    ];
  } finally {
    await browser.close();
  }
}

/** Null for a page that came back as it was, and for one that nothing of its own would keep from it. */
async function whyLost(browser: Browser, shopUrl: string, path: string): Promise<string | null> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const reasons: string[] = [];
    const devTools = await context.newCDPSession(page);
    await devTools.send('Page.enable');
    devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      for (const { type, reason } of notRestoredExplanations)
        if (type !== notThePage) reasons.push(reason);
    });
    const answer = await page.goto(shopUrl + path);
    await page.locator('html[data-ready]').waitFor();
    await page.waitForLoadState('networkidle');
    await page.goto(`${shopUrl}/faq`);
    if (await comesBack(devTools)) return null;
    await page.waitForTimeout(reportedMs);
    if (answer?.headers()['cache-control']?.includes('no-store')) reasons.push('no-store');
    return reasons.length > 0 ? reasons.join(' ') : null;
  } finally {
    await context.close();
  }
}

/** Goes one step back, by the browser's own means: true when the page that stood there was kept. */
async function comesBack(devTools: CDPSession): Promise<boolean> {
  const { currentIndex, entries } = await devTools.send('Page.getNavigationHistory');
  const before = entries[currentIndex - 1];
  if (!before) throw new Error('There is no page to go back to');
  const arrived = new Promise<boolean>((resolve) => {
    devTools.on('Page.frameNavigated', ({ frame, type }) => {
      if (!frame.parentId) resolve(type === 'BackForwardCacheRestore');
    });
  });
  await devTools.send('Page.navigateToHistoryEntry', { entryId: before.id });
  return arrived;
}
