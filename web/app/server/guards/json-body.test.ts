import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseJsonBody } from './json-body.server.ts';

const shape = z.object({ name: z.string('must be a text'), inner: z.unknown().optional() });

async function parse(
  body: BodyInit,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
) {
  const { value, refusal } = await parseJsonBody(
    new Request('http://x/', { method: 'POST', body, headers }),
    shape,
  );
  return refusal ? [refusal.status, await refusal.json()] : value;
}

const refused = (status: number, message: string) => [status, { success: false, message }];

test('a JSON object of the right shape comes through, without what nobody asked for', async () => {
  expect(await parse('{"name":"Ann","more":1}')).toEqual({ name: 'Ann' });
});

test.each(['', '{', 'undefined', '{"name":}', "{'name':'Ann'}", '{"name":"Ann"}x'])(
  'SEC-06 %s is not JSON',
  async (body) => {
    expect(await parse(body)).toEqual(refused(400, 'This request is not valid JSON.'));
  },
);

test('SEC-06 bytes that are no UTF-8 are not JSON', async () => {
  expect(await parse(Buffer.from([0x22, 0xff, 0xfe, 0x22]))).toEqual(
    refused(400, 'This request is not valid JSON.'),
  );
});

test.each(['[]', '[{"name":"Ann"}]', 'null', '"Ann"', '1', 'true'])(
  'SEC-06 %s is no object',
  async (body) => {
    expect(await parse(body)).toEqual(refused(400, 'Send one JSON object.'));
  },
);

test('SEC-05 nesting beyond need is refused', async () => {
  expect(await parse(`{"name":"Ann","inner":${'['.repeat(9)}${']'.repeat(9)}}`)).toEqual(
    refused(400, 'This request is nested too deeply.'),
  );
  expect(await parse(`{"name":"Ann","inner":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)).toEqual(
    refused(400, 'This request is nested too deeply.'),
  );
});

test.each(['{"name":"A\\u0000"}', '{"name":"Ann","inner":[{"a\\u0000":1}]}'])(
  'SEC-06 %s holds what cannot be stored',
  async (body) => {
    expect(await parse(body)).toEqual(
      refused(400, 'This request holds a character that cannot be stored.'),
    );
  },
);

test('SEC-05 a body beyond 64 kB is refused', async () => {
  expect(await parse(JSON.stringify({ name: 'x'.repeat(65_536) }))).toEqual(
    refused(413, 'This request is too large.'),
  );
});

test('SEC-04 another type or a packed body is refused', async () => {
  expect(await parse('{"name":"Ann"}', { 'Content-Type': 'text/plain' })).toEqual(
    refused(415, 'Send this request as application/json.'),
  );
  expect(
    await parse('{"name":"Ann"}', {
      'Content-Type': 'application/json',
      'Content-Encoding': 'gzip',
    }),
  ).toEqual(refused(415, 'Send this request without compression.'));
});

test('a wrong field is named', async () => {
  expect(await parse('{"name":7}')).toEqual(refused(400, 'name: must be a text'));
  expect(await parse('{"__proto__":{"name":"Ann"}}')).toEqual(refused(400, 'name: must be a text'));
});
