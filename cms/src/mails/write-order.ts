import { render } from '@react-email/render';
import { createElement } from 'react';
import { orderConfirmationText } from './letters/order-confirmation-text.ts';
import { OrderConfirmation } from './letters/order-confirmation.tsx';
import { orderView, type OrderFacts } from './order-view.ts';
import type { Paper, Written } from './write-letter.ts';

/** Writes the confirmation of an order in HTML and as plain text. */
export async function writeOrderConfirmation(
  { practice, siteUrl, texts }: Paper,
  facts: OrderFacts,
): Promise<Written> {
  const view = orderView({ ...facts, practice, siteUrl, words: texts.order });
  return {
    html: await render(createElement(OrderConfirmation, { view })),
    text: orderConfirmationText(view),
  };
}
