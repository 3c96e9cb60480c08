/** Spec §9: how near to the bottom of the terms counts as read, in px. */
const threshold = 10;

/** True when the box is scrolled to within 10 px of its bottom, or has nothing to scroll (CHK-08, CHK-09). */
export function isAtEnd(box: {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}): boolean {
  return Math.floor(box.scrollHeight - box.clientHeight - box.scrollTop) <= threshold;
}
