/** The lowest versions without a known hole (promises SEC-24); a family is named by what its names begin with. */
export const floors: Record<string, string> = {
  payload: '3.90.0',
  '@payloadcms/': '3.90.0',
  next: '16.4.1',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router': '8.3.0',
  '@react-router/': '8.3.0',
  nodemailer: '10.0.13',
  sharp: '0.35.5',
  'drizzle-orm': '0.45.2',
  undici: '7.29.1',
  vitest: '4.1.11',
  tinypool: '2.2.0',
  postcss: '8.5.23',
  node: '24.21.0',
};

/** Licences that a shop may be run under without asking; of a choice one is enough, of a sum all are needed. */
export const licences = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
]);

/** Packages whose licence is another or not told, with the reason why they may stay. */
export const licenceReasons: Record<string, string> = {
  '@img/sharp-libvips-': 'LGPL-3.0: a library that is linked, never changed and never given away',
  busboy: 'MIT by its LICENSE file; its package.json names the licence in an old form',
  streamsearch: 'MIT by its LICENSE file; its package.json names the licence in an old form',
};
