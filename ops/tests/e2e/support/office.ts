import { randomUUID } from 'node:crypto';
import { expect, type Page } from 'playwright/test';
import { stack } from './stack.ts';

export type Order = {
  id: string;
  number: string;
  status: string;
  email: string;
  amount: string;
  couponCode: string | null;
  discountAmount: string | null;
  productType: string;
  productName: string;
  stripePaymentIntentId: string;
  phone: string;
  dateOfBirth: string;
  address: string;
};

/** Throws for any answer but 2xx. */
async function call(
  path: string,
  cookie: string,
  init: { method?: string; body?: string } = {},
): Promise<Response> {
  const response = await fetch(`${stack.adminUrl}/cms-api${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', origin: stack.adminUrl, cookie },
  });
  if (!response.ok)
    throw new Error(`${init.method ?? 'GET'} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** Makes a call as an administrator, e.g. `asAdmin('/posts?limit=1')`. */
export async function asAdmin<Answer>(
  path: string,
  init: { method?: string; body?: object } = {},
): Promise<Answer> {
  const answer = await call(path, await adminCookie(), {
    ...(init.method ? { method: init.method } : {}),
    ...(init.body ? { body: JSON.stringify(init.body) } : {}),
  });
  return (await answer.json()) as Answer;
}

/** Uploads a file as an administrator; answers its id. */
export async function uploadPdf(name: string, data: Buffer): Promise<string> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(data)], name, { type: 'application/pdf' }));
  form.set('_payload', JSON.stringify({ title: name }));
  const packed = new Response(form);
  const body = Buffer.from(await packed.arrayBuffer());
  const headers = {
    'content-type': packed.headers.get('content-type') ?? '',
    origin: stack.adminUrl,
    cookie: await adminCookie(),
  };
  const answer = await fetch(`${stack.adminUrl}/cms-api/documents`, {
    method: 'POST',
    headers,
    body,
  });
  const { doc } = (await answer.json()) as { doc?: { id: string } };
  if (!doc) throw new Error(`The upload answered ${answer.status}`);
  return doc.id;
}

let admin: Promise<string> | undefined;

async function adminCookie(): Promise<string> {
  admin ??= signIn(stack.adminUsername, stack.adminPassword);
  return admin;
}

/** The cookie of a new session. */
export async function signIn(username: string, password: string): Promise<string> {
  const response = await fetch(`${stack.adminUrl}/cms-api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (!cookie) throw new Error(`${username} could not sign in: ${response.status}`);
  return cookie;
}

/** Opens a page of the admin panel as an administrator who has signed in. */
export async function enterOffice(page: Page, path = ''): Promise<void> {
  const [name = '', value = ''] = (await adminCookie()).split('=');
  await page.context().addCookies([{ name, value, url: stack.adminUrl }]);
  await page.goto(`${stack.adminUrl}/admin${path}`);
}

/** Somebody new in the office; `remove` ends that. Visitors of the shop notice nothing. */
export async function newStaff(
  password: string,
): Promise<{ id: string; username: string; remove: () => Promise<unknown> }> {
  const username = `staff-${randomUUID().slice(0, 8)}`;
  const { doc } = await asAdmin<{ doc: { id: string } }>('/users', {
    method: 'POST',
    body: { username, password, role: 'staff' },
  });
  return { id: doc.id, username, remove: () => asAdmin(`/users/${doc.id}`, { method: 'DELETE' }) };
}

/** Orders of one buyer, as an administrator sees them in the list. */
export async function ordersOf(email: string): Promise<Order[]> {
  const response = await call(
    `/orders?where[email][equals]=${encodeURIComponent(email)}&limit=50`,
    await adminCookie(),
  );
  const { docs } = (await response.json()) as { docs: Order[] };
  return docs;
}

/** Waits until a buyer has an order, and answers the only one. */
export async function theOrderOf(email: string): Promise<Order> {
  await expect
    .poll(async () => (await ordersOf(email)).length, { timeout: 20_000 })
    .toBeGreaterThan(0);
  const orders = await ordersOf(email);
  expect(orders).toHaveLength(1);
  const [order] = orders;
  if (!order) throw new Error('no order');
  return order;
}

/** Publishes a change of one document found by its handle, or takes it off with `_status: 'draft'`, as the practitioner does in the admin panel. */
export async function changeByHandle(
  collection: 'products' | 'offers',
  handle: string,
  change: Record<string, unknown>,
): Promise<void> {
  const cookie = await adminCookie();
  const found = (await (
    await call(`/${collection}?where[handle][equals]=${handle}&limit=1`, cookie)
  ).json()) as { docs: { id: string }[] };
  await call(`/${collection}/${found.docs[0]?.id}`, cookie, {
    method: 'PATCH',
    body: JSON.stringify({ _status: 'published', ...change }),
  });
}

/** Opens one order as staff does: the only place where its health data can be read. */
export async function openOrder(id: string): Promise<Order> {
  return (await (await call(`/orders/${id}`, await adminCookie())).json()) as Order;
}

/** The practice's settings as an administrator sees them. */
export async function practice(): Promise<{ name: string; email: string }> {
  return (await call('/globals/practice', await adminCookie())).json() as Promise<{
    name: string;
    email: string;
  }>;
}
