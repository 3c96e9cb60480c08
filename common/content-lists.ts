/** What the site reads of each content collection, so that the shop and the notes in the admin agree. */

/** A list is read by pages of this many documents. */
export const documentsAPage = 100;

/** The site shows so many documents of a collection and no more: what it keeps in memory stays bounded. */
export const mostShown = 1_000;

/** The order of the site as the CMS takes it; its last key is unique, so that no document stands on two pages or on none. */
export function siteOrder(collection: string): string {
  return collection === 'posts' ? '-date,-createdAt,id' : 'position,createdAt,id';
}
