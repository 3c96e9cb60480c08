import type { StripeError } from '@stripe/stripe-js';
import { callApi, intentIdOf, retrieveIntent } from '../api.ts';
import { answerPage } from '../channel.ts';
import type {
  ConfirmRequest,
  ElementCalls,
  ElementEvents,
  ElementSetup,
  Wallet,
} from '../protocol.ts';
import { applyAppearance, loadFonts } from './appearance.ts';
import { createCardFields } from './card-fields.ts';
import { digitsOf, readExpiry } from './card-input.ts';
import { createWaysToPay } from './ways-to-pay.ts';

/**
 * The page inside the Payment Element's frame. What is typed goes from here to the API with the publishable key, and
 * nowhere else: the shop's page learns only whether the fields are complete.
 */
const origin = window.location.origin;
let setup: ElementSetup | undefined;
let submitted: Wallet | null = null;

const page = answerPage<ElementCalls, ElementEvents>({
  setUp,
  update({ appearance, options }) {
    if (appearance) applyAppearance(appearance);
    if (options) applyOptions(options);
  },
  submit() {
    const wallet = ways.chosen();
    if (wallet) {
      submitted = wallet;
      return { wallet };
    }
    const problem = fields.reportProblems();
    return problem ? { error: { type: 'validation_error', ...problem } } : {};
  },
  confirm,
  async fetchUpdates() {
    return setup?.clientSecret ? checkIntent(setup.key, setup.clientSecret) : {};
  },
  focus: () => fields.focus(),
  blur: () => fields.blur(),
  clear: () => fields.clear(),
});

const onChange = () =>
  page.tell('change', {
    complete: ways.chosen() !== null || fields.isComplete(),
    empty: fields.isEmpty(),
  });
const fields = createCardFields({ now: () => new Date(), onChange });
const ways = createWaysToPay(onChange);

async function setUp(given: ElementSetup): Promise<{ error?: StripeError }> {
  setup = given;
  applyAppearance(given.appearance);
  loadFonts(given.fonts);
  applyOptions(given.options);
  const { error } = given.clientSecret ? await checkIntent(given.key, given.clientSecret) : {};
  if (error) return { error };
  fields.setEnabled(!given.options.readOnly);
  return {};
}

function applyOptions({ layout, readOnly, wallets }: ElementSetup['options']): void {
  ways.offer(wallets);
  if (layout)
    document.documentElement.dataset.layout = typeof layout === 'string' ? layout : layout.type;
  if (readOnly !== undefined) fields.setEnabled(!readOnly);
}

/** An intent that is over can take no card: the element then reports that it could not load, as Stripe's does. */
async function checkIntent(key: string, clientSecret: string): Promise<{ error?: StripeError }> {
  const { paymentIntent, error } = await retrieveIntent(origin, key, clientSecret);
  if (error) return { error };
  if (paymentIntent.status !== 'succeeded' && paymentIntent.status !== 'canceled') return {};
  return {
    error: {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `The PaymentIntent is in a terminal state (${paymentIntent.status}) and cannot be used to initialize Elements.`,
      payment_intent: paymentIntent,
    },
  };
}

async function confirm(request: ConfirmRequest): ReturnType<typeof callApi> {
  const wallet = ways.chosen();
  if (wallet && wallet !== submitted)
    return {
      error: {
        type: 'invalid_request_error',
        message:
          'A wallet opens for a tap alone: elements.submit() has to be called in it, before anything else.',
      },
    };
  const problem = wallet ? null : fields.reportProblems();
  const { number, expiry, cvc } = fields.values();
  const date = wallet ? { month: 12, year: 2040 } : readExpiry(expiry);
  if (problem || !date || !setup) return { error: { type: 'validation_error', ...problem } };
  fields.setBusy(true);
  const result = await callApi(
    origin,
    setup.key,
    'POST',
    `payment_intents/${intentIdOf(request.clientSecret)}/confirm`,
    {
      client_secret: request.clientSecret,
      return_url: request.returnUrl,
      receipt_email: request.receiptEmail,
      shipping: request.shipping as null,
      use_stripe_sdk: true,
      payment_method_data: {
        type: 'card',
        billing_details: request.billingDetails as null,
        // A wallet hands over the card that is in it.
        card: {
          number: wallet ? '4242424242424242' : digitsOf(number),
          exp_month: date.month,
          exp_year: date.year,
          cvc: wallet ? '123' : cvc,
        },
      },
    },
  );
  fields.setBusy(false);
  return result;
}

document.addEventListener(
  'focusin',
  (event) => event.target instanceof HTMLInputElement && page.tell('focus', null),
);
document.addEventListener(
  'focusout',
  (event) => event.relatedTarget === null && page.tell('blur', null),
);
document.addEventListener('keydown', ({ key }) => key === 'Escape' && page.tell('escape', null));
document.addEventListener('submit', (event) => event.preventDefault());
// A form of several fields and no button sends itself on Enter in none of them: the shop's form stands for it.
document.addEventListener(
  'keydown',
  ({ key, target }) =>
    key === 'Enter' && target instanceof HTMLInputElement && page.tell('enter', null),
);

new ResizeObserver(() =>
  page.tell('resize', { height: Math.ceil(document.body.getBoundingClientRect().height) }),
).observe(document.body);
