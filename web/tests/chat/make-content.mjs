import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Makes content.json, the sample content of a freshly seeded shop as the CMS hands it out, without pictures:
 * node tests/chat/make-content.mjs <data folder>/web-snapshot/content.json
 */
const { documents } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const LEFT_OUT = new Set(['picture', 'sharePicture', 'flyer', 'file', 'partnerLogo', 'updatedAt', 'createdAt', 'indent', 'direction', 'detail', 'mode', 'style', 'version', 'textFormat', 'textStyle']);
const KEPT_DETAIL = new Set(['facts', 'items']);

function trimmed(value, inside = '') {
  if (Array.isArray(value)) return value.map((entry) => trimmed(entry, inside));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, inner]) => (LEFT_OUT.has(name) && !(name === 'detail' && KEPT_DETAIL.has(inside)) ? [] : [[name, trimmed(inner, name)]])));
}

const parts = documents
  .map(({ key, value }) => [key.split('?')[0], value])
  .filter(([name]) => !['testimonials', 'globals/testimonials-page', 'partner-links'].includes(name))
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([name, value]) => `${JSON.stringify(name)}: ${value.docs ? `[\n${value.docs.map((document) => JSON.stringify(trimmed(document))).join(',\n')}\n]` : JSON.stringify(trimmed(value))}`);
writeFileSync(new URL('content.json', import.meta.url), `{\n${parts.join(',\n')}\n}\n`);
