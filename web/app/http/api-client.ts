/**
 * Makes a call of the shop from the browser: credentials sent, body as JSON (spec §7).
 * @throws Error '<status>: <body>', or '<status>: <status text>' when the body is empty, for any answer but 2xx (spec §8).
 */
export async function apiRequest(method: string, url: string, body?: unknown): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  await throwIfNotOk(response);
  return response;
}

/**
 * The default data query of spec §7: GET on the key's segments joined by '/', parsed as JSON. It asks once: no retry,
 * no interval, nothing again on focus.
 * @throws Error as `apiRequest`; on 401 it gives null instead when `on401` says so.
 */
export async function fetchQuery(key: readonly string[], options: { on401?: 'throw' | 'null' } = {}): Promise<unknown> {
  const response = await fetch(key.join('/'), { credentials: 'include' });
  if (response.status === 401 && options.on401 === 'null') return null;
  await throwIfNotOk(response);
  return response.json();
}

async function throwIfNotOk(response: Response): Promise<void> {
  if (response.ok) return;
  throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
}
