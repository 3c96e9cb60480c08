import type { Stamp } from '../server/cache/versioned-cache.ts';

const validMs = 250;
const waitMs = 150;
const trustedMs = 10_000;

/**
 * Follows the content version of the CMS. `ask` is called at most every 250 ms, and only when somebody wants a page;
 * who finds the last answer older than that waits for the new one, 150 ms at most.
 * Who needs the very first version waits until the question is settled.
 *
 * While no answer comes the last version stands. After ten seconds its stamp changes every ten seconds, unsure: what
 * visitors see is then renewed behind their backs, in case the CMS answers everything but this question.
 */
export function createContentVersion({
  ask,
  initial = null,
  now = Date.now,
}: {
  ask: () => Promise<number>;
  initial?: number | null;
  now?: () => number;
}) {
  let version = initial;
  let sure = { name: String(initial ?? 'none'), isSure: true };
  let askedAt = -Infinity;
  let settledAt = -Infinity;
  let answeredAt = now();
  let failingSince: number | null = null;
  let asking: { since: number; done: Promise<void> } | null = null;

  const stamp = (): Stamp => {
    if (failingSince === null) return sure;
    const silentMs = now() - failingSince;
    const { name } = sure;
    return {
      name: silentMs < trustedMs ? name : `${name}?${Math.floor(silentMs / trustedMs)}`,
      isSure: false,
    };
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
    return asking && version !== null && now() - asking.since >= waitMs ? stamp() : null;
  };

  const latest = async (): Promise<Stamp> => {
    const known = atOnce();
    if (known) return known;
    const done = asking?.done;
    await (version === null
      ? done
      : Promise.race([done, new Promise((resolve) => setTimeout(resolve, waitMs))]));
    return stamp();
  };

  return {
    atOnce,
    latest,
    /** `staleSeconds`: for how long nobody has confirmed that this is the current version. */
    state: () => ({
      version,
      staleSeconds: failingSince === null ? 0 : Math.floor((now() - answeredAt) / 1_000),
    }),
  };

  async function renew(): Promise<void> {
    try {
      version = await ask();
      sure = { name: String(version), isSure: true };
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
