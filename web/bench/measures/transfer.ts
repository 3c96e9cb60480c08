import type { Page } from 'playwright';

/** Kilobytes (1,000 bytes) of bodies as they crossed the wire. */
export type Transfer = { script: number; style: number; all: number };

/** What the document that is open has loaded until now, itself included. */
export function transferOf(page: Page): Promise<Transfer> {
  return page.evaluate(() => {
    const entries = performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const sum = (end: string) =>
      entries
        .filter(({ name }) => new URL(name).pathname.endsWith(end))
        .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0) / 1_000;
    return { script: sum('.js'), style: sum('.css'), all: sum('') };
  });
}
