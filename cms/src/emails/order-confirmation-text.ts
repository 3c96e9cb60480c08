import type { OrderView } from './order-view.ts';
import { planLines } from './plan-part.tsx';

/** The same mail for people and programs that read plain text. */
export function orderConfirmationText(view: OrderView): string {
  const lines = view.lines.flatMap(({ name, detail, price }) => [`${name}  ${price}`, `  ${detail}`]);
  const steps = view.steps.flatMap(({ title, text }, index) => [`${index + 1}. ${title}`, `   ${text}`]);
  return [
    `Thank you, ${view.firstName}. Your order is confirmed.`,
    'Your payment arrived. Below is what you bought and what happens next.',
    '',
    `Order ${view.number}, ${view.date}`,
    '',
    ...lines,
    '',
    `Items  ${view.items}`,
    ...(view.coupon ? [`Coupon ${view.coupon.code}  -${view.coupon.discount}`] : []),
    'Shipping  FREE',
    `Paid  ${view.total}`,
    '',
    ...(view.plan ? planLines(view.plan) : []),
    ...(steps.length > 0 ? ['What happens next', ...steps, ''] : []),
    ...(view.shipsTo.length > 0 ? ['Ships to', ...view.shipsTo, ''] : []),
    'Something not right? Answer this mail, and a person reads it.',
    '',
    `${view.practice.name}, ${view.practice.email}`,
    view.siteUrl,
    '',
  ].join('\n');
}
