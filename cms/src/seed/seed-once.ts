import type { Payload } from 'payload';

/** Does `work` unless the marker of `part` is there, and sets it afterwards. True when it was done now. */
export async function seedOnce(
  payload: Payload,
  part: string,
  work: () => Promise<void>,
): Promise<boolean> {
  const marker = `${part}-seeded`;
  if (await payload.kv.has(marker)) return false;
  await work();
  await payload.kv.set(marker, { at: new Date().toISOString() });
  return true;
}
