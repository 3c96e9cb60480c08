/**
 * The sum of quantities in what `serializeCart` wrote; 0 for anything unreadable, and where merely touching the storage
 * throws. Looks no closer than that, because it travels inside every page; `parseCart` has the last word once the
 * scripts are there.
 */
export function storedCount(read: () => string): number {
  try {
    let count = 0;
    for (const { quantity } of JSON.parse(read()) as { quantity: number }[]) count += quantity;
    return count > 0 && Number.isInteger(count) ? count : 0;
  } catch {
    return 0;
  }
}
