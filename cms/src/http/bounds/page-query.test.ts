import { expect, test } from 'vitest';
import { boundPageQuery } from './page-query.ts';

test.each(['100000', '0', '-1', 'NaN', '101', '1e9', ''])(
  'SAFE-07 a page that is asked for limit=%s shows a hundred rows',
  (limit) => {
    expect(boundPageQuery({ limit, sort: 'name' })).toEqual({ sort: 'name', limit: '100' });
  },
);

test('SAFE-07 what a list of the admin asks for by itself passes as it is', () => {
  const asked = {
    limit: '50',
    page: '2',
    search: 'Ann',
    sort: '-createdAt',
    columns: '["number","status","-email"]',
    'where[or][0][and][0][status][equals]': 'paid',
    redirect: '/admin/orders?x=1',
  };
  expect(boundPageQuery(asked)).toEqual(asked);
  expect(boundPageQuery({ 'where[or][0][and][0][status][in]': ['paid', 'sent'] })).toEqual({
    'where[or][0][and][0][status][in]': ['paid', 'sent'],
  });
});

const clauses = Object.fromEntries(
  Array.from({ length: 251 }, (_, index) => [`where[or][${index}][id][equals]`, 'x']),
);

test.each([
  [{ limit: ['1', '100000'] }],
  [{ 'limit[]': '0' }],
  [{ page: '1e9' }],
  [{ page: '0' }],
  [{ depth: ['1', '2'] }],
  [clauses],
  [{ 'where[name][near]': '1' }],
  [{ where: '{' }],
  [{ 'where[or': '1' }],
  [{ search: 'a\0' }],
])('SAFE-07 the query %j of a page, which REST would refuse, counts as none', (asked) => {
  expect(boundPageQuery(asked)).toEqual({});
});
