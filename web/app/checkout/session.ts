import type { StripeElements } from '@stripe/stripe-js';
import type { CustomerForm } from 'common/contract/payment-requests';
import { emptyCart, serializeCart } from '../cart/cart.ts';
import { notLoaded } from '../purchase/payment-words.ts';
import { createCoupons } from './coupon/coupons.ts';
import { createPreparation } from './intent-sync.ts';
import { createPayment } from './payment/payment.ts';
import { initialState } from './state.ts';
import type { CheckoutContext, CheckoutDeps, CheckoutState } from './state.ts';

export type CheckoutSession = {
  getState: () => CheckoutState;
  subscribe: (listener: () => void) => () => void;
  /** Call it when the page opens and whenever the cart has changed; calls that overlap join. */
  sync: () => Promise<void>;
  /** The card fields are mounted and ready, or (null) gone. */
  attach: (elements: StripeElements | null) => void;
  /** The card fields could not be loaded. */
  reportCardFailure: () => void;
  retry: () => Promise<void>;
  pay: (customer: CustomerForm) => Promise<void>;
  askAgain: () => Promise<void>;
  /** Null when the code was applied, else what to say at the field. */
  applyCoupon: (code: string) => Promise<string | null>;
  removeCoupon: () => void;
};

/**
 * The course of one checkout, free of any page: status, intent, updates, Pay, order, and the way on from every failure
 * (design §4). Calls about the intent run one after the other, so that the server's revisions follow the cart in order.
 */
export function createCheckoutSession(deps: CheckoutDeps): CheckoutSession {
  let state = initialState;
  let elements: StripeElements | null = null;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  let hasRecalled = false;
  let hasComeBack = deps.returned.clientSecret === null;
  const listeners = new Set<() => void>();

  function set(patch: Partial<CheckoutState>) {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  }

  const context: CheckoutContext = {
    deps,
    state: () => state,
    set,
    elements: () => elements,
    tell: ({ title, message }, variant = 'destructive') =>
      deps.notify({ title, description: message, variant }),
    adopt({ asked, lines, coupon, notices }) {
      const isOlder = serializeCart(asked) !== serializeCart(deps.cart.lines());
      set({ notices: isOlder ? state.notices : notices, coupon });
      if (!coupon) deps.couponMemory.clear();
      if (!isOlder) deps.cart.replace(lines);
    },
    complete(order, receipt) {
      set({ payment: 'idle', payProblem: null, coupon: null, confirmation: { ...order, receipt } });
      deps.reference.clear();
      deps.couponMemory.forget();
      deps.cart.replace(emptyCart);
      deps.notify({
        title: 'Order Successful!',
        description: 'Your order has been confirmed. Check your email for details.',
      });
    },
  };
  const preparation = createPreparation(context);
  const payment = createPayment(context, (isIntentNew) => {
    if (isIntentNew) preparation.forgetIntent();
    void sync();
  });

  const coupons = createCoupons(context, sync);

  async function comeBack(clientSecret: string) {
    if (!(await preparation.configure())) return;
    if (!(await preparation.loadLibrary())) return void preparation.fail(notLoaded);
    hasComeBack = true;
    deps.returned.forget();
    await payment.comeBack(clientSecret);
  }

  async function run() {
    if (!hasComeBack && deps.returned.clientSecret) await comeBack(deps.returned.clientSecret);
    const isOpen = hasComeBack && state.payment === 'idle' && !state.confirmation;
    if (!isOpen) return;
    if (deps.cart.lines().length === 0) return coupons.forget();
    if (!hasRecalled) hasRecalled = await coupons.recall();
    await preparation.prepare();
  }

  /**
   * A run may still be waiting for the script when the cart changes or "Try again" is pressed: then it runs once more.
   * Not after a failure that nobody has answered yet, or a server that always refuses would be asked for ever.
   */
  async function runUntilCurrent() {
    do {
      isAskedAgain = false;
      await run();
    } while (isAskedAgain && state.panel !== 'failed');
  }

  async function sync(): Promise<void> {
    if (running) isAskedAgain = true;
    running ??= runUntilCurrent().finally(() => (running = null));
    await running;
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sync,
    attach(mounted) {
      elements = mounted;
      set({ isCardReady: mounted !== null });
    },
    reportCardFailure: () => void preparation.fail(notLoaded),
    async retry() {
      const mountCount = state.isCardReady ? state.mountCount : state.mountCount + 1;
      set({ panel: state.clientSecret ? 'updating' : 'preparing', problem: null, mountCount });
      preparation.forgetIntent();
      await sync();
    },
    pay: (customer) => payment.pay(customer),
    askAgain: () => payment.askAgain(),
    applyCoupon: (code) => coupons.apply(code),
    removeCoupon: () => coupons.remove(),
  };
}
