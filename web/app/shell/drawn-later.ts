/**
 * What stands further down a page is laid out and drawn after its first picture, one part at a time: at once, all of a page
 * keeps whoever scrolls or types waiting (FAST-02). Shared by the inline scripts of head and end; the rule is taken away before
 * React comes, which finds the page as it has written it.
 */

/** A guess at the height of a part; it counts until the part is drawn. */
const guess = 'content-visibility:auto;contain-intrinsic-size:auto 800px';

/** Those before it may be on the first picture, on a large screen. Counted from 1. */
const firstLater = 3;

/** The parts of the long screens, home and the page of a product, from the `first` one on. */
const partsFrom = (first: number) => `:is(main,.product-page)>:nth-child(n+${first})`;

/** Leaves what stands further down for later. For browsers that can. */
export function drawLater(): void {
  if (!document.adoptedStyleSheets || !CSS.supports('content-visibility', 'auto')) return;
  const sheet = new CSSStyleSheet();
  sheet.insertRule(`${partsFrom(firstLater)}{${guess}}`);
  document.adoptedStyleSheets = [sheet];
}

/** Draws what is left, each part in a task of its own. */
export async function drawInTurns(): Promise<void> {
  const rule = document.adoptedStyleSheets?.[0]?.cssRules[0] as CSSStyleRule | undefined;
  if (!rule) return;
  for (let part = firstLater; document.querySelector(partsFrom(part)); part += 1) {
    rule.selectorText = partsFrom(part + 1);
    // Asked for its height, the browser lays the page out now, and not with the next part.
    void document.body.offsetHeight;
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Draws what is left, now, and leaves the page without a rule of ours. */
export function drawAll(): void {
  if (document.adoptedStyleSheets) document.adoptedStyleSheets = [];
}
