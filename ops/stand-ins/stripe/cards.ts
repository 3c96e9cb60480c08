/** What a test card does when it is charged; numbers and outcomes from https://docs.stripe.com/testing. */
export type TestCard = {
  name: string;
  number: string;
  brand: 'visa' | 'mastercard' | 'amex' | 'discover';
  /** 3-D Secure is asked for before the charge, when the cardholder is there. */
  challenge: boolean;
  /** Later charges without the cardholder need no 3-D Secure: always, after a first authenticated payment, or never. */
  restsOffSession: 'always' | 'once set up' | 'never';
  decline: Decline | null;
  /** It can be attached to a customer although charges on it are declined. */
  attaches: boolean;
  /** What becomes of a refund that seemed to go through. */
  refund: 'succeeds' | 'pending' | 'fails';
  /** The reason of the dispute that its charge brings. */
  dispute: string | null;
};

export type Decline = { code: string; decline_code?: string; message: string };

/** Test behaviour of a payment method: the name of its card. Card numbers are never kept. */
export type CardRecord = {
  /** The payment method's or token's id. */
  id: string;
  name: string;
  /** A first payment was authenticated to set up later ones. */
  isSetUp?: boolean;
  /** Used without a customer: it cannot be used again. */
  isSpent?: boolean;
};

const declined = (decline_code: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  decline_code,
  message,
});
const noFunds = declined('insufficient_funds', 'Your card has insufficient funds.');

/** What a bank says to a charge that it wants authenticated, when nobody is there to do it. */
export const authenticationRequired: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

function card(
  name: string,
  number: string,
  decline: Decline | null = null,
  details: Partial<TestCard> = {},
): TestCard {
  return {
    name,
    number,
    brand: brandOf(number),
    challenge: false,
    restsOffSession: 'never',
    decline,
    attaches: decline === null,
    refund: 'succeeds',
    dispute: null,
    ...details,
  };
}

export const testCards: readonly TestCard[] = [
  card('pm_card_visa', '4242424242424242'),
  card('pm_card_visa_debit', '4000056655665556'),
  card('pm_card_mastercard', '5555555555554444'),
  card('pm_card_mastercard_prepaid', '5105105105105100'),
  card('pm_card_amex', '378282246310005'),
  card('pm_card_discover', '6011111111111117'),
  card('pm_card_chargeDeclined', '4000000000000002', declined('generic_decline')),
  card('pm_card_chargeDeclinedInsufficientFunds', '4000000000009995', noFunds),
  card('pm_card_chargeDeclinedLostCard', '4000000000009987', declined('lost_card')),
  card('pm_card_chargeDeclinedStolenCard', '4000000000009979', declined('stolen_card')),
  card('pm_card_chargeDeclinedExpiredCard', '4000000000000069', {
    code: 'expired_card',
    message: 'Your card has expired.',
  }),
  card('pm_card_chargeDeclinedIncorrectCvc', '4000000000000127', {
    code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  }),
  card('pm_card_chargeDeclinedProcessingError', '4000000000000119', {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  }),
  card('pm_card_chargeCustomerFail', '4000000000000341', declined('generic_decline'), {
    attaches: true,
  }),
  card('pm_card_authenticationRequiredOnSetup', '4000002500003155', null, {
    challenge: true,
    restsOffSession: 'once set up',
  }),
  card('pm_card_authenticationRequiredSetupForOffSession', '4000003800000446', null, {
    challenge: true,
    restsOffSession: 'always',
  }),
  card('pm_card_authenticationRequired', '4000002760003184', null, { challenge: true }),
  card('pm_card_threeDSecure2Required', '4000000000003220', null, { challenge: true }),
  card('pm_card_threeDSecureOptional', '4000000000003055'),
  card(
    'pm_card_threeDSecureRequiredChargeDeclined',
    '4000008400001629',
    declined('generic_decline'),
    { challenge: true, attaches: true },
  ),
  card(
    'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    '4000008260003178',
    noFunds,
    { challenge: true, restsOffSession: 'once set up', attaches: true },
  ),
  card('pm_card_pendingRefund', '4000000000007726', null, { refund: 'pending' }),
  card('pm_card_refundFail', '4000000000005126', null, { refund: 'fails' }),
  card('pm_card_createDispute', '4000000000000259', null, { dispute: 'fraudulent' }),
  card('pm_card_createDisputeProductNotReceived', '4000000000002685', null, {
    dispute: 'product_not_received',
  }),
];

const liveCard = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test (live) card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
);

/** The card behind a number that has passed `isLuhnValid`; any number that is not a published one declines. */
export function findCard(number: string): TestCard {
  return (
    testCards.find((known) => known.number === number) ?? {
      ...card('live', number),
      decline: liveCard,
    }
  );
}

export function findCardByName(name: string): TestCard | undefined {
  return testCards.find((known) => known.name === name);
}

function brandOf(number: string): TestCard['brand'] {
  if (number.startsWith('3')) return 'amex';
  if (/^[25]/.test(number)) return 'mastercard';
  return number.startsWith('6') ? 'discover' : 'visa';
}
