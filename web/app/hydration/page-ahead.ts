/** So long what was asked for ahead may be shown. */
const keptMs = 5_000;

/**
 * Keeps the answer with the data of the page that somebody is about to go to (FAST-09). Who goes there within five seconds is
 * given it, once: the next way there may be to a later state of the page.
 */
export function createPageAhead({
  ask,
  now = () => performance.now(),
}: {
  ask: (path: string) => Promise<Response>;
  now?: () => number;
}) {
  let kept: { path: string; since: number; answer: Promise<Response | null> } | null = null;
  const isKept = (path: string) => kept?.path === path && now() - kept.since < keptMs;

  return {
    /** `page` is the path of it. */
    askFor: (page: string): void => {
      const path = page === '/' ? '/_.data' : `${page}.data`;
      if (isKept(path)) return;
      const answer = ask(path).then(
        (came) => (came.ok ? came : null),
        () => null,
      );
      kept = { path, since: now(), answer };
    },
    /** Null: it was not asked for, or nothing came of it. */
    take: async (url: string): Promise<Response | null> => {
      const answer = isKept(new URL(url).pathname) ? kept?.answer : null;
      kept = null;
      return answer ?? null;
    },
  };
}

export type PageAhead = ReturnType<typeof createPageAhead>;
