import { drawLater } from './drawn-later.ts';
import { lateLinks, latePrefix } from './marks.ts';

/**
 * Built on its own and inline in the head of every page: asks for the sheet of styles and the letters of the site when the
 * picture that the page opens with is there, of which they would take the line (FAST-02). Who comes from another page of the
 * site, or back, has them: the page waits for them, so that no letters change under the eye (FAST-01).
 */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isLaterPage =
  document.referrer.startsWith(location.origin) ||
  (visit !== undefined && visit.type !== 'navigate');

/** A sheet for paper is waited for by no picture; when it is there it is taken for the screen. */
function holdNothingUp(link: HTMLLinkElement) {
  link.media = 'print';
  link.addEventListener('load', () => link.removeAttribute('media'));
}

function fetchLinks() {
  for (const link of document.querySelectorAll<HTMLLinkElement>(lateLinks)) {
    if (link.type.startsWith('font')) link.as = 'font';
    else if (isLaterPage) link.setAttribute('blocking', 'render');
    else holdNothingUp(link);
    link.rel = link.rel.slice(latePrefix.length);
  }
}

function fetchAfterPicture() {
  const opening = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!opening || opening.complete) fetchLinks();
  else for (const end of ['load', 'error']) opening.addEventListener(end, fetchLinks);
}

if (isLaterPage) fetchLinks();
else {
  // Who comes for a part further down is brought there by the height of what stands above.
  if (!location.hash) drawLater();
  document.addEventListener('DOMContentLoaded', fetchAfterPicture);
  // What opens at a touch may be drawn by more than the page began with.
  addEventListener('pointerdown', fetchLinks, { once: true });
}
