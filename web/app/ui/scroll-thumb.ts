type Scrolled = { scrollTop: number; scrollHeight: number; clientHeight: number };

/** Where the thumb of a scrollbar is and how long: shares of its track, 0 to 1. */
export type Thumb = { top: number; height: number };

/** What a finger can still take hold of, in px. */
const leastHeight = 18;

/** Null where everything can be seen. */
export function thumbOf({ scrollTop, scrollHeight, clientHeight }: Scrolled): Thumb | null {
  if (scrollHeight <= clientHeight) return null;
  const height = Math.min(1, Math.max(clientHeight / scrollHeight, leastHeight / clientHeight));
  return { top: (scrollTop / (scrollHeight - clientHeight)) * (1 - height), height };
}

/**
 * How far down of its track (0 to 1) a pointer holds the thumb: where it was pressed, and in its middle when the press was
 * beside it.
 */
export function holdOf(pointer: number, { top, height }: Thumb): number {
  const inside = pointer - top;
  return inside >= 0 && inside <= height ? inside : height / 2;
}

/** The `scrollTop` of a box whose thumb is held at `hold` by a pointer at `pointer`; the browser bounds it. */
export function scrolledTo(
  pointer: number,
  hold: number,
  { height }: Thumb,
  { scrollHeight, clientHeight }: Omit<Scrolled, 'scrollTop'>,
): number {
  return height < 1 ? ((pointer - hold) / (1 - height)) * (scrollHeight - clientHeight) : 0;
}
