import { randomUUID } from 'node:crypto';
import { addDays, dayOf } from 'common/fulfilment/business-days';
import { expect, type Page } from 'playwright/test';
import { type Account, signIn as signInAt, staffOf } from '../../world/staff.ts';
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

const panel = { cms: stack.adminUrl, adminUrl: stack.adminUrl };

/** The cookie of a new session. */
export const signIn = (username: string, password: string) =>
  signInAt(panel, { username, password });

let cookie: Promise<string> | undefined;
export const adminCookie = () => (cookie ??= signIn(stack.adminUsername, stack.adminPassword));
const admin = async () => staffOf(panel, await adminCookie());

/** Makes a call as an administrator, e.g. `asAdmin('/posts?limit=1')`; throws for any answer but 2xx. */
export async function asAdmin<Answer>(
  path: string,
  { method = 'GET', body }: { method?: string; body?: object } = {},
): Promise<Answer> {
  return (await admin()).call<Answer>(method, path.slice(1), body);
}

/** Uploads a file as an administrator; answers its id. */
export async function uploadPdf(name: string, data: Buffer): Promise<string> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(data)], name, { type: 'application/pdf' }));
  form.set('_payload', JSON.stringify({ title: name }));
  const { doc } = await (await admin()).post<{ doc: { id: string } }>('documents', form);
  return doc.id;
}

/** Opens a page of the admin panel as an administrator who has signed in; on `commit` its scripts may still be on their way. */
export async function enterOffice(
  page: Page,
  path = '',
  waitUntil: 'load' | 'commit' = 'load',
): Promise<void> {
  await enterWith(page, await adminCookie(), path, waitUntil);
}

/** Opens a page of the admin panel in a new session of somebody of the office. */
export async function enterAs(
  page: Page,
  { username, password }: Account,
  path: string,
): Promise<void> {
  await enterWith(page, await signIn(username, password), path);
}

async function enterWith(
  page: Page,
  session: string,
  path: string,
  waitUntil: 'load' | 'commit' = 'load',
): Promise<void> {
  const [name = '', value = ''] = session.split('=');
  await page.context().addCookies([{ name, value, url: stack.adminUrl }]);
  await page.goto(`${stack.adminUrl}/admin${path}`, { waitUntil });
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
  const wanted = `where[email][equals]=${encodeURIComponent(email)}&limit=50`;
  return (await asAdmin<{ docs: Order[] }>(`/orders?${wanted}`)).docs;
}

/** Waits until a buyer has an order, and answers the only one. */
export async function theOrderOf(email: string): Promise<Order> {
  await expect
    .poll(async () => (await ordersOf(email)).length, { timeout: 60_000 })
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
  const wanted = `/${collection}?where[handle][equals]=${handle}&limit=1`;
  const { docs } = await asAdmin<{ docs: { id: string }[] }>(wanted);
  await asAdmin(`/${collection}/${docs[0]?.id}`, {
    method: 'PATCH',
    body: { _status: 'published', ...change },
  });
}

/** Opens one order as staff does: the only place where its health data can be read. */
export const openOrder = (id: string) => asAdmin<Order>(`/orders/${id}`);

/** The practice's settings as an administrator sees them. */
export const practice = () =>
  asAdmin<{ name: string; email: string; practitioner: string }>('/globals/practice');

/** So many days from today in the practice's time zone, as a field for a day has it: '2026-11-30'. */
export const dayIn = (days: number): string => addDays(dayOf(new Date(), 'America/New_York'), days);
