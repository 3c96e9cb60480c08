import type { ReactNode } from 'react';
import { startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { fetchPageData } from './hydration/page-data.ts';
import { readyEvent } from './shell/marks.ts';

/** Marks the moment from which the page answers to clicks: the starter repeats an earlier one, browser tests wait for it. */
function Ready({ children }: { children: ReactNode }) {
  useEffect(() => {
    if ('ready' in document.documentElement.dataset) return;
    document.documentElement.dataset['ready'] = '';
    window.dispatchEvent(new Event(readyEvent));
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Ready>
        <HydratedRouter unstable_fetch={fetchPageData} />
      </Ready>
    </StrictMode>,
  );
});
