import type { CustomerForm } from 'common/contract/payment-requests';
import {
  afterDecline,
  notLoaded,
  processing,
  stillProcessing,
  unexpected,
} from '../../purchase/payment-words.ts';
import { payableCents } from '../coupon/coupon.ts';
import type { CheckoutContext, Confirmation } from '../state.ts';
import { createOrder, pay, resume, settle } from './pay.ts';
import type { Attempt, PayOutcome } from './pay.ts';

const orderRetrySeconds = [2, 4, 8, 16, 32];

const afterUnexpected = `${unexpected.message} Your card is charged at most once, however often you press.`;
const afterRepricing = 'Nothing was charged. Please check the new total, then press Pay again.';
const afterEmptying =
  'Nothing was charged. Your cart is empty now. What you typed stays here: choose something else in the store in another tab, then press Pay.';
const afterRedating =
  'Nothing was charged. It is past midnight, so your later payments fall on other days. Please look at them, then press Pay again.';
const afterRenewal =
  'Nothing was charged. The card form had to be renewed: please type your card again, then press Pay.';

/** Money that is taken and waits for its order. */
type Unordered = { attempt: Attempt; paymentIntentId: string };

/** The second half of a session: Pay, and the way on from everything that it can come to. */
export function createPayment(
  { deps, state, set, elements, tell, adopt, complete }: CheckoutContext,
  onIdle: (isIntentNew: boolean) => void,
) {
  let unordered: Unordered | null = null;
  let unsettled: Attempt | null = null;

  function goIdle(payProblem: string, isIntentNew = false) {
    set({ payment: 'idle', payProblem });
    onIdle(isIntentNew);
  }

  async function follow(attempt: Attempt, outcome: PayOutcome): Promise<void> {
    switch (outcome.kind) {
      case 'confirmed':
        return complete(outcome.order, receiptOf(attempt));
      case 'paid-before':
        return complete(outcome.order, null);
      case 'declined':
        tell({ title: 'Payment Failed', message: outcome.message });
        return goIdle(`${outcome.message} ${afterDecline}`);
      case 'processing':
        tell(processing, 'default');
        return waitForBank(attempt);
      case 'order-failed':
        tell({ title: 'Order Error', message: outcome.message });
        unordered = { attempt, paymentIntentId: outcome.paymentIntentId };
        set({ payment: 'ordering', payProblem: outcome.message, canAskAgain: true });
        return repeatOrder(unordered);
      case 'repriced':
        adopt(outcome);
        return goIdle(deps.cart.lines().length > 0 ? afterRepricing : afterEmptying);
      case 'refused-fields':
        set({ refusedFields: { errors: outcome.errors, round: state().refusedFields.round + 1 } });
        return goIdle('Please look at the marked fields.');
      case 'failed':
        tell(outcome.problem);
        return goIdle(outcome.problem.message);
      case 'renewed':
        set({ clientSecret: outcome.clientSecret, isCardReady: false });
        return goIdle(afterRenewal, true);
      case 'redated':
        set({ planFrom: outcome.planFrom });
        return goIdle(afterRedating);
      case 'unexpected':
        tell(unexpected);
        return goIdle(afterUnexpected);
    }
  }

  async function waitForBank(attempt: Attempt): Promise<void> {
    unsettled = attempt;
    set({ payment: 'processing', payProblem: processing.message, canAskAgain: false });
    const outcome = await settle(attempt, deps.wait);
    if (outcome.kind === 'processing')
      return set({ payProblem: stillProcessing, canAskAgain: true });
    unsettled = null;
    return follow(attempt, outcome);
  }

  async function askForOrder({ attempt, paymentIntentId }: Unordered): Promise<boolean> {
    set({ canAskAgain: false });
    const outcome = await createOrder(attempt, paymentIntentId);
    if (outcome.kind === 'order-failed') {
      set({ payProblem: outcome.message, canAskAgain: true });
      return false;
    }
    unordered = null;
    await follow(attempt, outcome);
    return true;
  }

  async function repeatOrder(waiting: Unordered): Promise<void> {
    for (const seconds of orderRetrySeconds) {
      await deps.wait(seconds);
      if (unordered !== waiting) return;
      if (state().canAskAgain && (await askForOrder(waiting))) return;
    }
  }

  function attemptOf(clientSecret: string, customer: CustomerForm | null): Attempt | null {
    const { stripe, coupon, planFrom } = state();
    return (
      stripe && {
        api: deps.api,
        stripe,
        coupon,
        planFrom,
        lines: deps.cart.lines(),
        reference: deps.reference.get(),
        customer,
        clientSecret,
      }
    );
  }

  return {
    /** A second press while the first is on its way does nothing (CHK-29). */
    async pay(customer: CustomerForm): Promise<void> {
      const { payment, confirmation, panel, clientSecret, isCardReady, isCheckingCoupon } = state();
      if (payment !== 'idle' || confirmation || isCheckingCoupon) return;
      const mounted = elements();
      const attempt = clientSecret && attemptOf(clientSecret, customer);
      if (panel !== 'ready' || !isCardReady || !mounted || !attempt) return tell(notLoaded);
      set({ payment: 'paying', payProblem: null, notices: [] });
      await follow(
        attempt,
        await pay({ ...attempt, customer }, mounted, deps.origin(), deps.takesWallets),
      );
    },
    /** After a bank's page sent the buyer back. The library has to be loaded. */
    async comeBack(clientSecret: string): Promise<void> {
      const attempt = attemptOf(clientSecret, null);
      if (!attempt) return;
      set({ payment: 'paying' });
      await follow(attempt, await resume(attempt));
    },
    /** For the button that is shown when money is taken or on its way and no confirmation has come. */
    async askAgain(): Promise<void> {
      if (!state().canAskAgain) return;
      if (unordered) await askForOrder(unordered);
      else if (unsettled) await waitForBank(unsettled);
    },
  };
}

function receiptOf({ customer, lines, coupon }: Attempt): Confirmation['receipt'] {
  return (
    customer && {
      firstName: customer.firstName,
      email: customer.email,
      address: [
        `${customer.firstName} ${customer.lastName}`,
        customer.address,
        `${customer.city}, ${customer.state} ${customer.zipCode}`,
      ],
      lines,
      cents: payableCents(lines, coupon),
      coupon,
    }
  );
}
