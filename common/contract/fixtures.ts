/** Calls as they should be, for the tests of all sides to spoil. */
export const visitor = {
  firstName: 'Hannah',
  lastName: 'Whitfield',
  email: 'hannah@visitor.example',
};

export const message = { ...visitor, concern: 'skin', interest: 'family-program' };

export const customer = {
  ...visitor,
  phone: '(555) 014-2290',
  dateOfBirth: '1990-04-12',
  address: '1 Orchard Lane',
  city: 'Napa',
  state: 'CA',
  zipCode: '94558',
  termsAccepted: true,
  privacyPolicyAccepted: true,
};

export const intent = {
  amount: '477.00',
  productIds: 'gi-map',
  items: [{ id: 'gi-map', quantity: 1 }],
};

export const offer = {
  ...visitor,
  phone: '',
  productType: 'gi-map',
  amount: '470.00',
  paymentToken: 'tok_1',
};

/** Wrong values of fields that a page, web and cms all judge, with the one message that each of them gives. */
export const wrongCustomers: [field: keyof typeof customer, value: unknown, message: string][] = [
  ['firstName', '', 'First name is required'],
  ['firstName', '  ', 'First name is required'],
  ['firstName', 'Ann\nBcc', 'Please remove line breaks'],
  ['lastName', '', 'Last name is required'],
  ['lastName', 'x'.repeat(201), 'Please use at most 200 characters'],
  ['email', '', 'Valid email is required'],
  ['email', 'hannah@', 'Valid email is required'],
  ['phone', '', 'Phone number is required'],
  ['phone', '5'.repeat(201), 'Please use at most 200 characters'],
  ['dateOfBirth', '', 'Date of birth is required'],
  ['address', '', 'Street address is required'],
  ['city', '', 'City is required'],
  ['city', 'x'.repeat(101), 'Please use at most 100 characters'],
  ['state', 'C', 'State is required'],
  ['state', 'CAL', 'Please use at most 2 characters'],
  ['zipCode', '9455', 'Valid ZIP code is required'],
  ['zipCode', '94558-12345', 'Please use at most 10 characters'],
  ['termsAccepted', false, 'You must accept the terms and conditions'],
  ['privacyPolicyAccepted', false, "You must read and understand the website's privacy policy"],
];

export const wrongBuyers: [field: keyof typeof offer, value: unknown, message: string][] = [
  ['firstName', '', 'First name is required'],
  ['firstName', 'x'.repeat(201), 'Please use at most 200 characters'],
  ['lastName', ' ', 'Last name is required'],
  ['email', 'hannah', 'Valid email is required'],
  ['phone', '5'.repeat(201), 'Please use at most 200 characters'],
  ['phone', '5\t5', 'Please remove line breaks'],
];

export const wrongMessages: [field: string, value: unknown, message: string][] = [
  ['firstName', '', 'First name is required'],
  ['firstName', 'Ann\r\nBcc', 'Please remove line breaks'],
  ['lastName', 'x'.repeat(201), 'Please use at most 200 characters'],
  ['email', '', 'Email is required'],
  ['email', 'hannah@', 'Please enter a valid email address'],
  ['phone', '5'.repeat(201), 'Please use at most 200 characters'],
  ['concern', '', 'Please choose your main concern'],
  ['interest', 'everything', 'Please choose what you are interested in'],
  ['message', 'x'.repeat(5_001), 'Please use at most 5,000 characters'],
];
