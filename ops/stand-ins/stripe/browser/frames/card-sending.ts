import type { PaymentMethod, StripeError, Token } from '@stripe/stripe-js';
import { callApi, type Fields, intentIdOf, request } from '../api.ts';
import type { CardFieldCalls } from '../protocol.ts';
import type { Group } from './card-group.ts';
import { checkCard, digitsOf, readExpiry } from './card-input.ts';

type Calls = Pick<CardFieldCalls, 'createToken' | 'createPaymentMethod' | 'confirm'>;
type Asynchronous = {
  [N in keyof Calls]: (...args: Parameters<Calls[N]>) => Promise<ReturnType<Calls[N]>>;
};

/** Sends the card of a group from the frame of its number. A card that is not complete is not sent, and each field says why. */
export function sendCard(group: Group): { useKey: (key: string) => void; calls: Asynchronous } {
  const { origin } = window.location;
  let key = '';

  /** Never rejects: what went wrong is the answer. */
  async function withCard<T extends object>(
    send: (card: Fields) => Promise<T>,
  ): Promise<T | { error: StripeError }> {
    const values = {
      number: group.valueOf('number'),
      expiry: group.valueOf('expiry'),
      cvc: group.valueOf('cvc'),
    };
    const problems = checkCard(values, new Date());
    const first = problems.number ?? problems.expiry ?? problems.cvc;
    const date = readExpiry(values.expiry);
    if (first || !date) {
      group.reportAll();
      return { error: { type: 'validation_error', ...first } };
    }
    group.setBusy(true);
    const result = await send({
      number: digitsOf(values.number),
      exp_month: date.month,
      exp_year: date.year,
      cvc: values.cvc,
    });
    group.setBusy(false);
    return result;
  }

  return {
    useKey: (given) => void (key = given),
    calls: {
      createToken: (data) =>
        withCard(async (card) => {
          const { value: token, error } = await request<Token>(origin, key, 'POST', 'tokens', {
            card: { ...card, ...data },
          });
          return error ? { error } : { token };
        }),
      createPaymentMethod: (billingDetails) =>
        withCard(async (card) => {
          const { value: paymentMethod, error } = await request<PaymentMethod>(
            origin,
            key,
            'POST',
            'payment_methods',
            { type: 'card', card, billing_details: billingDetails as Fields },
          );
          return error ? { error } : { paymentMethod };
        }),
      confirm: (wanted) =>
        withCard((card) =>
          callApi(
            origin,
            key,
            'POST',
            `payment_intents/${intentIdOf(wanted.clientSecret)}/confirm`,
            {
              client_secret: wanted.clientSecret,
              return_url: wanted.returnUrl,
              receipt_email: wanted.receiptEmail,
              shipping: wanted.shipping as null,
              use_stripe_sdk: true,
              payment_method_data: {
                type: 'card',
                billing_details: wanted.billingDetails as null,
                card,
              },
            },
          ),
        ),
    },
  };
}
