import { expect, test } from 'vitest';
import type { CuratedAnswer } from '../../content/views.ts';
import { meaningOf } from '../meaning/vectors.ts';
import { createCurated } from './find-curated.ts';

const answer = (id: string, way: string): CuratedAnswer => ({
  id,
  asks: { english: [way], spanish: [] },
  words: { english: id, spanish: id },
  page: null,
  comesFirst: false,
});
const [superbill, insurance, coupon] = [
  answer('superbill', 'paper for the insurer'),
  answer('insurance', 'which payers are taken'),
  answer('coupon', 'promotion at checkout'),
];
const places: Record<string, [number, number]> = {
  'paper for the insurer': [1, 0.1],
  'which payers are taken': [0.9, 0.5],
  'promotion at checkout': [0.1, 1],
};
const unit = ([x, y]: [number, number]) => {
  const length = Math.hypot(x, y);
  return new Float32Array([x / length, y / length]);
};
const find = createCurated([superbill, insurance, coupon], {
  known: (text) => (places[text] ? meaningOf(unit(places[text])) : null),
  learn: () => Promise.resolve(),
  of: () => Promise.resolve(null),
});
const meant = unit([0.53, 0.848]);

test('ASK-06 what goes on with a talk is rather near to what was spoken of, and not what was said already', () => {
  expect(find('does it have them', 'english', meant)[0]?.answer).toBe(coupon);
  const lean = { on: [superbill], given: [superbill], manner: 'asks' as const };
  expect(find('does it have them', 'english', meant, lean)[0]?.answer).toBe(insurance);
});
