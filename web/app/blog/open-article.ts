/** What a click on a card leaves in the history entry; `steps` is how many entries back the list is, 0 when it is none. */
export type ArticleState = { article: string; steps: number };

/**
 * Which article an address and its history entry show: its slug, '' for the list, and null when the address speaks of
 * something else on the page (the skip link's '#main'), so that what is open stays open. `mayBe` tells of a name in the
 * address whether an article may have it.
 */
export function wantedArticle(
  { hash, state }: { hash: string; state: unknown },
  mayBe: (name: string) => boolean,
): string | null {
  const [named = ''] = hash.slice(1).split('--');
  if (named) return mayBe(named) ? named : null;
  return readState(state).article;
}

export function readState(state: unknown): ArticleState {
  if (typeof state !== 'object' || state === null) return { article: '', steps: 0 };
  const { article, steps } = state as Partial<Record<keyof ArticleState, unknown>>;
  return {
    article: typeof article === 'string' ? article : '',
    steps: Number.isInteger(steps) ? Number(steps) : 0,
  };
}

/** The entry for an article that is opened from `shown` ('' for the list): from an article that a link led to no list is behind it. */
export function nextState(
  article: string,
  { shown, state }: { shown: string; state: unknown },
): ArticleState {
  const { steps } = readState(state);
  return { article, steps: shown === '' || steps > 0 ? steps + 1 : 0 };
}
