import { expect, test } from 'vitest';
import { withoutHolesInRows } from './without-holes.ts';

const read = (doc: object): unknown =>
  withoutHolesInRows(
    'sections',
    'text',
  )({ doc } as Parameters<ReturnType<typeof withoutHolesInRows>>[0]);

test('HOUSE-02 what is no node is taken out of each section, and the rest of the page stays', () => {
  const whole = { type: 'paragraph', children: [] };
  expect(
    read({
      title: 'Shipping',
      sections: [
        { heading: 'a', text: { root: { children: [null, whole, 'x'] } } },
        { heading: 'b', text: { root: null } },
        { heading: 'c' },
        'no row',
      ],
    }),
  ).toEqual({
    title: 'Shipping',
    sections: [
      { heading: 'a', text: { root: { children: [whole] } } },
      { heading: 'b', text: null },
      { heading: 'c' },
      'no row',
    ],
  });
  expect(read({ title: 'Shipping' })).toEqual({ title: 'Shipping' });
});
