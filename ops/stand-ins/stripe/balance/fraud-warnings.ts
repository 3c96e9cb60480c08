import type Stripe from 'stripe';
import type { Call } from '../wire/call.ts';
import { newId } from '../wire/ids.ts';

/** The bank of a card tells that its holder may not have paid (https://docs.stripe.com/api/radar/early_fraud_warnings/object). */
export function warnOfFraud(call: Call, charge: Stripe.Charge): Stripe.Radar.EarlyFraudWarning {
  const warning: Stripe.Radar.EarlyFraudWarning = {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: !charge.refunded && !charge.disputed,
    charge: charge.id,
    created: call.now(),
    fraud_type: 'made_with_stolen_card',
    livemode: false,
    payment_intent: charge.payment_intent as string,
  };
  call.store.put('early_fraud_warnings', warning);
  call.emit('radar.early_fraud_warning.created', warning);
  return warning;
}
