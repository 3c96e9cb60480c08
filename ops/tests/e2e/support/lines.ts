import { expect, type Locator, type Page } from 'playwright/test';

/** How wide each line of its words is. */
const linesOf = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Map<number, [left: number, right: number]>();
    for (const { left, right, width, bottom } of range.getClientRects()) {
      if (width < 2) continue;
      const [from, to] = lines.get(Math.round(bottom / 8)) ?? [left, right];
      lines.set(Math.round(bottom / 8), [Math.min(from, left), Math.max(to, right)]);
    }
    return Array.from(lines.values(), ([left, right]) => right - left);
  });

/** No first words of the page or of a part of it end in a line of two. */
export async function expectFullLastLines(page: Page): Promise<void> {
  for (const lead of await page.locator('main p.text-lead').filter({ visible: true }).all()) {
    const lines = await linesOf(lead);
    const last = lines.at(-1) ?? 0;
    // More than six lines are a story.
    if (lines.length > 1 && lines.length < 7)
      expect(last / Math.max(...lines), (await lead.textContent()) ?? '').toBeGreaterThan(0.4);
  }
}

/** Each of the four figures in `region` keeps away from the words beside it. */
export async function expectFiguresApart(page: Page, region: string): Promise<void> {
  const edges = await page.locator(`${region} li`).evaluateAll((items) =>
    items.map((item) => {
      const range = document.createRange();
      range.selectNodeContents(item);
      const { left, right } = range.getBoundingClientRect();
      const rects = Array.from(range.getClientRects(), (rect) => rect.right);
      return { left, right: Math.min(right, Math.max(...rects)) };
    }),
  );
  const figures = await page.locator(`${region} .figures`).evaluateAll((parts) =>
    parts.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return range.getBoundingClientRect().right;
    }),
  );
  expect(edges).toHaveLength(4);
  for (const [place, { left }] of edges.slice(1).entries())
    expect(left - (figures[place] ?? 0), `figure ${place + 1}`).toBeGreaterThan(14);
}
