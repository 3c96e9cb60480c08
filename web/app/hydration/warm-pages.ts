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

/**
 * From now on, and for the latest sign of it, code and data of a page are asked for once somebody is about to go there: by
 * mouse, finger or keys (FAST-09).
 */
export function warmPages(latest: Event): void {
  ahead.take = pageAhead.take;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const onIntent = (event: Event) => {
    clearTimeout(waiting);
    const link = event.target instanceof Element ? event.target.closest(ourLinks) : null;
    if (!(link instanceof HTMLAnchorElement) || link.pathname === location.pathname) return;
    const isPassing = event instanceof PointerEvent && event.pointerType === 'mouse';
    waiting = setTimeout(warm, isPassing ? staysMs : 0, link.pathname);
  };
  for (const intent of ['pointerover', 'focusin']) document.addEventListener(intent, onIntent);
  // Who is on the way asks for it now.
  document.addEventListener('click', () => clearTimeout(waiting), true);
  onIntent(latest);
}

function warm(path: string): void {
  const { routes = {} } = readManifest() ?? {};
  const pages = Object.values(routes).filter((route) => route.id !== 'root');
  const [match] = matchRoutes(pages, path) ?? [];
  const page = match && routes[match.route.id ?? ''];
  if (!page) return;
  pageAhead.askFor(path);
  // Who goes there asks for it again, and is told then.
  loadFiles([page.module, ...(page.imports ?? [])]).catch(() => undefined);
}
