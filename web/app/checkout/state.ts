import type { Stripe, StripeElements } from '@stripe/stripe-js';
import type { CartLine } from '../cart/cart.ts';
import type { PaymentApi } from '../purchase/api.ts';
import type { Order } from '../purchase/order.ts';
import type { Problem } from '../purchase/payment-words.ts';
import type { ToastMessage } from '../ui/toast/toast-state.ts';
import type { AppliedCoupon, CouponMemory } from './coupon/coupon.ts';
import type { FieldErrors } from './form/form.ts';
import type { Repriced } from './intent.ts';
import type { CheckoutReference } from './reference.ts';

/** What the buyer is shown once the money is taken and the order written. No `receipt` when this page did not see the sale. */
export type Confirmation = Order & {
  receipt: {
    firstName: string;
    email: string;
    /** Lines of the address that the buyer typed. */
    address: string[];
    lines: CartLine[];
    cents: number;
    coupon: AppliedCoupon | null;
  } | null;
};

export type CheckoutState = {
  /** 'off': payments cannot be taken at all. 'failed': something to try again. Both say why in `problem`. */
  panel: 'preparing' | 'updating' | 'ready' | 'failed' | 'off';
  problem: Problem | null;
  stripe: Stripe | null;
  /** The card fields stay mounted as long as these two stay the same. */
  clientSecret: string | null;
  mountCount: number;
  isCardReady: boolean;
  /** 'processing': the bank has not answered. 'ordering': money taken, order not yet written down. */
  payment: 'idle' | 'paying' | 'processing' | 'ordering';
  /** What the last attempt to pay came to, in words that say what to do next. */
  payProblem: string | null;
  /** The page has stopped asking by itself what became of the money: a button may ask again. */
  canAskAgain: boolean;
  /** `round` counts the refused attempts: each of them moves the focus, also when the errors are the same. */
  refusedFields: { errors: FieldErrors; round: number };
  notices: string[];
  coupon: AppliedCoupon | null;
  /** From which day ('2026-11-22', UTC) the server counts the payments of the programme in the cart. */
  planFrom: string | null;
  /** The server is judging a code: Pay waits, so that the charge is the total that is shown. */
  isCheckingCoupon: boolean;
  confirmation: Confirmation | null;
};

export type CheckoutDeps = {
  api: PaymentApi;
  reference: CheckoutReference;
  couponMemory: CouponMemory;
  cart: { lines: () => CartLine[]; replace: (lines: CartLine[]) => void };
  /** Null: the shop has no publishable key (CHK-13). */
  publishableKey: string | null;
  /** Wallets are offered: what they need is asked in the tap on Pay. */
  takesWallets: boolean;
  /** Loads Stripe's script; called only once there is something to pay for. */
  loadStripe: () => Promise<Stripe>;
  notify: (toast: ToastMessage) => void;
  wait: (seconds: number) => Promise<void>;
  /** Origin of this site, for the way back from a bank's page. */
  origin: () => string;
  /** The client secret that came back with the buyer from a bank's page, and how to take it out of the address. */
  returned: { clientSecret: string | null; forget: () => void };
};

/** What the two halves of a session share. */
export type CheckoutContext = {
  deps: CheckoutDeps;
  state: () => CheckoutState;
  set: (patch: Partial<CheckoutState>) => void;
  elements: () => StripeElements | null;
  tell: (problem: Problem, variant?: ToastMessage['variant']) => void;
  /** Takes over what a call has found, but never the cart of an answer to a question about another cart. */
  adopt: (repriced: Repriced) => void;
  /** Ends the checkout: the cart is emptied, the reference forgotten. */
  complete: (order: Order, receipt: Confirmation['receipt']) => void;
};

export const initialState: CheckoutState = {
  panel: 'preparing',
  problem: null,
  stripe: null,
  clientSecret: null,
  mountCount: 0,
  isCardReady: false,
  payment: 'idle',
  payProblem: null,
  canAskAgain: false,
  refusedFields: { errors: {}, round: 0 },
  notices: [],
  coupon: null,
  planFrom: null,
  isCheckingCoupon: false,
  confirmation: null,
};
