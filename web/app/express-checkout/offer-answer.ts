import type { OfferOrderAnswer } from 'common/contract/express-checkout';
import { toCents } from 'common/money';
import type { Answer } from '../purchase/api.ts';
import { toOrder } from '../purchase/order.ts';
import type { Order } from '../purchase/order.ts';
import { knownErrors } from './offer-form.ts';
import type { BuyerErrors } from './offer-form.ts';

/** What an answer means for the buyer. */
export type Outcome =
  | { kind: 'paid'; order: Order }
  | { kind: 'bank-asks'; clientSecret: string }
  | { kind: 'processing' }
  /** Nothing was charged; `cents` null: the offer is not for sale any more. */
  | { kind: 'repriced'; cents: number | null; message: string | undefined }
  /** Nothing was charged. `isTokenSpent`: the card has to be read again. `isOurs`: neither it nor the form is at fault. */
  | {
      kind: 'refused';
      message: string | undefined;
      errors: BuyerErrors;
      isTokenSpent: boolean;
      isOurs: boolean;
    }
  /** Nobody knows: the answer was lost or ('broken') makes no sense. The same call may be repeated. */
  | { kind: 'silent'; isBroken: boolean };

const priceChanged = 409;
const declined = 422;
const broken = 500;

export function judge(result: Answer<OfferOrderAnswer>, offerId: string): Outcome {
  if (result.kind === 'unreachable') return { kind: 'silent', isBroken: false };
  if (result.kind === 'answered') {
    const { answer } = result;
    if ('requiresAction' in answer) return { kind: 'bank-asks', clientSecret: answer.clientSecret };
    if ('processing' in answer) return { kind: 'processing' };
    return { kind: 'paid', order: toOrder(answer) };
  }
  const { status, refusal } = result;
  if (status < 400 || status >= broken) return { kind: 'silent', isBroken: status === broken };
  const price = status === priceChanged ? refusal.prices?.[offerId] : undefined;
  if (price !== undefined)
    return { kind: 'repriced', cents: price && toCents(price.price), message: refusal.message };
  return {
    kind: 'refused',
    message: refusal.message,
    errors: knownErrors(refusal.fieldErrors),
    isTokenSpent: status === declined,
    isOurs: refusal.isOurs === true,
  };
}
