import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/**
 * Axe judges the page, or what lies `within`, at rest: a colour half-way through its transition is neither of the two that were
 * chosen. Without the frames, which are the payment provider's, its 'legacy' mode does the same in a fraction of the time.
 */
export async function expectAccessible(page: Page, ...within: string[]): Promise<void> {
  const { violations, passes } = await judgeWithAxe(page, within);
  expect(violations.map(told)).toEqual([]);
  expect(passes.length).toBeGreaterThan(0);
}

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];
export const told = ({ id, nodes }: Violation): string =>
  `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`;

export async function judgeWithAxe(page: Page, within: string[] = []) {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets.push(still);
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], iframes: false })
    .setLegacyMode();
  for (const part of within) axe.include(part);
  const judged = await axe.analyze();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return judged;
}
