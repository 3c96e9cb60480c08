/** A saved reply for somebody: {name} becomes the first name. */
export const fillSaved = (text: string, firstName: string): string =>
  text.replaceAll('{name}', firstName);

/** What a saved reply left open: its [square brackets] that still stand in the text. */
export const openPlaces = (text: string, saved: string | null): string[] =>
  (saved?.match(/\[[^[\]\n]+\]/g) ?? []).filter((place) => text.includes(place));
