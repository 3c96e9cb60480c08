import type { Browser, Page } from 'playwright';

/** How full a page is: 1 is exactly full. `wide` names what sticks out at the side. */
export type Fill = { page: number; share: number; wide: string[] };

/** HTML → the PDF that Chromium makes of it, tagged and with an outline, its headings, and how full its pages are. */
export async function typeset(
  browser: Browser,
  html: string,
  fonts: string,
): Promise<{ pdf: Buffer; fills: Fill[]; headings: string[] }> {
  const page = await browser.newPage({ viewport: { width: 816, height: 1056 } });
  try {
    await page.emulateMedia({ media: 'print' });
    await page.setContent(html.replace('<style>', `<style>${fonts}`), { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const fills = await fill(page);
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    });
    const headings = await page.locator('h1, h2, h3').allTextContents();
    return { pdf, fills, headings };
  } finally {
    await page.close();
  }
}

/** Gives a page that has room to spare more air between lines and rows, and measures what is then left. */
function fill(page: Page): Promise<Fill[]> {
  return page.evaluate(() => {
    const mostAir = 7;
    const share = (main: HTMLElement) => {
      const { top, height } = main.getBoundingClientRect();
      return (
        (Math.max(...[...main.children].map((child) => child.getBoundingClientRect().bottom)) -
          top) /
        height
      );
    };
    document.body.classList.add('measuring');
    const fills = [...document.querySelectorAll('.sheet-of-paper')].map((paper, index) => {
      const main = paper.querySelector('main');
      if (!main) return { page: index + 1, share: 1, wide: [] };
      for (let air = mostAir; air >= 0; air -= 0.5) {
        main.style.setProperty('--air', `${air}px`);
        if (share(main) < 0.985) break;
      }
      const edge = main.getBoundingClientRect().right + 1;
      const wide = [...main.querySelectorAll('*')]
        .filter((each) => each.getBoundingClientRect().right > edge)
        .map((each) => each.textContent?.slice(0, 40) ?? '');
      return { page: index + 1, share: share(main), wide };
    });
    document.body.classList.remove('measuring');
    return fills;
  });
}
