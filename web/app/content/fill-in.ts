/** Puts values into an editor's words: fillIn('{count} items', { count: 3 }) is '3 items'. Unknown names stay as they are. */
export function fillIn(words: string, values: Record<string, string | number>): string {
  return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
