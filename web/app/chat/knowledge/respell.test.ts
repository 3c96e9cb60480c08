import { expect, test } from 'vitest';
import { seedKnowledge } from '../../../tests/support/chat-content.ts';
import { createRespell } from './respell.ts';

const { respell } = seedKnowledge();

test.each([
  ['suplements prices', 'supplements prices'],
  ['the diffrence between both', 'the difference between both'],
  ['shiping adress', 'shipping address'],
  ['insurence or apointment', 'insurance or appointment'],
])('ASK-05 what is misspelled is read as it was meant: %s', (typed, meant) => {
  expect(respell(typed)).toBe(meant);
});

test.each([
  'would you be praying for us',
  'skipping breakfast',
  'though it slipped',
  'county',
  'to reuse',
])(
  'ASK-05 a word that is spelt right stays, also where one of the site is near to it: %s',
  (typed) => {
    expect(respell(typed)).toBe(typed);
  },
);

test('ASK-05 a slip that several ways of asking hold is a slip all the same, and a word that they have is none', () => {
  const often = Array.from({ length: 30 }, () => 'which electrolyte is it');
  const ways = [...often, 'electrolite please', 'your electrolite', 'a zeolith', 'the zeolith'];
  expect(createRespell([], ways)('electrolite or zeoliths or zeolith')).toBe(
    'electrolyte or zeoliths or zeolith',
  );
});
