import type { Staff } from '../../world/staff.ts';
import type { Doc, Manifest } from '../manifest.ts';

/** What people and Stripe have left in the shop; those with sealed data are opened one by one. */
const listed = [
  'plans',
  'refunds',
  'payment-checks',
  'coupons',
  'coupon-redemptions',
  'workshop-signups',
  'freebie-downloads',
  'content-gaps',
  'users',
];
const opened = ['orders', 'checkouts', 'contact-submissions', 'lead-captures'];

/** All of it, as an administrator reads it. */
export async function readRecords(desk: Staff): Promise<Manifest['records']> {
  const records: Manifest['records'] = {};
  for (const slug of listed) records[slug] = await desk.list<Doc>(slug);
  for (const slug of opened) {
    const docs = await desk.list<Doc>(slug);
    records[slug] = [];
    for (const { id } of docs) records[slug].push(await desk.get<Doc>(`${slug}/${id}?depth=0`));
  }
  return records;
}

/** The panel of each order: what was bought, paid and sent back, in words. */
export async function readMoney(desk: Staff, orders: { id: string }[]): Promise<Manifest['money']> {
  const money: Manifest['money'] = {};
  for (const { id } of orders)
    money[id] = (await desk.get<{ money: object }>(`payments/orders/${id}/money`)).money;
  return money;
}
