import type { Stripe } from '@stripe/stripe-js';
import type { OfferOrderRequest } from 'common/contract/payment-requests';
import type { PaymentApi } from '../purchase/api.ts';
import { notAuthenticated, unexpected } from '../purchase/payment-words.ts';
import { judge } from './offer-answer.ts';
import type { Outcome } from './offer-answer.ts';

export type Settled =
  | Extract<Outcome, { kind: 'paid' | 'repriced' | 'refused' }>
  /** The bank or the buyer said no. */
  | { kind: 'turned-down'; message: string }
  /** Our own server answers nothing that makes sense. */
  | { kind: 'broken' }
  /** Nobody answers, or the bank is not done: the same call may be made again at any time. */
  | { kind: 'unanswered'; isProcessing: boolean };

type Outside = {
  api: Pick<PaymentApi, 'offerOrder'>;
  stripe: Pick<Stripe, 'handleNextAction'>;
  wait: (seconds: number) => Promise<void>;
  /** Called once, when the bank takes its time. */
  onProcessing: () => void;
};

const repeatSeconds = [1, 2, 4];
const repeatSecondsBroken = [1];
const pollSeconds = [1, 2, 3, 5, 8, 13, 21];
const mostQuestions = 3;

/**
 * Makes the dialog's order call until it is settled: puts the bank's question in the page, waits for a bank that takes its
 * time, and repeats a call whose answer got lost. Every repetition is the same call under the same reference.
 */
export async function settleOrder(
  { api, stripe, wait, onProcessing }: Outside,
  body: OfferOrderRequest,
): Promise<Settled> {
  let questions = 0;
  let polls = 0;
  let silences = 0;
  for (;;) {
    const outcome = judge(await api.offerOrder(body), body.productType);
    if (outcome.kind === 'bank-asks') {
      const refusal =
        questions < mostQuestions
          ? await answerBank(stripe, outcome.clientSecret)
          : unexpected.message;
      if (refusal) return { kind: 'turned-down', message: refusal };
      questions += 1;
    } else if (outcome.kind === 'processing') {
      if (polls === 0) onProcessing();
      const seconds = pollSeconds[polls++];
      if (seconds === undefined) return { kind: 'unanswered', isProcessing: true };
      await wait(seconds);
    } else if (outcome.kind === 'silent') {
      const seconds = (outcome.isBroken ? repeatSecondsBroken : repeatSeconds)[silences++];
      if (seconds === undefined)
        return outcome.isBroken ? { kind: 'broken' } : { kind: 'unanswered', isProcessing: false };
      await wait(seconds);
    } else {
      return outcome;
    }
  }
}

/** Null: the server knows how it went. A text: the bank or the buyer said no. */
async function answerBank(stripe: Outside['stripe'], clientSecret: string): Promise<string | null> {
  try {
    const { error } = await stripe.handleNextAction({ clientSecret });
    return error && (error.type === 'card_error' || error.code === notAuthenticated)
      ? (error.message ?? unexpected.message)
      : null;
  } catch {
    return null;
  }
}
