import { expect, test } from 'vitest';
import { createPageAhead } from './page-ahead.ts';

const shop = 'https://shop.example';

function pageAhead(answer: () => Promise<Response>) {
  const asked: string[] = [];
  const clock = { ms: 0 };
  const ahead = createPageAhead({
    ask: (path) => {
      asked.push(path);
      return answer();
    },
    now: () => clock.ms,
  });
  return { ahead, asked, clock };
}

test('FAST-09 who goes where a pointer rested is given what was asked for then, once', async () => {
  const { ahead, asked } = pageAhead(async () => new Response('store'));
  ahead.askFor('/store');
  ahead.askFor('/store');
  expect(asked).toEqual(['/store.data']);
  const answer = await ahead.take(`${shop}/store.data?_routes=routes%2Fstore`);
  expect(await answer?.text()).toBe('store');
  expect(await ahead.take(`${shop}/store.data`)).toBeNull();
});

test('FAST-09 home is asked for by the name that its data have', () => {
  const { ahead, asked } = pageAhead(async () => new Response());
  ahead.askFor('/');
  expect(asked).toEqual(['/_.data']);
});

test('FAST-09 who goes elsewhere, or later, is given nothing of it', async () => {
  const { ahead, clock } = pageAhead(async () => new Response());
  ahead.askFor('/store');
  expect(await ahead.take(`${shop}/blog.data`)).toBeNull();
  ahead.askFor('/store');
  clock.ms = 5_000;
  expect(await ahead.take(`${shop}/store.data`)).toBeNull();
});

test('FAST-09 ERR-02 what failed ahead is asked for again by who goes there', async () => {
  const refused = pageAhead(async () => new Response(null, { status: 503 }));
  const lost = pageAhead(() => Promise.reject(new TypeError('Failed to fetch')));
  for (const { ahead } of [refused, lost]) {
    ahead.askFor('/store');
    expect(await ahead.take(`${shop}/store.data`)).toBeNull();
  }
});
