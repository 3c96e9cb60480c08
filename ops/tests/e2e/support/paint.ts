import type { Page } from 'playwright/test';

type Shift = { value: number; moved: string[] };
type Watched = { shifts: Shift[]; largest: { url: string; size: number } | null };
type ShiftEntry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
type PaintEntry = PerformanceEntry & { url: string; size: number };

/** Notes everything that moves in the documents that `page` opens from now on, and their largest paint. */
export async function watchPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = ((window as { watched?: Watched }).watched = {
      shifts: [],
      largest: null,
    });
    const describe = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element
        ? `${element.tagName.toLowerCase()}.${element.className} "${element.textContent?.slice(0, 40)}"`
        : 'gone';
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[])
        watched.shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) => describe(node)),
        });
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { url, size } of list.getEntries() as PaintEntry[])
        watched.largest = { url, size };
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** Letters of other widths move words by a hair; this much in all is no shift that anybody sees. */
export const mostShift = 0.005;

/** How far things have moved in all. */
export const sumOfShifts = (shifts: Shift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);

/** What has been noted in the document that is open. */
export function watched(page: Page): Promise<Watched> {
  return page.evaluate(
    () => (window as { watched?: Watched }).watched ?? { shifts: [], largest: null },
  );
}
