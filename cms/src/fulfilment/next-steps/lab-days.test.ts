import { expect, test } from 'vitest';
import { withLabDays } from './lab-days.ts';

const step = {
  when: '10 to 28 days later',
  title: 'The lab has read your samples',
  text: 'Counted from the day they arrive there; it depends on the test.',
};
const giMap = { name: 'GI-MAP', days: 14 };
const child = { name: 'Child Gut', days: 28 };

test('ORD-10 LOOK-05 the days of the lab are those of the kits that were bought', () => {
  expect(withLabDays(step, { kits: [child, giMap, giMap], isOpen: false })).toMatchObject({
    when: '14 and 28 days later',
    text: 'Counted from the day they arrive there: 14 for GI-MAP, 28 for Child Gut.',
  });
  expect(withLabDays(step, { kits: [giMap, giMap], isOpen: false })).toMatchObject({
    when: '14 days later',
    text: 'Counted from the day they arrive there.',
  });
});

test('ORD-10 of a kit that is still to be chosen all that it may be count', () => {
  expect(withLabDays(step, { kits: [giMap, child], isOpen: true })).toEqual({
    ...step,
    when: '14 to 28 days later',
  });
});

test('ORD-10 where a product does not say its days, and in words that speak of no span, nothing changes', () => {
  const unknown = { name: 'New Test', days: null };
  expect(withLabDays(step, { kits: [giMap, unknown], isOpen: false })).toEqual(step);
  expect(withLabDays(step, { kits: [], isOpen: false })).toEqual(step);
  const other = { ...step, when: 'In 5 to 7 business days' };
  expect(withLabDays(other, { kits: [giMap], isOpen: false })).toEqual(other);
});
