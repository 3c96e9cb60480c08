import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/**
 * Axe judges the page, or what lies `within`, at rest: a colour half-way through its transition is neither of the two that were
 * chosen. Without the frames, which are the payment provider's, its 'legacy' mode does the same in a fraction of the time.
 */
export async function expectAccessible(page: Page, ...within: string[]): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], iframes: false }).setLegacyMode();
  for (const part of within) axe.include(part);
  const { violations, passes } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
  expect(passes.length).toBeGreaterThan(0);
}
