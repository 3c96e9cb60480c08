import { afterEach, expect, test, vi } from 'vitest';
import { apiRequest, fetchQuery } from './api-client.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stands where the network begins: keeps what was sent and gives one answer. */
function network(status: number, body: string, statusText = '') {
  const sent: { url: string; init: RequestInit | undefined }[] = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    sent.push({ url, init });
    return Promise.resolve(new Response(body, { status, statusText }));
  });
  return sent;
}

test('API-02 a call sends credentials and a JSON body with its type', async () => {
  const sent = network(200, '{"success":true}');
  const response = await apiRequest('POST', '/api/contact', { firstName: 'Ann' });
  expect(await response.json()).toEqual({ success: true });
  expect(sent).toEqual([
    {
      url: '/api/contact',
      init: {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json' },
        body: '{"firstName":"Ann"}',
      },
    },
  ]);
});

test('API-02 a call without a body has no type', async () => {
  const sent = network(200, '{}');
  await apiRequest('GET', '/api/payment/status');
  expect(sent[0]?.init).toEqual({ method: 'GET', credentials: 'include' });
});

test('API-05 another answer becomes an error of status and body', async () => {
  network(500, 'boom');
  await expect(apiRequest('POST', '/api/contact', {})).rejects.toThrow(/^500: boom$/);
  await expect(fetchQuery(['', 'api', 'x'])).rejects.toThrow(/^500: boom$/);
});

test('API-05 without a body the status text stands in', async () => {
  network(404, '', 'Not Found');
  await expect(apiRequest('GET', '/api/x')).rejects.toThrow(/^404: Not Found$/);
});

test('API-06 the default query joins the segments, gets and parses', async () => {
  const sent = network(200, '{"configured":true}');
  expect(await fetchQuery(['/api', 'payment', 'status'])).toEqual({ configured: true });
  expect(sent).toEqual([
    { url: '/api/payment/status', init: { method: 'GET', credentials: 'include' } },
  ]);
});

test('API-06 on 401 the query throws unless it was told to give null', async () => {
  network(401, 'who are you');
  await expect(fetchQuery(['/api', 'me'])).rejects.toThrow(/^401: who are you$/);
  expect(await fetchQuery(['/api', 'me'], { on401: 'null' })).toBeNull();
});

test('API-07 neither queries nor mutations are asked again', async () => {
  const sent = network(503, 'later');
  await expect(fetchQuery(['/api', 'x'])).rejects.toThrow('503: later');
  await expect(apiRequest('POST', '/api/x', {})).rejects.toThrow('503: later');
  expect(sent).toHaveLength(2);
});
