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

function fetchLinks() {
  for (const link of document.querySelectorAll<HTMLLinkElement>(lateLinks)) {
    if (isLaterPage) link.setAttribute('blocking', 'render');
    if (link.type.startsWith('font')) link.as = 'font';
    link.rel = link.rel.slice(latePrefix.length);
  }
}

/** What is asked for before the first picture could hold it up. */
function fetchWhenDrawn() {
  requestAnimationFrame(() => setTimeout(fetchLinks));
}

function fetchAfterPicture() {
  const opening = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (!opening || opening.complete) fetchWhenDrawn();
  else for (const end of ['load', 'error']) opening.addEventListener(end, fetchWhenDrawn);
}

if (isLaterPage) fetchLinks();
else {
  document.addEventListener('DOMContentLoaded', fetchAfterPicture);
  // What opens at a touch may be drawn by more than the page began with.
  addEventListener('pointerdown', fetchLinks, { once: true });
}
