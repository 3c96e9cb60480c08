/** Does `work` for every item, three at a time, and answers the results in the order of the items. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const workNext = async (): Promise<void> => {
    for (const [index, item] of waiting) results[index] = await work(item, index);
  };
  await Promise.all([workNext(), workNext(), workNext()]);
  return results;
}
