import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Article } from '../content/views.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { nextState, readState, wantedArticle } from './open-article.ts';

/**
 * Which article is open: its slug, '' for the list; null until hydration, while the address alone picks (app.css).
 * Opening one leaves the address at /blog and makes a history entry, so that Back returns to the list at its old place.
 */
export function useArticles(articles: Article[]) {
  const location = useLocation();
  const navigate = useNavigate();
  // What stands behind the question mark belongs to an editor's preview and stays.
  const here = { pathname: location.pathname, search: location.search };
  const isHydrated = useIsHydrated();
  const [shown, setShown] = useState<string | null>(null);
  const wanted = isHydrated
    ? (wantedArticle(
        location,
        articles.map(({ slug }) => slug),
      ) ??
      shown ??
      '')
    : null;
  if (wanted !== shown) setShown(wanted);
  useFollowingFocus(shown, articles);

  return {
    shown,
    open: (slug: string) => (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void navigate(here, {
        state: nextState(slug, { shown: shown ?? '', state: location.state }),
      });
    },
    back: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      const { steps } = readState(location.state);
      void (steps > 0 ? navigate(-steps) : navigate(here));
    },
  };
}

/** Whoever opens an article with the keyboard goes on in it, and returns to the card it was opened from; the tab tells its name. */
function useFollowingFocus(shown: string | null, articles: Article[]): void {
  const before = useRef<{ shown: string; title: string } | null>(null);
  useEffect(() => {
    if (shown === null) return;
    const { shown: last, title } = before.current ?? { shown: null, title: document.title };
    before.current = { shown, title };
    const article = articles.find(({ slug }) => slug === shown);
    const practice = title.split(' · ').at(-1) ?? '';
    document.title = article ? `${article.title} · ${practice}` : title;
    if (last === null || last === shown) return;
    const stop = article
      ? document.querySelector<HTMLElement>(`#${shown} h1`)
      : document.querySelector<HTMLElement>(`[data-card="${last}"]`);
    stop?.focus({ preventScroll: true });
  }, [shown, articles]);
}
