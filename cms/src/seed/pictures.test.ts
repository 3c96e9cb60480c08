import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampleFile } from './files.ts';
import { freebies } from './lists/freebies.ts';
import { recommendations } from './lists/recommendations.ts';
import { offers } from './offers.ts';
import { drawings } from './pictures.ts';
import { gutKits } from './products/gut-kits.ts';
import { otherKits } from './products/other-kits.ts';
import { services } from './products/services.ts';

const named = [
  ...[...gutKits, ...otherKits, ...services, ...offers, ...recommendations].map(
    ({ drawing }) => drawing,
  ),
  ...freebies.flatMap(({ guide, partner }) => [`guide-${guide}`, ...(partner ? [partner] : [])]),
  ...readdirSync(sampleFile('articles')).map((name) => `article-${name.replace(/\.md$/, '')}`),
  'portrait',
  'flyer',
  ...['store', 'guides', 'pantry', 'street'].map((name) => `share-${name}`),
];

test('every picture of the samples has a drawing and says what it shows', () => {
  const drawn = readdirSync(sampleFile('pictures'))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.replace(/\.svg$/, ''));
  expect(drawn.sort()).toEqual([...new Set(named)].sort());
  expect(Object.keys(drawings).sort()).toEqual(drawn);
  for (const alt of Object.values(drawings)) expect(alt).toMatch(/^\p{Lu}.{15,200}$/u);
});
