import { expect, test } from 'vitest';
import { boundQuery, flatten, type Entry } from './query-bounds.ts';

const clauses = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => [`where[or][${index}][id][equals]`, 'x']);

test.each(['0', '-1', '101', '1e9', 'NaN', '', '1.5', '100000000000000000000'])(
  'SEC-14 a service that asks for limit=%s is refused',
  (limit) => {
    expect(boundQuery([['limit', limit]], 'service')).toHaveProperty('refusal');
  },
);

test.each(['0', '1000', '-1', 'NaN'])(
  'SEC-14 the admin asking for limit=%s gets a hundred',
  (limit) => {
    expect(
      boundQuery(
        [
          ['limit', limit],
          ['sort', 'name'],
        ],
        'session',
      ),
    ).toEqual({
      entries: [
        ['sort', 'name'],
        ['limit', '100'],
      ],
    });
  },
);

test.each(['1', '100'])('limit=%s passes', (limit) => {
  expect(boundQuery([['limit', limit]], 'service')).toEqual({ entries: [['limit', limit]] });
});

test('SEC-14 switching paging off still ends at a hundred rows', () => {
  expect(boundQuery([['pagination', 'false']], 'service')).toEqual({
    entries: [
      ['pagination', 'false'],
      ['limit', '100'],
    ],
  });
});

test('SEC-14 fifty conditions pass and fifty-one do not', () => {
  expect(boundQuery(clauses(50), 'service')).toHaveProperty('entries');
  expect(boundQuery(clauses(51), 'service')).toHaveProperty('refusal');
});

test('SEC-14 the admin may select many rows, but not without bound', () => {
  expect(boundQuery(clauses(100), 'session')).toHaveProperty('entries');
  expect(boundQuery(clauses(251), 'session')).toHaveProperty('refusal');
});

test('SEC-14 a query of very many parts is refused', () => {
  expect(
    boundQuery(
      Array.from({ length: 401 }, (_, index): Entry => [`select[f${index}]`, 'true']),
      'session',
    ),
  ).toHaveProperty('refusal');
});

test('a JSON query counts like the same query in an address', () => {
  expect(
    flatten({ limit: 5, where: { or: [{ id: { equals: 'a' } }, { id: { equals: 'b' } }] } }),
  ).toEqual([
    ['limit', '5'],
    ['where[or][0][id][equals]', 'a'],
    ['where[or][1][id][equals]', 'b'],
  ]);
});

test.each([
  'limit[]',
  'limit[0]',
  '[limit]',
  '[limit][]',
  'pagination[]',
  'page[]',
  'depth[]',
  'where[or',
  'a]b',
])('SEC-14 the key %s, which is read as another one, is refused', (key) => {
  for (const caller of ['service', 'session'] as const)
    expect(boundQuery([[key, '0']], caller)).toHaveProperty('refusal');
});

test.each(['limit', 'page', 'pagination', 'depth'])(
  'SEC-14 %s twice, which is read as a list, is refused',
  (key) => {
    expect(
      boundQuery(
        [
          [key, '1'],
          [key, '2'],
        ],
        'session',
      ),
    ).toHaveProperty('refusal');
  },
);

test.each(['0', '-1', '1e9', 'x', ''])('SEC-06 the page %j is refused', (page) => {
  expect(boundQuery([['page', page]], 'service')).toHaveProperty('refusal');
});

test.each(['all', 'near', 'within', 'intersects'])(
  'SEC-06 the comparison %s, which the database does not know, is refused',
  (name) => {
    expect(boundQuery([[`where[or][0][handle][${name}]`, 'x']], 'session')).toHaveProperty(
      'refusal',
    );
  },
);

test('SEC-14 conditions in one JSON text count like the same conditions in the address', () => {
  const asked = (count: number): Entry[] => [
    [
      'where',
      JSON.stringify({ or: Array.from({ length: count }, () => ({ id: { equals: 'x' } })) }),
    ],
  ];
  expect(boundQuery(asked(50), 'service')).toEqual({ entries: clauses(50) });
  expect(boundQuery(asked(51), 'service')).toHaveProperty('refusal');
});

test.each([
  ['where', '%'],
  ['where', '{'],
  ['where', '['.repeat(50) + ']'.repeat(50)],
  ['where', '"x"'],
  ['where', '7'],
  ['where', '[]'],
  ['data', '{'],
] satisfies Entry[])('SEC-06 %s=%s cannot be read and is refused', (key, value) => {
  expect(boundQuery([[key, value]], 'service')).toHaveProperty('refusal');
});
