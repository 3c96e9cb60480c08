const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Characters that XML 1.0 cannot hold, not even escaped (https://www.w3.org/TR/xml/#charsets). */
// oxlint-disable-next-line no-control-regex
const UNHOLDABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** `text` as it may stand in an XML element or attribute. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(UNHOLDABLE, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Elements by name, in their order; text is escaped. */
export function elements(texts: Record<string, string>): string {
  return Object.entries(texts)
    .map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`)
    .join('');
}
