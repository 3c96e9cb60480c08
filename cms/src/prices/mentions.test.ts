import { expect, test } from 'vitest';
import { mentionsOf, withPrice } from './mentions.ts';

const products = [
  { id: 'gi', name: 'GI-MAP' },
  { id: 'zonulin', name: 'GI-MAP plus Zonulin' },
  { id: 'package', name: 'Complete Gut Health Package' },
];
const said = (text: string) =>
  mentionsOf(text, products).map(({ product, cents }) => [product, cents]);

test.each([
  ['The Complete Gut Health Package is $777.', [['package', 77_700]]],
  [
    'The GI-MAP is $477, GI-MAP plus Zonulin $537.',
    [
      ['gi', 47_700],
      ['zonulin', 53_700],
    ],
  ],
  ['For $1,250.50 you get the gi-map.', [['gi', 125_050]]],
  ['Shipping is $9. The GI-MAP comes to your door.', []],
  ['GI-MAPPING costs $5.', []],
  ['GI-MAP\n$12 is the fee of somebody else.', []],
  ['No price here.', []],
  ['', []],
])('DESK-08 an amount belongs to the product that its sentence names: %s', (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test('DESK-08 only the amounts of one product are written anew', () => {
  const text =
    'The GI-MAP is $477 and the Complete Gut Health Package $777. A GI-MAP at $477 is fine.';
  const mentions = mentionsOf(text, products).filter(({ product }) => product === 'gi');
  expect(withPrice(text, mentions, '$1,480')).toBe(
    'The GI-MAP is $1,480 and the Complete Gut Health Package $777. A GI-MAP at $1,480 is fine.',
  );
});
