import type { KeptPage } from './kept-page.ts';
import { packTightly } from './kept-page.ts';

/** Each holds a page's text in memory; what comes while so many wait stays with its quick copy. */
const mostWaiting = 100;

/**
 * Packs pages as small as they get, after their quick copy has left (FAST-05): one at a time, so that visitors keep the
 * other cores. A newer page of the same key takes the place of one that waits, and what `isKept` no longer knows is passed
 * over. `afterEach` is told of whom a smaller copy stands.
 */
export function createTightPacking({
  isKept,
  afterEach,
}: {
  isKept: (key: string, page: KeptPage) => boolean;
  afterEach: (key: string) => void;
}): (key: string, page: KeptPage) => void {
  const waiting = new Map<string, KeptPage>();
  let isAtWork = false;

  async function work(): Promise<void> {
    isAtWork = true;
    for (const [key, page] of waiting) {
      waiting.delete(key);
      if (!isKept(key, page)) continue;
      // A page that cannot be packed keeps its quick copy.
      await packTightly(page).then(
        () => afterEach(key),
        () => undefined,
      );
    }
    isAtWork = false;
  }

  return (key, page) => {
    if (waiting.size >= mostWaiting && !waiting.has(key)) return;
    waiting.set(key, page);
    if (!isAtWork) void work();
  };
}
