/** `share` of the values is at most this one; 0 without values. */
export function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
export const grouped = (count: number) => count.toLocaleString('en-US');
