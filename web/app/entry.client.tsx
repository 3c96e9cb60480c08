import type { ReactNode } from 'react';
import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { fetchPageData } from './hydration/page-data.ts';
import { warmPages } from './hydration/warm-pages.ts';
import { pageStyles } from './page-styles.ts';
import { readyEvent } from './shell/marks.ts';

/**
 * Whether this document was written for another address than the one it stands at: who goes back while a page loads whole
 * (ERR-04) comes to the address before it, and to no other document.
 */
function isOfAnotherPage(): boolean {
  const [written] = performance.getEntriesByType('navigation');
  return written !== undefined && new URL(written.name).pathname !== window.location.pathname;
}

/** Until the page answers, whoever steps back or forth to another page is sent that page whole. */
function followSteps(): void {
  if (isOfAnotherPage()) window.location.reload();
}

/** Marks the moment from which the page answers to clicks: the starter repeats an earlier one, browser tests wait for it. */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    if ('ready' in document.documentElement.dataset) return;
    window.removeEventListener('popstate', followSteps);
    document.documentElement.dataset['ready'] = '';
    warmPages(pageStyles);
    window.dispatchEvent(new Event(readyEvent));
  }, []);
  return children;
}

function hydrate(): void {
  hydrateRoot(
    document,
    <StrictMode>
      <Ready>
        <HydratedRouter unstable_fetch={fetchPageData} />
      </Ready>
    </StrictMode>,
  );
}

if (isOfAnotherPage()) window.location.reload();
else {
  window.addEventListener('popstate', followSteps);
  startTransition(hydrate);
}
