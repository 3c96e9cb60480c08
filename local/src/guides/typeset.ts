import type { Browser, Page } from 'playwright';

/** How full a page is: 1 is exactly full. `wide` names what sticks out at the side. */
export type Fill = { page: number; share: number; wide: string[] };

/** HTML → the PDF that Chromium makes of it, tagged and with an outline, and how full its pages are. */
export async function typeset(browser: Browser, html: string, fonts: string): Promise<{ pdf: Buffer; fills: Fill[] }> {
  const page = await browser.newPage({ viewport: { width: 816, height: 1056 } });
  try {
    await page.emulateMedia({ media: 'print' });
    await page.setContent(html.replace('<style>', `<style>${fonts}`), { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const fills = await measure(page);
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
    return { pdf, fills };
  } finally {
    await page.close();
  }
}

function measure(page: Page): Promise<Fill[]> {
  return page.evaluate(() => {
    document.body.classList.add('measuring');
    const fills = [...document.querySelectorAll('.sheet-of-paper')].map((paper, index) => {
      const main = paper.querySelector('main');
      if (!main) return { page: index + 1, share: 1, wide: [] };
      const { top, height, right } = main.getBoundingClientRect();
      const bottom = Math.max(...[...main.children].map((child) => child.getBoundingClientRect().bottom));
      const wide = [...main.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > right + 1).map((each) => each.textContent?.slice(0, 40) ?? '');
      return { page: index + 1, share: (bottom - top) / height, wide };
    });
    document.body.classList.remove('measuring');
    return fills;
  });
}
