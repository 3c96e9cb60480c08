/** Where a page that leads to a section of the home page notes its id (spec §2). */
const KEY = 'pendingScroll';

/** Notes that the next visit of the home page is meant for `section`; a browser that keeps nothing shows the page from its top. */
export function noteWantedSection(section: string, storage: () => Pick<Storage, 'setItem'>): void {
  try {
    storage().setItem(KEY, section);
  } catch {
    return;
  }
}

/** The section that this visit is meant for: the one of the address, or the noted one. A note counts once. */
export function takeWantedSection(hash: string, storage: () => Pick<Storage, 'getItem' | 'removeItem'>): string | null {
  const noted = takeNote(storage);
  return hash.slice(1) || noted;
}

/** A browser may keep its storage shut; then there is no note. */
function takeNote(storage: () => Pick<Storage, 'getItem' | 'removeItem'>): string | null {
  try {
    const note = storage().getItem(KEY);
    storage().removeItem(KEY);
    return note?.replace(/^#/, '') || null;
  } catch {
    return null;
  }
}
