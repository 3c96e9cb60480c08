export type StoredPicture = { type: string; etag: string; bytes: Buffer };
type Entry = { picture: StoredPicture; at: number };

/**
 * Keeps pictures in memory up to `limitBytes`, those used last, each good for `freshMs`. Many requests for one picture
 * ask `load` once. When `load` throws, a picture that is past its time is served rather than none.
 */
export function createPictureCache({ limitBytes, freshMs, now = Date.now }: { limitBytes: number; freshMs: number; now?: () => number }) {
  const entries = new Map<string, Entry>();
  const loading = new Map<string, Promise<StoredPicture | null>>();
  let size = 0;

  return async (file: string, load: () => Promise<StoredPicture | null>): Promise<StoredPicture | null> => {
    const kept = entries.get(file);
    if (kept) use(file, kept);
    if (kept && now() - kept.at < freshMs) return kept.picture;
    const under = loading.get(file) ?? begin(file, load);
    try {
      return await under;
    } catch (error) {
      if (kept) return kept.picture;
      throw error;
    }
  };

  function begin(file: string, load: () => Promise<StoredPicture | null>): Promise<StoredPicture | null> {
    const loaded = load()
      .then((picture) => {
        remove(file);
        if (picture) keep(file, picture);
        return picture;
      })
      .finally(() => loading.delete(file));
    loading.set(file, loaded);
    return loaded;
  }

  function keep(file: string, picture: StoredPicture): void {
    if (picture.bytes.length > limitBytes) return;
    entries.set(file, { picture, at: now() });
    size += picture.bytes.length;
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
  function use(file: string, entry: Entry): void {
    entries.delete(file);
    entries.set(file, entry);
  }
}
