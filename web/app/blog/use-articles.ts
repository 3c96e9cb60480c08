import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { articlePath } from '../content/blog-paths.ts';
import type { BlogPage, OpenArticle } from '../content/views.ts';
import { useLate } from '../hydration/use-late-code.ts';
import { useIsHydrated } from '../ui/use-is-hydrated.ts';
import { loadArticle } from './load-article.ts';
import { nextState, readState, wantedArticle } from './open-article.ts';

/** What came of asking for a text: the article, 'none' of this name, or 'away'. */
type Known = ReadonlyMap<string, OpenArticle | 'none' | 'away'>;

/** The skip link leads there. */
const main = 'main';

/**
 * Which article is open: its slug, '' for the list, and its text once it is there. Opening one leaves the address as it
 * is and makes a history entry, so that Back returns to the list at its old place. The text is fetched at the press;
 * out of reach, the list stays and says so (ERR-02). An address or a history entry that names an article waits for it.
 */
export function useArticles({ articles, page }: Pick<BlogPage, 'articles' | 'page'>) {
  const location = useLocation();
  const navigate = useNavigate();
  const late = useLate();
  // What stands behind the question mark belongs to an editor's preview and stays.
  const here = { pathname: location.pathname, search: location.search };
  const isHydrated = useIsHydrated();
  const [known, setKnown] = useState<Known>(new Map());
  const [opening, setOpening] = useState('');
  const [last, setLast] = useState('');
  const pressed = useRef('');
  useEffect(() => () => void (pressed.current = ''), []);

  const isAllHere = page.last === 1;
  const mayBe = (name: string) =>
    name !== main && (!isAllHere || articles.some(({ slug }) => slug === name));
  const wanted = isHydrated ? (wantedArticle(location, mayBe) ?? last) : '';
  if (wanted !== last) setLast(wanted);
  const found = known.get(wanted);
  const shown = found === 'none' ? '' : wanted;
  const opened = typeof found === 'object' ? found : null;

  const learn = (slug: string, what: OpenArticle | 'none' | 'away') =>
    setKnown((before) => new Map(before).set(slug, what));

  useEffect(() => {
    if (!shown || found) return;
    loadArticle(shown).then(
      (loaded) => learn(shown, loaded ?? 'none'),
      () => learn(shown, 'away'),
    );
  }, [shown, found]);
  useFollowingFocus(isHydrated ? shown : null, opened);
  useNamedHeading(location.hash, opened);

  const show = (slug: string) =>
    void navigate(here, { state: nextState(slug, { shown, state: location.state }) });

  return {
    shown,
    opened,
    isAway: found === 'away',
    /** The article that was pressed and whose text is on the way. */
    opening,
    open: (slug: string) => (event: MouseEvent) => {
      if (isForTheBrowser(event)) return;
      event.preventDefault();
      if (typeof known.get(slug) === 'object') return show(slug);
      pressed.current = slug;
      setOpening(slug);
      late(
        () => loadArticle(slug).finally(() => setOpening((now) => (now === slug ? '' : now))),
        (loaded) => {
          if (pressed.current !== slug) return;
          if (!loaded) return window.location.assign(articlePath(slug));
          learn(slug, loaded);
          show(slug);
        },
        () => window.location.assign(articlePath(slug)),
      );
    },
    back: (event: MouseEvent) => {
      if (isForTheBrowser(event)) return;
      event.preventDefault();
      const { steps } = readState(location.state);
      void (steps > 0 ? navigate(-steps) : navigate(here));
    },
    askAgain: () => setKnown((before) => new Map([...before].filter(([slug]) => slug !== shown))),
  };
}

function isForTheBrowser({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey;
}

/** Whoever opens an article with the keyboard goes on in it, and returns to the card it was opened from; the tab tells its name. */
function useFollowingFocus(shown: string | null, opened: OpenArticle | null): void {
  const before = useRef<{ shown: string; title: string } | null>(null);
  const title = opened?.article.title;
  useEffect(() => {
    if (shown === null || (shown && title === undefined)) return;
    const isFirst = before.current === null;
    const { shown: last, title: own } = (before.current ??= { shown, title: document.title });
    before.current = { shown, title: own };
    const practice = own.split(' · ').at(-1) ?? '';
    document.title = title === undefined ? own : `${title} · ${practice}`;
    if (isFirst || last === shown) return;
    const stop = shown
      ? document.querySelector<HTMLElement>(`#${shown} h1`)
      : document.querySelector<HTMLElement>(`[data-card="${last}"]`);
    stop?.focus({ preventScroll: true });
  }, [shown, title]);
}

/** An address may name a heading of the article, which is not there before its text. */
function useNamedHeading(hash: string, opened: OpenArticle | null): void {
  useEffect(() => {
    if (opened && hash.includes('--')) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, opened]);
}
