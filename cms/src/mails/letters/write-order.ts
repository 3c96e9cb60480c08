import { render } from '@react-email/render';
import { createElement } from 'react';
import type { Paper } from '../paper.ts';
import { orderConfirmationText } from './order-confirmation-text.ts';
import { OrderConfirmation } from './order-confirmation.tsx';
import { orderView, type OrderFacts, type OrderWords } from './order-view.ts';

/** Writes the confirmation of an order in HTML and as plain text. */
export async function writeOrderConfirmation(
  { practice, siteUrl, dates }: Paper,
  words: OrderWords,
  facts: OrderFacts,
): Promise<{ html: string; text: string }> {
  const view = orderView({ ...facts, practice, siteUrl, dates, words });
  return {
    html: await render(createElement(OrderConfirmation, { view })),
    text: orderConfirmationText(view),
  };
}
