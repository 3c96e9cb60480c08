import type { BrowserContext, Page } from 'playwright/test';

type Recorder = { moves: number; trail: number[]; heard: string[]; mark: string | null };
type Recorded = Window & { recorder: Recorder };

/** In every page: when a script moves it, where it was on its way, and what screen readers heard. */
export async function watchPage(
  context: BrowserContext,
  session: Record<string, string>,
): Promise<void> {
  await context.addInitScript((notes) => {
    const recorder: Recorder = { moves: 0, trail: [], heard: [], mark: null };
    Object.assign(window, { recorder });
    if (
      location.protocol.startsWith('http') &&
      window === window.top &&
      sessionStorage.getItem('noted') === null
    ) {
      for (const [key, value] of Object.entries(notes)) sessionStorage.setItem(key, value);
      if (Object.keys(notes).length > 0) sessionStorage.setItem('noted', 'yes');
    }
    const isSmooth = (args: unknown[]) =>
      args.some(
        (one) =>
          typeof one === 'object' && one !== null && (one as ScrollOptions).behavior === 'smooth',
      );
    const into = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (...args) {
      recorder.moves += 1;
      return into.apply(this, args);
    };
    const to = window.scrollTo.bind(window) as (...args: unknown[]) => void;
    Object.assign(window, {
      scrollTo: (...args: unknown[]) => {
        if (isSmooth(args)) recorder.moves += 1;
        to(...args);
      },
    });
    document.addEventListener('scroll', () => recorder.trail.push(window.scrollY), {
      passive: true,
    });
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll(
        '[role="status"], [role="alert"], [role="log"], [aria-live]:not([aria-live="off"])',
      ))
        if (!recorder.heard.includes(textContent)) recorder.heard.push(textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  }, session);
}

export function recorded(page: Page): Promise<Recorder> {
  return page.evaluate(() => (window as unknown as Recorded).recorder);
}

export async function markPage(page: Page, mark: string): Promise<void> {
  await page.evaluate((text) => void ((window as unknown as Recorded).recorder.mark = text), mark);
}

/** Goes to a place at once, and forgets how the page came there. */
export async function place(page: Page, y: number): Promise<void> {
  await settle(page);
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await settle(page);
  await page.evaluate(() =>
    Object.assign((window as unknown as Recorded).recorder, { moves: 0, trail: [] }),
  );
}

/** Until all that is due now has been done: React's work, frames and animations. */
export async function settle(page: Page): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          for (const animation of document.getAnimations())
            if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
          const channel = new MessageChannel();
          channel.port1.addEventListener('message', () => resolve(), { once: true });
          channel.port1.start();
          channel.port2.postMessage(null);
        }),
    );
  }
}
