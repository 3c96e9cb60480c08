/**
 * Makes a call of the shop from the browser: credentials sent, body as JSON (spec §7).
 * `accept`: the type of answer to a body that is wanted, where there are several.
 * @throws Error '<status>: <body>', or '<status>: <status text>' when the body is empty, for any answer but 2xx (spec §8).
 */
export async function apiRequest(
  method: string,
  url: string,
  body?: unknown,
  accept?: string,
): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    ...(body !== undefined && {
      headers: {
        ...(accept !== undefined && { Accept: accept }),
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok)
    throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
  return response;
}

/**
 * The default data query of spec §7: GET on the key's segments joined by '/', parsed as JSON. It asks once: no retry, no
 * interval, nothing again on focus.
 * @throws Error as `apiRequest`; on 401 it gives null instead when `on401` says so.
 */
export async function fetchQuery(
  key: readonly string[],
  {
    on401 = 'throw',
    request = apiRequest,
  }: { on401?: 'throw' | 'null'; request?: typeof apiRequest } = {},
): Promise<unknown> {
  try {
    return await (await request('GET', key.join('/'))).json();
  } catch (error) {
    if (on401 === 'null' && error instanceof Error && error.message.startsWith('401: '))
      return null;
    throw error;
  }
}
