/** Does `work` for 0 … count-1, `width` at a time. */
export async function crowd<T>(
  count: number,
  width: number,
  work: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      results[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, lane));
  return results;
}

/** Does `work` for every item, `width` at a time. */
export const inLanes = <Item, T>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<T>,
): Promise<T[]> => crowd(items.length, width, (index) => work(items[index] as Item));
