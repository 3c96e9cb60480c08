import { formatAmount } from 'common/money';
import type { LetterFacts } from '../letters/write-letter.ts';
import { letter, type Source } from '../mail.ts';
import { orderPageAddress } from '../order-page-address.ts';
import { type Paper, why } from '../paper.ts';
import { buyer, findPlan, type Payment, sampleBuyer, sumOf, yourOrder } from './buyer.ts';

type Label = NonNullable<LetterFacts['label']>;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Its occasion is one attempt at a payment: the invoice and its number. Throws while Stripe has made no link to pay. */
export const paymentFailed = letter({
  kind: 'payment-failed',
  label: 'A monthly payment failed, to the customer',
  about: 'order',
  words: {
    name: 'paymentFailed',
    label: 'When a monthly payment failed',
    when: "The button leads to Stripe's page for paying.",
    first: {
      subject: 'Your payment did not go through',
      text: "Hi {name}, this month's payment did not go through. Please use the button below to pay it with another card.",
      button: 'Pay with another card',
      why: why.order,
    },
  },
  facts: async (source) => {
    const [invoice] = source.occasion.split('#');
    return await aboutPayments(source, (payments) => {
      const place = payments.findIndex(({ stripeInvoiceId }) => stripeInvoiceId === invoice);
      const payment = payments[place];
      if (!payment?.payLink) throw new Error('Stripe has made no link to pay for this payment yet');
      const detail = `${place + 1} of ${payments.length}, ${formatAmount(payment.cents)}`;
      return { href: payment.payLink, label: [{ term: 'Payment', detail }] };
    });
  },
  sample: ({ paper }) => ({
    ...sample(paper, [{ term: 'Payment', detail: '2 of 4, $637.00' }]),
    href: paper.siteUrl,
  }),
});

/** Its occasion is the version of the plan. */
export const planMoved = letter({
  kind: 'plan-moved',
  label: 'Monthly payments moved, to the customer',
  about: 'order',
  words: {
    name: 'planMoved',
    label: 'When monthly payments were moved',
    when: 'The new days stand below it.',
    first: {
      subject: 'New days for your monthly payments',
      text: 'Hi {name}, your next monthly payment has another day now, and those after it move with it. They are taken from the same card, and the amount stays as it was. If a day does not suit you, answer this mail.',
      why: why.order,
    },
  },
  facts: async (source) =>
    await aboutPayments(source, (payments) => ({
      label: payments.flatMap(({ state, dueOn, cents }, place) =>
        state === 'due'
          ? [
              {
                term: `Payment ${place + 1} of ${payments.length}`,
                detail: `${day.format(new Date(dueOn))}, ${formatAmount(cents)}`,
              },
            ]
          : [],
      ),
    })),
  sample: ({ paper }) =>
    sample(paper, [
      { term: 'Payment 3 of 4', detail: 'January 29, 2027, $637.00' },
      { term: 'Payment 4 of 4', detail: 'February 28, 2027, $637.00' },
    ]),
});

export const planStopped = letter({
  kind: 'plan-stopped',
  label: 'Monthly payments stopped, to the customer',
  about: 'order',
  words: {
    name: 'planStopped',
    label: 'When monthly payments were stopped',
    when: 'What was paid, and what is not taken any more, stand below it.',
    first: {
      subject: 'Your monthly payments have ended',
      text: 'Hi {name}, we take no more monthly payments from your card. There is nothing that you have to do. If you did not expect this, answer this mail.',
      why: why.order,
    },
  },
  facts: async (source) =>
    await aboutPayments(source, (payments) => {
      const paid = payments.filter(({ state }) => state === 'paid');
      const rest = payments.filter(({ state }) => state !== 'paid');
      const detail = `${paid.length} of ${payments.length} payments, ${formatAmount(sumOf(paid))}`;
      return {
        label: [
          { term: 'Paid', detail },
          { term: 'Not taken any more', detail: formatAmount(sumOf(rest)) },
        ],
      };
    }),
  sample: ({ paper }) =>
    sample(paper, [
      { term: 'Paid', detail: '2 of 4 payments, $1,274.00' },
      { term: 'Not taken any more', detail: '$1,274.00' },
    ]),
});

/** A letter with what `tell` finds in the payments of an order, and its number. */
async function aboutPayments(
  { payload, id }: Source,
  tell: (payments: Payment[]) => { label: Label; href?: string },
): Promise<LetterFacts> {
  const order = await payload.findByID({ collection: 'orders', id, depth: 0 });
  const { label, href = null } = tell((await findPlan(payload, id))?.payments ?? []);
  return {
    values: buyer(order),
    href,
    orderPage: orderPageAddress(order),
    label: [...label, yourOrder(order)],
  };
}

const sample = ({ siteUrl }: Paper, label: Label): LetterFacts => ({
  values: sampleBuyer,
  href: null,
  orderPage: siteUrl,
  label: [...label, yourOrder(sampleBuyer)],
});
