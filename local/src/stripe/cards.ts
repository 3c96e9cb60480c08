/** What a test card does when it is charged; numbers and outcomes from https://docs.stripe.com/testing. */
export type TestCard = {
  name: string;
  number: string;
  brand: 'visa' | 'mastercard' | 'amex' | 'discover';
  /** 3-D Secure is asked for before the charge. */
  challenge: boolean;
  decline: Decline | null;
};

export type Decline = { code: string; decline_code?: string; message: string };

const declined = (decline_code: string, message = 'Your card was declined.'): Decline => ({ code: 'card_declined', decline_code, message });

function card(name: string, number: string, decline: Decline | null = null, challenge = false): TestCard {
  return { name, number, brand: brandOf(number), challenge, decline };
}

export const testCards: readonly TestCard[] = [
  card('pm_card_visa', '4242424242424242'),
  card('pm_card_visa_debit', '4000056655665556'),
  card('pm_card_mastercard', '5555555555554444'),
  card('pm_card_mastercard_prepaid', '5105105105105100'),
  card('pm_card_amex', '378282246310005'),
  card('pm_card_discover', '6011111111111117'),
  card('pm_card_chargeDeclined', '4000000000000002', declined('generic_decline')),
  card('pm_card_chargeDeclinedInsufficientFunds', '4000000000009995', declined('insufficient_funds', 'Your card has insufficient funds.')),
  card('pm_card_chargeDeclinedLostCard', '4000000000009987', declined('lost_card')),
  card('pm_card_chargeDeclinedStolenCard', '4000000000009979', declined('stolen_card')),
  card('pm_card_chargeDeclinedExpiredCard', '4000000000000069', { code: 'expired_card', message: 'Your card has expired.' }),
  card('pm_card_chargeDeclinedIncorrectCvc', '4000000000000127', { code: 'incorrect_cvc', message: "Your card's security code is incorrect." }),
  card('pm_card_chargeDeclinedProcessingError', '4000000000000119', {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  }),
  card('pm_card_authenticationRequiredOnSetup', '4000002500003155', null, true),
  card('pm_card_authenticationRequired', '4000002760003184', null, true),
  card('pm_card_threeDSecureRequired', '4000000000003220', null, true),
  card('pm_card_authenticationRequiredChargeDeclinedInsufficientFunds', '4000008260003178', declined('insufficient_funds', 'Your card has insufficient funds.'), true),
];

const liveCard = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);

/** The card behind a number that has passed `isLuhnValid`; any number that is not a published one declines. */
export function findCard(number: string): TestCard {
  return testCards.find((known) => known.number === number) ?? { ...card('live', number), decline: liveCard };
}

export function findCardByName(name: string): TestCard | undefined {
  return testCards.find((known) => known.name === name);
}

function brandOf(number: string): TestCard['brand'] {
  if (number.startsWith('3')) return 'amex';
  if (/^[25]/.test(number)) return 'mastercard';
  return number.startsWith('6') ? 'discover' : 'visa';
}
