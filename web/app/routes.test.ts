import { reservedNames } from 'common/reserved-names';
import { expect, test } from 'vitest';
import { pages } from '../tests/support/seed-content.ts';
import routes from './routes.ts';

test('HOUSE-02 no page of text can have the name of another page', () => {
  const names = routes.flatMap(({ path }) => /^[a-z0-9-]+/.exec(path ?? '')?.[0] ?? []);
  const files = ['sitemap', 'robots', 'rss'];
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !reservedNames.includes(name) && !files.includes(name))).toEqual(
    [],
  );
  expect(pages.filter(({ slug }) => reservedNames.includes(slug))).toEqual([]);
});
