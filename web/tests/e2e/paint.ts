import type { Page } from 'playwright/test';

type Shift = { value: number; moved: string[] };
type Watched = { shifts: Shift[]; largest: { url: string; size: number } | null };
type ShiftEntry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
type PaintEntry = PerformanceEntry & { url: string; size: number };

/** Notes everything that moves in the documents that `page` opens from now on, and their largest paint. */
export async function watchPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = ((window as { watched?: Watched }).watched = { shifts: [], largest: null });
    const describe = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.slice(0, 40)}"` : 'gone';
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) watched.shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => describe(node)) });
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { url, size } of list.getEntries() as PaintEntry[]) watched.largest = { url, size };
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** What has been noted in the document that is open. */
export function watched(page: Page): Promise<Watched> {
  return page.evaluate(() => (window as { watched?: Watched }).watched ?? { shifts: [], largest: null });
}

/** Scrolls to the end and back, and through what slides, so that everything that waits for it is loaded. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await frame();
      await frame();
    }
    const shown = Array.from(document.images).filter((image) => image.offsetParent !== null);
    // Browsers of today load a lazy picture only where it is near on both axes; others wait for ever to be decoded.
    for (const image of shown) {
      if (image.complete) continue;
      image.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      await frame();
    }
    await Promise.allSettled(shown.map((image) => image.decode()));
    for (const slid of document.querySelectorAll('*')) if (slid.scrollLeft > 0) slid.scrollLeft = 0;
    window.scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}
