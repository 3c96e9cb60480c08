import type { Stamp } from '../server/cache/versioned-cache.ts';
import type { ContentState } from './list-tags.ts';

const validMs = 250;
const waitMs = 150;
const trustedMs = 10_000;

/**
 * Follows the content version of the CMS. `ask` is called at most every 250 ms, and only when somebody wants a page;
 * who finds the last answer older than that waits for the new one, 150 ms at most.
 * Who needs the very first version waits until the question is settled.
 *
 * While no answer comes the last version stands. After ten seconds of asking in vain its stamp changes every ten seconds,
 * unsure: what visitors see is then renewed behind their backs, every list of it, in case the CMS answers everything but
 * this question.
 */
export function createContentVersion({
  ask,
  initial = null,
  now = Date.now,
}: {
  ask: () => Promise<ContentState>;
  initial?: ContentState | null;
  now?: () => number;
}) {
  let state = initial;
  let sure = toStamp(initial);
  let askedAt = -Infinity;
  let settledAt = -Infinity;
  let answeredAt = now();
  let failingSince: number | null = null;
  let asking: { since: number; done: Promise<void> } | null = null;

  const stamp = (): Stamp => {
    if (failingSince === null) return sure;
    const silentMs = settledAt - failingSince;
    if (silentMs < trustedMs) return { ...sure, isSure: false };
    return { name: `${sure.name}?${Math.floor(silentMs / trustedMs)}`, isSure: false };
  };

  /** Under a steady stream of visitors the next answer is there before the last one is too old, and nobody waits. */
  const askInTime = (): void => {
    if (asking || now() - askedAt < validMs) return;
    askedAt = now();
    asking = { since: askedAt, done: renew() };
  };

  /** The stamp when it can be had without waiting: it was confirmed just now, or the answer is late already. */
  const atOnce = (): Stamp | null => {
    askInTime();
    if (now() - settledAt < validMs) return stamp();
    return asking && state !== null && now() - asking.since >= waitMs ? stamp() : null;
  };

  const latest = async (): Promise<Stamp> => {
    const known = atOnce();
    if (known) return known;
    const done = asking?.done;
    await (state === null
      ? done
      : Promise.race([done, new Promise((resolve) => setTimeout(resolve, waitMs))]));
    return stamp();
  };

  return {
    atOnce,
    latest,
    /** As the CMS told it the last time. */
    known: () => sure,
    /** `staleSeconds`: for how long nobody has confirmed that this is the current version. */
    state: () => ({
      version: state?.version ?? null,
      staleSeconds: failingSince === null ? 0 : Math.floor((now() - answeredAt) / 1_000),
    }),
  };

  async function renew(): Promise<void> {
    try {
      state = await ask();
      sure = toStamp(state);
      answeredAt = now();
      failingSince = null;
    } catch {
      failingSince ??= now();
    } finally {
      settledAt = now();
      asking = null;
    }
  }
}

/** As the CMS has just told it. */
export function toStamp(state: ContentState | null): Stamp {
  return { name: String(state?.version ?? 'none'), isSure: true, lists: state?.lists };
}
