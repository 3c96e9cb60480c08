import { expect, test } from 'vitest';
import { findJsonFault, maxBody, readBounded } from './body.ts';

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://cms/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

test('SEC-05 a body of 64 kB is read', async () => {
  expect(await readBounded(post('x'.repeat(maxBody)))).toHaveLength(maxBody);
});

test('SEC-05 one byte more is refused with 413', async () => {
  expect(await readBounded(post('x'.repeat(maxBody + 1)))).toMatchObject({ status: 413 });
});

test('SEC-05 a body that never ends is refused after 64 kB', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array((sent += 8192) && 8192)),
  });
  expect(await readBounded(post(endless))).toMatchObject({ status: 413 });
  expect(sent).toBeLessThan(2 * maxBody);
});

test('SEC-05 a body that comes too slowly is refused with 408', async () => {
  const stuck = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(1)),
  });
  expect(await readBounded(post(stuck), { withinMs: 20 })).toMatchObject({ status: 408 });
});

test('SEC-05 a declared length is believed before anything is read', async () => {
  expect(
    await readBounded(
      new Request('http://cms/', { method: 'POST', headers: { 'content-length': '99999999' } }),
    ),
  ).toMatchObject({ status: 413 });
});

test.each(['{', '', 'NaN', "{'a':1}", '[1,]'])('the text %j is no JSON', (text) => {
  expect(findJsonFault(text)).toMatch('not valid JSON');
});

test('SEC-05 thirty thousand nested brackets are refused', () => {
  expect(findJsonFault('['.repeat(30_000) + ']'.repeat(30_000))).toMatch('nested');
});

test('brackets inside of texts are no nesting', () => {
  expect(findJsonFault(JSON.stringify({ text: '[{'.repeat(100), quote: '"[{' }))).toBeNull();
});

test.each(['"\\u0000"', '{"a":["x\\u0000"]}', '{"a\\u0000":1}'])(
  'SEC-06 %s holds what Postgres cannot store',
  (text) => {
    expect(findJsonFault(text)).toMatch('cannot be stored');
    expect(findJsonFault(text.replace('\\u0000', '\\\\u0000'))).toBeNull();
  },
);
