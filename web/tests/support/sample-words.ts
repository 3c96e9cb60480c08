import type { CheckoutDocument, FrameDocument, HomeDocument, StoreDocument } from '../../app/content/documents.ts';

/** The small words of the pages, as a shop has them before anybody edits them. */
export const frameWords = {
  menuWords: { button: 'Menu', reply: 'A person replies within {time}:' },
  headings: { shop: 'Shop', learn: 'Learn', contact: 'Reach a person' },
  notFound: { help: 'The page may have moved.', buttons: { home: 'Go to the home page', store: 'Visit the Wellness Shop', contact: 'Ask a person' } },
} satisfies { menuWords: FrameDocument['menuWords']; headings: FrameDocument['footer']['headings']; notFound: Partial<FrameDocument['notFound']> };

export const offerButtons: HomeDocument['services']['buttons'] = {
  test: 'Order this test',
  consultation: 'Book this consult',
  package: 'Get the package',
  other: 'See it in the store',
  unavailable: 'Not available at the moment',
  partner: 'Visit the partner',
};

export const storeWords: StoreDocument['words'] = { addToCart: 'Add to Cart', unavailable: 'Not available at the moment', days: 'days', question: 'Ask a question first', otherKits: 'Other' };

export const programWords: Pick<StoreDocument['programPlan'], 'term' | 'payments'> = {
  term: 'per month for {count} months',
  payments: { first: 'Today', second: 'Month 2', third: 'Month 3', fourth: 'Month 4' },
};

export const checkoutForm: CheckoutDocument['form'] = {
  steps: { person: 'Who is this for', address: 'Where the kits go', terms: 'Terms, once and plainly', payment: 'Payment' },
  labels: { firstName: 'First name', lastName: 'Last name', email: 'Email', phone: 'Phone', dateOfBirth: 'Date of birth', address: 'Street address', city: 'City', state: 'State', zipCode: 'ZIP code', card: 'Card' },
  consents: { terms: 'I accept the terms and conditions', privacy: "I have read and understand the website's", privacyLink: 'privacy policy' },
  order: { title: 'Your order', quantity: 'Quantity', items: 'Items', coupon: 'Coupon', apply: 'Apply', remove: 'Remove', saved: 'You saved {amount}', shipping: 'Shipping', free: 'FREE', total: 'Total today', pay: 'Pay {amount}' },
  empty: { title: 'Nothing to pay for yet', text: 'Your cart is empty.', button: 'Back to Store' },
};

const step = (title: string) => ({ when: 'Soon', title, text: 'In a sentence.' });

export const doneWords: Omit<CheckoutDocument['done'], 'title' | 'lead' | 'steps' | 'helpNote'> = {
  leadVisit: 'Thank you. We write to you about your first step.',
  helpNoteOther: 'Questions? Write to us.',
  consultation: { ask: step('We find your time'), prepare: step('What to prepare'), visit: step('Your visit'), plan: step('A written plan') },
  package: { ask: step('You choose your test'), send: step('Your kit leaves us'), visit: step('Your visit'), followUp: step('Your follow-up') },
  program: { ask: step('We find your first visit'), send: step('A kit for each person'), visits: step('Visits and payments'), end: step('It ends') },
  goods: { send: step('Your supplements leave us'), sendToo: step('Your supplements leave us, too') },
  buttons: { goOn: 'Continue Shopping', home: 'Back to Home' },
  stepsTitle: 'What happens next',
  receipt: { title: 'Your receipt', number: 'Order number', quantity: 'Quantity', coupon: 'Coupon', shipping: 'Shipping', free: 'FREE', paid: 'Paid today', sentTo: 'Sent to', inMail: 'We have sent you what you bought.' },
};

export const dialogWords: CheckoutDocument['dialog'] = {
  form: { title: 'Your details', firstName: 'First name', lastName: 'Last name', email: 'Email', phone: 'Phone', card: 'Card', cardNote: 'Hosted by the payment provider', cardOff: 'Not open yet', number: 'Card number', expiry: 'Expiry', cvv: 'CVV', pay: 'Pay {amount}', close: 'Close', terms: 'By paying you accept the', termsLink: 'terms and conditions', nothingCharged: 'Nothing is charged. What you typed stays here.' },
  promise: 'We write within one business day to ask {details}.',
  missing: 'for what is still missing',
  done: { title: 'Order Confirmed!', lead: 'A confirmation e-mail is on its way to {email}.', number: 'Order number', first: 'Today.', firstText: 'Your receipt, {amount}.', second: 'Within one business day.', third: 'Then.', button: 'Done', goOn: 'Keep looking' },
  ask: 'We ask {details}.',
};

export const planWords: CheckoutDocument['plan'] = {
  words: { title: '{count} payments, then it ends by itself', inAll: '{amount} in all', total: '{name}, {amount} in all', today: 'Today', paid: 'Paid', ends: 'Ends by itself after the last payment.', later: 'Then {amount} on {dates}.', first: 'Payment 1 of {count}', person: '1 person', persons: '{count} persons', lessPersons: 'One person less', morePersons: 'One person more', family: '20% comes off at checkout for three or more persons.', applied: 'Taken off for your family of three or more.' },
  consent: 'By pressing Pay you agree that the later payments are taken from the same card.',
};

export const cart: CheckoutDocument['cart'] = {
  documentTitle: 'Shopping Cart',
  title: 'Shopping Cart',
  lines: { item: '1 item', items: '{count} items', each: 'each', perMonth: 'per month', remove: 'Remove', less: 'One less', more: 'One more' },
  summary: {
    words: { title: 'Summary', subtotal: 'Subtotal', shipping: 'Shipping', tax: 'Tax', later: 'Calculated at checkout', total: 'Total', checkout: 'Proceed to Checkout', goOn: 'Continue Shopping' },
    secureNote: 'Card details go straight to the payment provider.',
  },
  empty: {
    title: 'Your cart is empty',
    text: 'Nothing lost, nothing owed.',
    button: 'Start Shopping',
    consultation: { title: 'Not sure where to begin?', text: 'Talk it through.' },
    workshop: { title: 'Want to listen first?', text: 'The workshop is free.' },
    contact: { title: 'Have one short question?', text: 'Write to us.' },
  },
};

export const contactForm: Pick<HomeDocument['contact'], 'labels' | 'concerns' | 'interests' | 'sent'> = {
  labels: { firstName: 'First name', lastName: 'Last name', email: 'Email', phone: 'Phone', concern: 'Main concern', interest: 'I am interested in', message: 'Your message', choose: 'Choose one', button: 'Send message' },
  concerns: { digestive: 'Digestive troubles', fatigue: 'Fatigue', skin: 'Skin', mood: 'Mood', weight: 'Weight', sensitivities: 'Food sensitivities', hormonal: 'Hormonal balance', other: 'Something else' },
  interests: { giMapOnly: 'A GI-MAP test only', consultationOnly: 'A consultation only', completePackage: 'The package', familyProgram: 'The program', secondOpinion: 'A second opinion', generalQuestions: 'General questions' },
  sent: { title: 'Thank you for writing', text: 'A person answers within 48 hours.' },
};
