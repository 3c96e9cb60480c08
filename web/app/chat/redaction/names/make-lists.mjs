import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes words.txt and first-names.txt: `node make-lists.mjs <index.dic of dictionary-en> <names.json> <names.json>`. What
 * the word classes tell by a word's end (word-class.ts) is left out.
 */
const [dictionary, ...nameFiles] = process.argv.slice(2);
const toldByItsEnd =
  /(?:ness|tion|sion|ment|ship|ism|ity|ful|less|able|ible|ous|ive|ology|itis|osis|emia|ectomy)$/;
const write = (file, words) =>
  writeFileSync(
    new URL(file, import.meta.url),
    `${[...new Set(words)].toSorted((left, right) => left.localeCompare(right)).join('\n')}\n`,
  );

const entries = readFileSync(dictionary, 'utf8')
  .split('\n')
  .slice(1)
  .map((line) => line.split('/')[0] ?? '');
write(
  'words.txt',
  entries.filter((word) => /^[a-z]{2,}$/.test(word) && !toldByItsEnd.test(word)),
);
write(
  'first-names.txt',
  nameFiles
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')))
    .map((name) => name.toLowerCase())
    .filter((name) => /^\p{L}{2,}$/u.test(name)),
);
