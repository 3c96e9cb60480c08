import type { CartLine } from '../cart/cart.ts';
import { connectionError } from '../purchase/payment-words.ts';
import type { Problem } from '../purchase/payment-words.ts';
import { noKey, notConfigured, notLoaded } from '../purchase/payment-words.ts';
import type { AppliedCoupon } from './coupon/coupon.ts';
import { appliedToast } from './coupon/coupons.ts';
import { requestIntent, setupError } from './intent.ts';
import type { IntentOutcome } from './intent.ts';
import type { CheckoutContext } from './state.ts';

const maxRepricings = 3;

/** The first half of a session: payments possible? library there? one intent that follows the cart. */
export function createPreparation({
  deps,
  state,
  set,
  elements,
  tell,
  adopt,
  complete,
}: CheckoutContext) {
  let isConfigured = false;
  let prepared = '';
  let loading: Promise<boolean> | null = null;

  function fail(problem: Problem): false {
    set({ panel: 'failed', problem });
    tell(problem);
    return false;
  }

  /** GET /api/payment/status comes first (CHK-11…13). */
  async function configure(): Promise<boolean> {
    if (isConfigured) return true;
    const result = await deps.api.status();
    if (result.kind === 'unreachable') return fail(connectionError);
    if (result.kind === 'refused') return fail(setupError(result.refusal.message));
    isConfigured = result.answer.configured && deps.publishableKey !== null;
    if (!isConfigured)
      set({ panel: 'off', problem: result.answer.configured ? noKey : notConfigured });
    return isConfigured;
  }

  /** One load at a time: whoever asks while it is under way waits for the same script. */
  async function loadLibrary(): Promise<boolean> {
    if (state().stripe) return true;
    loading ??= loadOnce().finally(() => (loading = null));
    return loading;
  }

  async function loadOnce(): Promise<boolean> {
    try {
      set({ stripe: await deps.loadStripe() });
      return true;
    } catch {
      return false;
    }
  }

  /** Brings the one intent to what the cart and its coupon are now; repeats until both agree (CHK-16). */
  async function followCart(): Promise<boolean> {
    for (let repricings = 0; ;) {
      const lines = deps.cart.lines();
      const { coupon } = state();
      if (lines.length === 0 || fingerprint(lines, coupon) === prepared) return true;
      set({ panel: state().clientSecret ? 'updating' : 'preparing', problem: null });
      const outcome = await requestIntent(deps.api, {
        lines,
        coupon,
        reference: deps.reference.get(),
      });
      if (outcome.kind === 'repriced' && repricings < maxRepricings) {
        repricings += 1;
        // A code that came or went while the call was under way is the buyer's last word.
        adopt(state().coupon === coupon ? outcome : { ...outcome, coupon: state().coupon });
        continue;
      }
      if (!(await accept(outcome))) return false;
      prepared = fingerprint(lines, coupon);
    }
  }

  /** A code that the shop applies by itself, visibly and until the buyer takes it off (design §4). */
  function takeGift(gift: AppliedCoupon | undefined): void {
    if (!gift || state().coupon || deps.couponMemory.hasDeclined(gift.code)) return;
    set({ coupon: gift });
    deps.notify(appliedToast(gift));
  }

  async function accept(outcome: IntentOutcome): Promise<boolean> {
    if (outcome.kind === 'paid') {
      complete(outcome.order, null);
      return false;
    }
    if (outcome.kind !== 'ready')
      return fail(outcome.kind === 'failed' ? outcome.problem : setupError(undefined));
    takeGift(outcome.gift);
    set({ planFrom: outcome.planFrom });
    const mounted = elements();
    if (outcome.clientSecret !== state().clientSecret)
      set({ clientSecret: outcome.clientSecret, isCardReady: false });
    else if (mounted && (await isStale(mounted.fetchUpdates()))) return fail(connectionError);
    return true;
  }

  return {
    configure,
    loadLibrary,
    fail,
    /** The card fields stand for another intent now, or have to be asked for again. */
    forgetIntent: () => (prepared = ''),
    async prepare(): Promise<void> {
      if (!(await configure())) return;
      const library = loadLibrary();
      // A failure is told, and can be answered, without waiting for a script that may be slow.
      if (!(await followCart())) return;
      if (await library) set({ panel: 'ready', problem: null });
      else fail(notLoaded);
    },
  };
}

function fingerprint(lines: CartLine[], coupon: AppliedCoupon | null): string {
  return JSON.stringify([coupon, lines.map(({ id, quantity, cents }) => [id, quantity, cents])]);
}

async function isStale(updates: Promise<{ error?: unknown }>): Promise<boolean> {
  try {
    return Boolean((await updates).error);
  } catch {
    return true;
  }
}
