/** The same as in pending-scroll.ts: a file that two pages share would be one more for both to fetch. */
const key = 'pendingScroll';

/** Notes that the next visit of the home page is meant for `section`; a browser that keeps nothing shows the page from its top. */
export function noteWantedSection(section: string, storage: () => Pick<Storage, 'setItem'>): void {
  try {
    storage().setItem(key, section);
  } catch {
    return;
  }
}
