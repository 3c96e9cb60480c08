import { expect, test } from 'vitest';
import { withDraft } from './draft.ts';

const list = {
  docs: [
    { id: 'a', title: 'A' },
    { id: 'b', title: 'B' },
  ],
  totalDocs: 2,
};

test('ADM-02 a draft takes the place of the document that it changes, and a new one comes first', () => {
  expect(
    withDraft('posts?depth=1', list, { slug: 'posts', id: 'b', doc: { id: 'b', title: 'New' } }),
  ).toEqual({
    ...list,
    docs: [
      { id: 'a', title: 'A' },
      { id: 'b', title: 'New' },
    ],
  });
  expect(withDraft('posts?depth=1', list, { slug: 'posts', id: 'c', doc: { id: 'c' } })).toEqual({
    ...list,
    docs: [{ id: 'c' }, ...list.docs],
  });
});

test('the words of a page take the place of the published ones', () => {
  expect(
    withDraft(
      'globals/home?depth=1',
      { hero: 'old' },
      { slug: 'home', id: null, doc: { hero: 'new' } },
    ),
  ).toEqual({ hero: 'new' });
});

test.each([
  ['faqs?depth=1', { slug: 'posts', id: 'a', doc: {} }],
  ['posts-archive?depth=1', { slug: 'posts', id: 'a', doc: {} }],
  ['globals/home?depth=1', { slug: 'home', id: 'a', doc: {} }],
  ['globals/home-page?depth=1', { slug: 'home', id: null, doc: {} }],
  ['posts?depth=1', { slug: 'posts', id: null, doc: {} }],
])('what else is read from %s stays as it is', (path, draft) => {
  expect(withDraft(path, list, draft)).toBe(list);
});
