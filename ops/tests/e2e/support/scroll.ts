import type { Page } from 'playwright/test';

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
