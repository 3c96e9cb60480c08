import { intentIdOf, retrieveIntent } from '../api.ts';
import { confirmCardPayment, createPaymentMethod, createToken } from './card-calls.ts';
import { confirmPayment, type ConfirmOptions, handleNextAction } from './confirm.ts';
import { Elements, type ElementsOptions } from './elements.ts';
import { IntegrationError } from './errors.ts';

/** The stand-in's Stripe.js. Everything it calls is at the address that this script came from. */
const { src } = document.currentScript as HTMLScriptElement;
const origin = new URL(src).origin;

/** What a shop may ask of Stripe.js and the stand-in does not have: said at the call, not by a missing function. */
const notOffered = [
  'createSource',
  'createConfirmationToken',
  'handleCardAction',
  'confirmCardSetup',
  'confirmSetup',
  'initCheckout',
  'paymentRequest',
];

type CardPayment =
  Parameters<typeof confirmCardPayment> extends [unknown, unknown, ...infer Rest] ? Rest : never;

function createStripe(key: string) {
  if (typeof key !== 'string' || key === '')
    throw new IntegrationError('Missing value for Stripe(): apiKey should be a string.');
  if (key.startsWith('sk_'))
    throw new IntegrationError('You should not use your secret key with Stripe.js.');
  const access = { origin, key };
  const missing = notOffered.map((name) => [
    name,
    () => {
      throw new IntegrationError(`The stand-in does not offer stripe.${name}().`);
    },
  ]);
  return {
    ...(Object.fromEntries(missing) as Record<string, () => never>),
    elements: (options?: ElementsOptions) => new Elements(origin, key, options),
    confirmPayment: (options: ConfirmOptions) => confirmPayment(access, options),
    createToken,
    createPaymentMethod,
    confirmCardPayment: (clientSecret: string, ...rest: CardPayment) =>
      confirmCardPayment(access, clientSecret, ...rest),
    handleNextAction: (options: { clientSecret: string }) => handleNextAction(access, options),
    async retrievePaymentIntent(clientSecret: string) {
      if (!intentIdOf(clientSecret))
        throw new IntegrationError(
          'Invalid value for stripe.retrievePaymentIntent intent secret: value should be a client secret of the form ${id}_secret_${secret}.',
        );
      return retrieveIntent(origin, key, clientSecret);
    },
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  };
}

const page = window as unknown as { Stripe?: typeof createStripe & { version: string } };
page.Stripe ??= Object.assign(createStripe, { version: 'endive' });
