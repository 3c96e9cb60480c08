import { orderPageLabel } from '../order-page-address.ts';
import { footText } from './letter.tsx';
import type { OrderView } from './order-view.ts';
import { planLines } from './plan-part.tsx';

/** The same mail for people and programs that read plain text. */
export function orderConfirmationText(view: OrderView): string {
  const { words } = view;
  const lines = view.lines.flatMap(({ name, detail, price }) => [
    `${name}  ${price}`,
    `  ${detail}`,
  ]);
  const steps = view.steps.flatMap(({ when, title, text }) => [
    `${when}:${title && ` ${title}`}`,
    ...(text ? [`   ${text}`] : []),
  ]);
  return [
    words.title,
    '',
    ...words.paragraphs.flatMap((text) => [text, '']),
    ...(view.action ? [`${view.action.label}:`, view.action.to, ''] : []),
    ...(view.orderPage && view.action?.to !== view.orderPage
      ? [`${orderPageLabel}:`, view.orderPage, '']
      : []),
    `Order ${view.number}, ${view.date}`,
    '',
    ...lines,
    '',
    `Items  ${view.items}`,
    ...(view.coupon ? [`Coupon ${view.coupon.code}  -${view.coupon.discount}`] : []),
    ...(view.isShipped ? ['Shipping  FREE'] : []),
    `Paid  ${view.total}`,
    '',
    ...(view.plan ? planLines(view.plan) : []),
    ...(steps.length > 0 ? [words.next, ...steps, ''] : []),
    ...(view.recipient.length > 0
      ? [view.isShipped ? 'Ships to' : 'For', ...view.recipient, '']
      : []),
    words.helpTitle,
    words.help,
    '',
    `${words.button}:`,
    `${view.siteUrl}/store`,
    '',
    ...(view.scripture?.text ? [`“${view.scripture.text}”`, view.scripture.reference, ''] : []),
    footText({ ...view, why: words.why }),
    '',
  ].join('\n');
}
