/** Where a page that leads to a section of the home page notes its id (spec §2). */
const key = 'pendingScroll';

/** The section that this visit is meant for: the one of the address, or the noted one. A note counts once. */
export function takeWantedSection(
  hash: string,
  storage: () => Pick<Storage, 'getItem' | 'removeItem'>,
): string | null {
  const noted = takeNote(storage);
  return hash.slice(1) || noted;
}

/** A browser may keep its storage shut; then there is no note. */
function takeNote(storage: () => Pick<Storage, 'getItem' | 'removeItem'>): string | null {
  try {
    const note = storage().getItem(key);
    storage().removeItem(key);
    return note?.replace(/^#/, '') || null;
  } catch {
    return null;
  }
}
