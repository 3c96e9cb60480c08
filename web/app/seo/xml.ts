const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What XML 1.0 cannot hold, not even escaped (https://www.w3.org/TR/xml/#charsets): controls other than blanks and line ends. */
const unholdable = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

/** `text` as it may stand in an XML element or attribute. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(unholdable, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Elements by name, in their order; text is escaped. */
export function elements(texts: Record<string, string>): string {
  return Object.entries(texts)
    .map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`)
    .join('');
}
