import type { KeptPicture, PictureFolder, StoredPicture } from './picture-folder.ts';

/** The clocks of CMS and shop may differ by this much. */
const skewMs = 10_000;
const burstMs = 1_000;

/** Whether a picture read at `at` surely shows what stands in the CMS since `changedAt` (ms). */
export function isSurelyNewer(at: number, changedAt: number): boolean {
  return changedAt + skewMs <= at;
}

/**
 * Keeps pictures in memory up to `limitBytes`, those used last, with a copy in `folder`. Who names the time of the last
 * change gets a picture read after it, however old; without one a picture is good for `freshMs`. Many requests for one
 * picture ask `load` once. When `load` throws, an older picture is served rather than none.
 */
export function createPictureCache({
  limitBytes,
  freshMs,
  folder,
  now = Date.now,
}: {
  limitBytes: number;
  freshMs: number;
  folder?: PictureFolder;
  now?: () => number;
}) {
  const entries = new Map<string, KeptPicture>();
  const loading = new Map<string, Promise<KeptPicture | null>>();
  let size = 0;

  return async (
    file: string,
    changedAt: number | null,
    load: () => Promise<StoredPicture | null>,
  ): Promise<KeptPicture | null> => {
    const kept = entries.get(file) ?? (await fromFolder(file));
    if (kept) use(file, kept);
    if (kept && isGood(kept, changedAt)) return kept;
    const under = loading.get(file) ?? begin(file, load);
    try {
      return await under;
    } catch (error) {
      if (kept) return kept;
      throw error;
    }
  };

  function isGood({ at }: KeptPicture, changedAt: number | null): boolean {
    const age = now() - at;
    return changedAt === null ? age < freshMs : isSurelyNewer(at, changedAt) || age < burstMs;
  }

  async function fromFolder(file: string): Promise<KeptPicture | null> {
    const copy = (await folder?.read(file)) ?? null;
    const loadedMeanwhile = entries.get(file);
    if (loadedMeanwhile) return loadedMeanwhile;
    if (copy) keep(file, copy);
    return copy;
  }

  function begin(
    file: string,
    load: () => Promise<StoredPicture | null>,
  ): Promise<KeptPicture | null> {
    const at = now();
    const loaded = load()
      .then((picture) => {
        remove(file);
        if (!picture) return null;
        const kept = { picture, at };
        keep(file, kept);
        void folder?.write(file, kept);
        return kept;
      })
      .finally(() => loading.delete(file));
    loading.set(file, loaded);
    return loaded;
  }

  function keep(file: string, kept: KeptPicture): void {
    if (kept.picture.bytes.length > limitBytes) return;
    entries.set(file, kept);
    size += kept.picture.bytes.length;
    for (const oldest of entries.keys()) {
      if (size <= limitBytes) break;
      remove(oldest);
    }
  }

  function remove(file: string): void {
    size -= entries.get(file)?.picture.bytes.length ?? 0;
    entries.delete(file);
  }

  /** A map keeps the order of insertion: what is put in again stands last and goes last. */
  function use(file: string, kept: KeptPicture): void {
    if (!entries.delete(file)) return;
    entries.set(file, kept);
  }
}
