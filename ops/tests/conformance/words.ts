import type { Locator } from 'playwright/test';

/**
 * The words of an element that can be seen, as they are written (not as CSS sets them in capitals), with one space
 * between parts that stand apart. Words for screen readers alone are left out.
 */
export function visibleWords(target: Locator): Promise<string> {
  return target.evaluate((root) => {
    const words: string[] = [];
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && !(width <= 1 && height <= 1);
    };
    const walk = (node: Node) => {
      if (node instanceof Text) words.push(node.data);
      if (!(node instanceof Element) || node.matches('script, style, noscript, template')) return;
      const { display } = getComputedStyle(node);
      if (display !== 'contents' && !isShown(node)) return;
      const gap = display.startsWith('inline') && display !== 'inline-block' ? '' : ' ';
      words.push(node.tagName === 'BR' ? ' ' : gap);
      for (const child of node.childNodes) walk(child);
      words.push(gap);
    };
    for (const child of root.childNodes) walk(child);
    return words.join('').replace(/\s+/g, ' ').trim();
  });
}

/** Whether `phrase` stands in `text` by itself: '$470' not in '$4705', '98%' not in '198%'. */
export function holds(text: string, phrase: string): boolean {
  const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}$]|\\d[.,])${escaped}(?![\\p{L}\\p{N}%+]|[.,]\\d)`, 'u').test(
    text,
  );
}
