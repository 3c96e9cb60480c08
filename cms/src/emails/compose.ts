import { render } from '@react-email/render';
import type { Payload, SendEmailOptions } from 'payload';
import { createElement } from 'react';
import { env } from '../env.ts';
import type { Practice } from '../payload-types.ts';
import { composeLeadMail, type LeadMailRow } from './compose-lead.ts';
import { composeMoneyMail, type MoneyMailRow } from './compose-money.ts';
import { markId } from './frame.tsx';
import { leadMails } from './lead-outbox.ts';
import { logoMark } from './logo-mark.ts';
import { moneyMails } from './money-outbox.ts';
import { OrderConfirmation } from './order-confirmation.tsx';
import { orderConfirmationText } from './order-confirmation-text.ts';
import { orderView } from './order-view.ts';
import type { OrderMailKind } from './outbox.ts';
import { planPart } from './plan-part.tsx';
import { StaffNotice, staffNoticeText } from './staff-notice.tsx';

type Content = Pick<SendEmailOptions, 'attachments' | 'headers' | 'html' | 'replyTo' | 'text'>;
type OrderMailRow = { kind: OrderMailKind; order: string };
export type ComposedRow = OrderMailRow | MoneyMailRow | LeadMailRow;

/** Writes a mail from what the database holds now. Throws when what it is about is gone. */
export async function composeMail(payload: Payload, row: ComposedRow): Promise<Content> {
  const practice = await payload.findGlobal({ slug: 'practice', depth: 0 });
  const { attachments = [], ...content } = isLeadMail(row)
    ? await composeLeadMail(payload, row, { ...practice, practitioner: practice.practitioner })
    : isMoneyMail(row)
      ? { attachments: [], ...(await composeMoneyMail(payload, row, practice)) }
      : await composeOrderMail(payload, row, practice);
  return { ...content, replyTo: practice.email, attachments: [{ cid: markId, content: logoMark(), contentType: 'image/png', filename: 'logo.png' }, ...attachments] };
}

function isLeadMail(row: ComposedRow): row is LeadMailRow {
  return row.kind in leadMails;
}

function isMoneyMail(row: ComposedRow): row is MoneyMailRow {
  return row.kind in moneyMails;
}

async function composeOrderMail(payload: Payload, { kind, order: orderId }: OrderMailRow, { name, email, tagline }: Practice): Promise<Content> {
  const order = await payload.findByID({ collection: 'orders', id: orderId, depth: 0 });
  const common = { practice: { name, email, tagline }, siteUrl: env().SITE_URL };
  if (kind !== 'order-confirmation') {
    const adminUrl = `${env().CMS_PUBLIC_URL}/admin/collections/orders/${orderId}`;
    const view = { ...common, kind, number: order.number, adminUrl };
    return { html: await render(createElement(StaffNotice, { view })), text: staffNoticeText(view) };
  }
  const handles = (order.lines ?? []).map(({ productId }) => productId);
  const [checkout, home] = await Promise.all([payload.findGlobal({ slug: 'checkout', depth: 0 }), payload.findGlobal({ slug: 'home', depth: 0 })]);
  const pictures = await findPictures(payload, handles, common.siteUrl);
  const { docs } = await payload.find({ collection: 'plans', where: { order: { equals: orderId } }, depth: 0, limit: 1 });
  const plan = docs[0] ? planPart(docs[0].productName, docs[0].payments ?? []) : null;
  const view = orderView({ ...common, plan, order, steps: checkout.done.steps ?? [], pictures, scripture: home.scripture });
  return { html: await render(createElement(OrderConfirmation, { view })), text: orderConfirmationText(view) };
}

/** Pictures of products that still exist; a mail goes out without one rather than not at all. */
async function findPictures(payload: Payload, handles: string[], siteUrl: string): Promise<Map<string, string>> {
  const { docs } = await payload.find({
    collection: 'products',
    where: { handle: { in: handles } },
    select: { handle: true, picture: true },
    depth: 1,
    pagination: false,
  });
  return new Map(
    docs.flatMap(({ handle, picture }) => {
      const filename = typeof picture === 'object' ? picture?.sizes?.mail?.filename : null;
      return filename ? [[handle, `${siteUrl}/media/${encodeURIComponent(filename)}`] as const] : [];
    }),
  );
}
