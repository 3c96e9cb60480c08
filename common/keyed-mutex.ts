const last = new Map<string, Promise<unknown>>();

/** Runs the work of one `key` piece by piece, in the order of the calls; other keys do not wait. Within this process only. */
export async function withKeyedMutex<T>(key: string, work: () => Promise<T>): Promise<T> {
  const own = (last.get(key) ?? Promise.resolve()).then(work);
  const settled = own.catch(() => undefined);
  last.set(key, settled);
  try {
    return await own;
  } finally {
    if (last.get(key) === settled) last.delete(key);
  }
}
