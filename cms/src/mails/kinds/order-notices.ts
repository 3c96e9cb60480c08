import { notice, type Source } from '../mail.ts';
import { why } from '../paper.ts';

async function numberOf({ payload, id }: Source): Promise<{ number: string }> {
  const { number } = await payload.findByID({ collection: 'orders', id, depth: 0 });
  return { number };
}

export const orderNotice = notice({
  kind: 'order-notice',
  label: 'New order, to the practice',
  about: 'order',
  words: {
    name: 'orderNotice',
    label: 'To you, after an order',
    when: 'Goes to the practice with a link to the order. Nothing of the order stands in it.',
    first: {
      subject: 'New order {number}',
      text: 'It is paid and waits to be packed.',
      button: 'Open the order',
      why: why.practice,
    },
  },
  values: numberOf,
});

export const orderReview = notice({
  kind: 'order-review',
  label: 'Payment to check, to the practice',
  about: 'order',
  words: {
    name: 'orderReview',
    label: 'To you, when a payment must be checked',
    when: 'Goes to the practice with a link to the payment.',
    first: {
      subject: 'Please check payment {number}',
      text: 'Stripe took a payment that does not fit what was ordered. Please compare it before anything is sent.',
      button: 'Open the payment',
      why: why.practice,
    },
  },
  values: numberOf,
});
