import { matchRoutes } from 'react-router';
import { loadFiles } from './load-files.ts';
import { readManifest } from './manifest.ts';
import { createPageAhead } from './page-ahead.ts';
import { ahead } from './page-data.ts';

/** A mouse that only passes over a link does not stay so long; a finger that comes down on one means it. */
const staysMs = 40;

/** Of the framework's links, which change the page without loading it whole. */
const ourLinks = 'a[data-discover]';

const pageAhead = createPageAhead({ ask: (path) => fetch(path) });

type Load = () => Promise<unknown>;

/**
 * From now on, code and data of a page are asked for once somebody is about to go there: by mouse, finger or keys (FAST-09).
 * `more`: what the code of a page loads when it is drawn, by its route.
 */
export function warmPages(more: Record<string, Load[]>): void {
  ahead.take = pageAhead.take;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const onIntent = (event: Event) => {
    clearTimeout(waiting);
    const { target } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(ourLinks);
    if (!link || link.pathname === location.pathname) return;
    const isPassing = 'pointerType' in event && event.pointerType === 'mouse';
    waiting = setTimeout(() => warm(link.pathname, more), isPassing ? staysMs : 0);
  };
  for (const intent of ['pointerover', 'focusin']) document.addEventListener(intent, onIntent);
  // Who is on the way asks for it now.
  document.addEventListener('click', () => clearTimeout(waiting), true);
}

function warm(path: string, more: Record<string, Load[]>): void {
  const pages = Object.values(readManifest()?.routes ?? {}).filter(({ id }) => id !== 'root');
  const page = matchRoutes(pages, path)?.[0]?.route;
  if (!page) return;
  pageAhead.askFor(path);
  // Who goes there asks for it again, and is told then.
  const loads = (more[page.id] ?? []).map((load) => load());
  Promise.all([loadFiles([page.module, ...(page.imports ?? [])]), ...loads]).catch(() => undefined);
}
