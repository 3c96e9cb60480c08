import { expect, test } from 'vitest';
import { nextState, readState, wantedArticle } from './open-article.ts';

const slugs = ['heal-your-gut', 'yuka-app'];
const wanted = (hash: string, state: unknown = null) =>
  wantedArticle({ hash, state }, (name) => slugs.includes(name));

test('BLOG-04 an address with a name opens that article, one with a heading of it too', () => {
  expect([
    wanted('#yuka-app'),
    wanted('#heal-your-gut--where-to-begin'),
    wanted('#heal-your-gut', { article: 'yuka-app', steps: 1 }),
  ]).toEqual(['yuka-app', 'heal-your-gut', 'heal-your-gut']);
});

test('BLOG-05 without a name the history entry decides, and without one the list shows', () => {
  expect([wanted('', { article: 'yuka-app', steps: 1 }), wanted(''), wanted('#')]).toEqual([
    'yuka-app',
    '',
    '',
  ]);
});

test('the skip link and unknown names leave open what is open', () => {
  expect([
    wanted('#main', { article: 'yuka-app' }),
    wanted('#nope'),
    wanted('#constructor'),
  ]).toEqual([null, null, null]);
});

test.each([
  null,
  undefined,
  5,
  'yuka-app',
  [],
  {},
  { article: 5, steps: '1' },
  { article: null, steps: 1.5 },
])('a history entry that holds %j opens nothing', (state) => {
  expect(readState(state)).toEqual({ article: '', steps: 0 });
});

test('BLOG-05 the way back to the list is counted from article to article', () => {
  const first = nextState('yuka-app', { shown: '', state: null });
  expect(first).toEqual({ article: 'yuka-app', steps: 1 });
  expect(nextState('heal-your-gut', { shown: 'yuka-app', state: first })).toEqual({
    article: 'heal-your-gut',
    steps: 2,
  });
});

test('an article that a link led to has no list behind it', () => {
  expect(nextState('heal-your-gut', { shown: 'yuka-app', state: null })).toEqual({
    article: 'heal-your-gut',
    steps: 0,
  });
});
