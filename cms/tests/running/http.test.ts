import { beforeAll, expect, test } from 'vitest';
import { useCms, type Caller } from '../support/cms.ts';

const cms = useCms({ seed: true });
const json = { 'content-type': 'application/json' };
const form = {
  'content-type': 'application/x-www-form-urlencoded',
  'x-http-method-override': 'GET',
};
let web: Caller;
let practitioner: Caller;

beforeAll(async () => {
  web = { headers: { authorization: `service-accounts API-Key ${cms.apiKey}` } };
  practitioner = await cms.signIn('practitioner');
});

test('SEC-14 depth is at most two', async () => {
  const answer = await cms.request('globals/store?depth=10', { as: web });
  const { packagePlan } = await answer.json();
  expect(packagePlan.offer.products[0].handle).toBeDefined();
  expect(packagePlan.offer.products[0].picture ?? null).toSatisfy(
    (picture) => picture === null || typeof picture === 'string',
  );
});

test.each(['limit=0', 'limit=-1', 'limit=1000000000', 'limit=NaN'])(
  'SEC-14 the storefront asking for %s is refused',
  async (query) => {
    expect((await cms.request(`products?${query}`, { as: web })).status).toBe(400);
  },
);

test('SEC-14 a read disguised as a POST is bounded the same way', async () => {
  const ask = (body: string, headers: Record<string, string>) =>
    cms.request('products', { as: web, method: 'POST', headers, body });
  expect((await ask('limit=0', form)).status).toBe(400);
  expect(
    (await ask('{"limit":0}', { ...json, 'x-payload-http-method-override': 'GET' })).status,
  ).toBe(400);
  const clauses = Array.from(
    { length: 3000 },
    (_, index) => `where[or][${index}][handle][equals]=x`,
  ).join('&');
  expect((await ask(clauses, form)).status).toBeOneOf([400, 413]);
  const answer = await ask('limit=2&sort=position', form);
  expect((await answer.json()).docs).toHaveLength(2);
});

test.each(['limit[]=0', 'limit[0]=0', '[limit]=0', 'limit=1&limit=0'])(
  'SEC-14 %s, which is read as no limit at all, is refused',
  async (query) => {
    expect((await cms.request(`products?${query}`, { as: web })).status).toBe(400);
  },
);

test('SEC-14 a read disguised as an upload or with a list for a limit is no way past the bounds', async () => {
  const ask = (path: string, body: string, headers: Record<string, string>) =>
    cms.request(path, { as: web, method: 'POST', headers, body });
  const upload = {
    'content-type': 'multipart/form-data; boundary=x',
    'x-http-method-override': 'GET',
    'content-length': '1',
  };
  expect((await ask('products?limit=0', 'x', upload)).status).toBe(400);
  expect(
    (await ask('products', '{"limit":[0]}', { ...json, 'x-http-method-override': 'GET' })).status,
  ).toBe(400);
});

test.each([
  ['broken JSON', '{"username":', json, 400],
  ['JSON that nests without end', '['.repeat(5000), json, 400],
  ['a body over 64 kB', JSON.stringify({ name: 'x'.repeat(70_000) }), json, 413],
  ['a name with U+0000', '{"username":"a\\u0000","password":"x"}', json, 400],
  ['text', 'hello', { 'content-type': 'text/plain' }, 415],
  ['a form', 'username=a&password=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
])('SEC-05 %s is refused', async (_what, body, headers, status) => {
  const answer = await cms.request('users/login', { method: 'POST', headers, body });
  expect(answer.status).toBe(status);
  expect(await answer.text()).not.toMatch(/at .*\.(ts|js)/);
});

test.each([
  ['no part', '--x'],
  ['nothing', ''],
  ['no payload', '--x\r\nContent-Disposition: form-data; name="alt"\r\n\r\nx\r\n--x--\r\n'],
  [
    'a payload that is no record',
    '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\nnull\r\n--x--\r\n',
  ],
  [
    'a payload that is no JSON',
    '--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n{bad\r\n--x--\r\n',
  ],
  [
    'a payload that nests without end',
    `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${'['.repeat(30_000)}\r\n--x--\r\n`,
  ],
])('SEC-06 a form with %s is refused', async (_what, body) => {
  for (const type of ['multipart/form-data; boundary=x', 'multipart/form-data']) {
    const headers = { 'content-type': type, 'content-length': String(body.length) };
    expect((await cms.request('users/login', { method: 'POST', headers, body })).status).toBe(400);
  }
});

test.each(['null', '5', '"x"', 'true', '[]', ' null'])(
  'SEC-06 %s in place of a record is refused',
  async (body) => {
    for (const path of ['posts', 'globals/home', 'users/login']) {
      expect([
        path,
        (await cms.request(path, { as: practitioner, method: 'POST', headers: json, body })).status,
      ]).toEqual([path, 400]);
    }
  },
);

test('SEC-05 an upload without signing in is refused before it is read', async () => {
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': '1000000',
  };
  expect((await cms.request('media', { method: 'POST', headers, body: 'x' })).status).toBe(401);
  expect((await cms.request('media', { as: web, method: 'POST', headers, body: 'x' })).status).toBe(
    401,
  );
});

test('SEC-05 an upload over 25 MB is refused by its length', async () => {
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': '25000001',
  };
  expect(
    (await cms.request('media', { as: practitioner, method: 'POST', headers, body: 'x' })).status,
  ).toBe(413);
});

test.each([
  [
    'picture.svg',
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  ],
  ['page.png', 'image/png', '<html><script>alert(1)</script></html>'],
  ['page.html', 'text/html', '<script>alert(1)</script>'],
])('SEC-19 %s is no picture and is refused', async (name, type, text) => {
  const data = new FormData();
  data.set('file', new File([text], name, { type }));
  data.set('_payload', '{"alt":"x"}');
  const encoded = new Request('http://x/', { method: 'POST', body: data });
  const bytes = await encoded.arrayBuffer();
  const headers = {
    'content-type': encoded.headers.get('content-type') ?? '',
    'content-length': String(bytes.byteLength),
  };
  const answer = await cms.request('media', {
    as: practitioner,
    method: 'POST',
    headers,
    body: bytes,
  });
  expect(answer.status).toBe(400);
  expect((await cms.payload.count({ collection: 'media' })).totalDocs).toBe(0);
});

test('SEC-16 a cookie that comes from another site is nobody', async () => {
  const cookie = practitioner.headers.cookie ?? '';
  const senders: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    {},
  ];
  for (const sender of senders) {
    expect((await cms.request('products', { as: { headers: { cookie, ...sender } } })).status).toBe(
      403,
    );
  }
});

test.each([
  'where[nothing][equals]=1',
  'sort=nothing',
  'where[price][equals]=abc',
  'where[id][equals]=abc',
  'page=abc',
  'select[x]=1',
  'where[or]=1',
  'where=1',
  'where[id][in]=abc',
  'where[id][contains]=%25',
  'where[id][not_like]=_',
  'where[price][like]=1',
  'where[updatedAt][contains]=1',
  'where[handle][all]=x',
  'where[category][near]=1',
  'where[name][like]=%00',
  'page=-1',
  'depth=abc',
  'locale=xx',
])('SEC-06 the query %s never ends in a 5xx', async (query) => {
  expect((await cms.request(`products?${query}`, { as: web })).status).toBeLessThan(500);
});

test('the admin asks for a picture with the time of its last change', async () => {
  expect(
    (await cms.request('media/file/none.webp?2026-11-22T02%3A49%3A09.732Z', { as: practitioner }))
      .status,
  ).toBe(404);
});
