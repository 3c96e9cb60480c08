import type { StripeCardNumberElement, Stripe } from '@stripe/stripe-js';
import type { Buyer } from 'common/contract/express-checkout';
import type { OfferOrderRequest } from 'common/contract/payment-requests';
import { formatPrice, toCents, wireAmount } from 'common/money';
import type { Order } from '../purchase/order.ts';
import { connectionError } from '../purchase/payment-words.ts';
import type { Problem } from '../purchase/payment-words.ts';
import {
  afterDecline,
  noKey,
  notConfigured,
  notLoaded,
  processing,
  stillProcessing,
  unexpected,
} from '../purchase/payment-words.ts';
import type { PurchaseDeps, PurchaseState } from './purchase-state.ts';
import { afterRepricing, noAnswer, notProcessed, unavailable } from './purchase-words.ts';
import { settleOrder } from './settle-order.ts';

export type Purchase = ReturnType<typeof createPurchase>;

/**
 * One opening of the dialog, free of any page: may payments be taken, card to token, order, and the way on from every
 * failure (spec §4, §8; design §4). Everything is sent under one reference, so that it may be repeated: who gets no answer
 * asks again, and is told that a payment failed only when the server says so.
 *
 * No twin of `checkout/payment/`: there the browser confirms an intent and then asks for the order, so that Stripe is asked
 * what is true; here the server charges a token and answers with the order in one call, so that the call itself is repeated.
 * What both say and read of it is in `purchase/`.
 */
export function createPurchase(deps: PurchaseDeps) {
  const { api, offer, notify } = deps;
  let state: PurchaseState = {
    cents: offer.cents,
    access: 'asking',
    banner: null,
    stripe: null,
    isLibraryMissing: false,
    stage: 'form',
    problem: null,
    refusedFields: { errors: {}, round: 0 },
    refusedCard: null,
    receipt: null,
  };
  /** Unspent: what the card fields hold, for the next try. */
  let token: string | null = null;
  let unanswered: OfferOrderRequest | null = null;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function set(patch: Partial<PurchaseState>) {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  }

  const tell = ({ title, message }: Problem, variant: 'default' | 'destructive' = 'destructive') =>
    notify({ title, description: message, variant });

  /** DLG-02…05: the status comes first, Stripe's script only for those who can pay. */
  async function open(): Promise<void> {
    set({ access: 'asking', banner: null });
    const result = await api.status();
    if (result.kind !== 'answered') {
      const message =
        (result.kind === 'refused' && result.refusal.message) || connectionError.message;
      set({ access: 'away', banner: message });
      return;
    }
    const { configured, tokenizationKeyAvailable } = result.answer;
    const hasKey = tokenizationKeyAvailable && deps.publishableKey !== null;
    if (!configured || !hasKey)
      return set({ access: 'off', banner: (configured ? noKey : notConfigured).message });
    set({ access: 'open' });
    await loadLibrary();
  }

  /** One load at a time, and none once the script is there. */
  async function loadLibrary(): Promise<void> {
    if (state.stripe) return;
    set({ isLibraryMissing: false });
    loading ??= deps.loadStripe().then(
      (stripe) => set({ stripe }),
      () => set({ isLibraryMissing: true }),
    );
    await loading;
    loading = null;
  }

  /** A second press while the first is on its way does nothing. `zip` is for Stripe alone; '' when none was given. */
  async function pay(buyer: Buyer, card: StripeCardNumberElement | null, zip = ''): Promise<void> {
    if (state.access !== 'open' || state.stage !== 'form') return;
    const { stripe } = state;
    if (!stripe || !card) {
      if (state.isLibraryMissing) void loadLibrary();
      return tell(notLoaded);
    }
    set({ stage: 'paying', problem: null });
    token ??= await tokenise(stripe, card, buyer, zip);
    if (token)
      await buy(stripe, {
        ...buyer,
        ...deps.terms,
        productType: offer.id,
        amount: wireAmount(state.cents),
        paymentToken: token,
        reference: deps.reference.get(),
      });
  }

  async function tokenise(
    stripe: Stripe,
    card: StripeCardNumberElement,
    { firstName, lastName }: Buyer,
    zip: string,
  ): Promise<string | null> {
    const { token: made, error } = await stripe
      .createToken(card, {
        name: `${firstName} ${lastName}`,
        ...(zip ? { address_zip: zip } : {}),
      })
      .catch(() => ({ token: undefined, error: undefined }));
    if (made) return made.id;
    const message = error?.message ?? unexpected.message;
    tell({ ...unexpected, message });
    set({
      stage: 'form',
      problem: error?.code ? null : message,
      refusedCard: { code: error?.code ?? '', message },
    });
    return null;
  }

  async function buy(stripe: Stripe, body: OfferOrderRequest): Promise<void> {
    set({ stage: 'paying', problem: null });
    const settled = await settleOrder(
      { api, stripe, wait: deps.wait, onProcessing: () => tell(processing, 'default') },
      body,
    );
    switch (settled.kind) {
      case 'paid':
        return complete(settled.order, body);
      case 'repriced':
        return reprice(settled.cents, settled.message);
      case 'refused':
        return settled.isOurs && settled.message
          ? apologise(settled.message)
          : refuse(settled.message, settled.errors, settled.isTokenSpent ? null : token);
      case 'turned-down':
        return refuse(settled.message);
      case 'broken':
        return refuse(undefined);
      case 'unanswered':
        if (!settled.isProcessing) tell(connectionError);
        unanswered = body;
        return set({
          stage: 'unanswered',
          problem: settled.isProcessing ? stillProcessing : noAnswer,
        });
    }
  }

  function complete(order: Order, { email, amount }: OfferOrderRequest): void {
    token = null;
    unanswered = null;
    deps.reference.clear();
    set({
      stage: 'done',
      problem: null,
      receipt: { ...order, email, cents: toCents(Number(amount)) },
    });
    notify({
      title: 'Payment Successful!',
      description: 'Your order has been confirmed. Check your email for details.',
    });
  }

  function refuse(
    message: string | undefined,
    errors: PurchaseState['refusedFields']['errors'] = {},
    unspent: string | null = null,
  ): void {
    token = unspent;
    tell({ title: 'Payment Failed', message: message || notProcessed });
    const round = state.refusedFields.round + (Object.keys(errors).length > 0 ? 1 : 0);
    set({
      stage: 'form',
      problem: message ? `${message} ${afterDecline}` : notProcessed,
      refusedFields: { errors, round },
    });
  }

  /** Another card would change nothing: the words are the server's alone. */
  function apologise(message: string): void {
    token = null;
    tell({ title: 'Payment Failed', message });
    set({ stage: 'form', problem: message });
  }

  function reprice(cents: number | null, message: string | undefined): void {
    tell({ title: 'Payment Failed', message: message || notProcessed });
    if (cents === null)
      return set({
        stage: 'form',
        access: 'off',
        banner: `${offer.name} is no longer for sale. Nothing was charged.`,
      });
    set({
      stage: 'form',
      cents,
      problem: `The price of ${offer.name} is now ${formatPrice(cents)}. ${afterRepricing}`,
    });
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open,
    pay,
    /** DLG-04: for who presses Pay where payments cannot be taken. */
    sayUnavailable: () => tell(unavailable),
    /** For the button of the 'unanswered' stage. */
    async askAgain(): Promise<void> {
      if (state.stage === 'unanswered' && unanswered && state.stripe)
        await buy(state.stripe, unanswered);
    },
    /** Something else was typed into the card fields: a token of before would charge the card of before. */
    forgetToken(): void {
      if (state.stage === 'form') token = null;
    },
    reportCardFailure: () => set({ stripe: null, isLibraryMissing: true }),
  };
}
