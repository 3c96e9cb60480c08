/** Tags of the last change of each list and page by the name that the CMS is asked by; of all others, `since`. */
export type ListTags = { since: string; changed: Record<string, string> };

/** The state of the content that something was made from. `isSure` is false while the CMS does not confirm it. */
export type Stamp = { name: string; isSure: boolean; lists?: ListTags };

/** `isCurrent` is false when a value had to be made from content older than its stamp, and when none newer was to be had. */
export type Versioned<Value> = { value: Value; isCurrent: boolean };

type Kept<Value> = Versioned<Value> & { stamp: string; at: number; turn: number };
type Loading<Value> = { stamp: string; result: Promise<Versioned<Value>> };

/**
 * Keeps values by key, each with the stamp of the content it was made from. A value of another stamp is stale: who asks
 * for it waits `waitMs` for a new one and then gets the old one, which is kept however long no new one can be made.
 * Many who ask for the same key and stamp cause one load. A failed load is tried again after `retryMs` at the earliest.
 * Of more than `most` values those that were loaded longest ago are thrown away.
 */
export function createVersionedCache<Value>({
  waitMs,
  retryMs = 1_000,
  most = Infinity,
  now = Date.now,
}: {
  waitMs: number;
  most?: number;
  retryMs?: number;
  now?: () => number;
}) {
  const entries = new Map<string, Kept<Value>>();
  const loading = new Map<string, Loading<Value>>();
  let turns = 0;

  return {
    /** What can be handed out at this moment without asking anybody; without a stamp, whatever there is. */
    peek: (key: string, stamp: Stamp | null): Value | undefined => {
      const kept = entries.get(key);
      return kept && (stamp === null || isFresh(kept, stamp)) ? kept.value : undefined;
    },

    /** @throws what `load` throws, when there is no older value to fall back on. */
    get: async (
      key: string,
      stamp: Stamp,
      load: () => Promise<Versioned<Value>>,
    ): Promise<Versioned<Value>> => {
      const kept = entries.get(key);
      if (kept && isFresh(kept, stamp)) return kept;
      const next = loading.get(key);
      const result = next?.stamp === stamp.name ? next.result : begin(key, stamp, load);
      if (!kept) return result;
      const old = { value: kept.value, isCurrent: false };
      return Promise.race([result.catch(() => old), after(stamp.isSure ? waitMs : 0, old)]);
    },

    /** Puts in what an earlier process knew. */
    restore: (key: string, stamp: string, value: Value): void => {
      entries.set(key, { value, stamp, isCurrent: true, at: now(), turn: 0 });
    },

    /** What is kept of `key`; a value that is not current has an empty stamp. */
    kept: (key: string): { stamp: string; value: Value } | undefined => {
      const kept = entries.get(key);
      return kept && withStamp(kept);
    },

    /** Everything that is kept. */
    all: (): { key: string; stamp: string; value: Value }[] =>
      Array.from(entries, ([key, kept]) => ({ key, ...withStamp(kept) })),
  };

  function withStamp({ stamp, isCurrent, value }: Kept<Value>): { stamp: string; value: Value } {
    return { stamp: isCurrent ? stamp : '', value };
  }

  function isFresh(kept: Kept<Value>, stamp: Stamp): boolean {
    return kept.stamp === stamp.name && (kept.isCurrent || now() - kept.at < retryMs);
  }

  function dropOldest(): void {
    const [oldest] = entries.keys();
    if (oldest !== undefined && entries.size > most) entries.delete(oldest);
  }

  function begin(
    key: string,
    stamp: Stamp,
    load: () => Promise<Versioned<Value>>,
  ): Promise<Versioned<Value>> {
    const turn = (turns += 1);
    const keep = (loaded: Versioned<Value>) => {
      // A load that took longer than one begun after it must not bring the older value back.
      if ((entries.get(key)?.turn ?? -1) < turn) {
        entries.delete(key);
        entries.set(key, { ...loaded, stamp: stamp.name, at: now(), turn });
        dropOldest();
      }
      return loaded;
    };
    const result = load()
      .then(keep, (error: unknown) => {
        const kept = entries.get(key);
        if (!kept) throw error;
        return keep({ value: kept.value, isCurrent: false });
      })
      .finally(() => {
        if (loading.get(key)?.result === result) loading.delete(key);
      });
    result.catch(() => undefined);
    loading.set(key, { stamp: stamp.name, result });
    return result;
  }
}

function after<Value>(ms: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, ms, value));
}
