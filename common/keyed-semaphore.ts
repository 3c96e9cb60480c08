/** Lets at most `most` pieces of work of one key be under way; null says that the next one has to come again. */
export function createKeyedSemaphore(most: number) {
  const underWay = new Map<string, number>();

  return async function take<T>(key: string, work: () => Promise<T>): Promise<T | null> {
    const running = underWay.get(key) ?? 0;
    if (running >= most) return null;
    underWay.set(key, running + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(key) ?? 1) - 1;
      if (left > 0) underWay.set(key, left);
      else underWay.delete(key);
    }
  };
}
