import type { Line, Step } from '../line.ts';

const opener = '#services > card GI-MAP Test > links';
const pay = 'dialog > pay';
const open: Step[] = [{ open: '/' }, { click: opener }, { visible: 'dialog' }];
const person = { firstName: 'Hannah', lastName: 'Whitfield', email: '{visitor}' };
const filled: Step[] = [
  ...open,
  { fill: { in: 'dialog', values: person } },
  { helper: 'type a good card in the dialog' },
];
const status = (json: unknown): Step => ({
  answer: { call: 'GET /api/payment/status', with: { json } },
});
const order = 'POST /api/payment/create-order';

export const dialog: Line[] = [
  {
    id: 'DLG-01',
    steps: [
      ...open,
      ...['firstName', 'lastName', 'email', 'phone'].map((name) => ({
        visible: `dialog > field ${name}`,
      })),
      { requires: { in: 'dialog', are: ['firstName', 'lastName', 'email'] } },
      { says: { at: 'dialog', words: ['card number', 'expiry', 'CVV'] } },
      { count: { of: 'dialog > card frames', is: 3 } },
    ],
  },
  {
    id: 'DLG-02',
    steps: [
      ...open,
      { calls: ['GET /api/payment/status'] },
      { click: 'dialog > button Close' },
      { click: opener },
      { calls: ['GET /api/payment/status', 'GET /api/payment/status'] },
    ],
  },
  {
    id: 'DLG-03',
    steps: [
      status({ configured: false, tokenizationKeyAvailable: true }),
      ...open,
      {
        shows: {
          at: 'dialog',
          words: [
            'Online payments are currently being set up. Please contact us directly to complete your order.',
          ],
        },
      },
      { disabled: pay },
    ],
  },
  {
    id: 'DLG-04',
    steps: [
      status({ configured: false, tokenizationKeyAvailable: true }),
      ...open,
      { disabled: pay },
      { focus: 'dialog > field email' },
      { press: 'Enter' },
      {
        toast: {
          title: 'Payment Unavailable',
          text: 'Please contact us directly to complete your order.',
          style: 'destructive',
        },
      },
      { calls: ['GET /api/payment/status'] },
    ],
  },
  {
    id: 'DLG-05',
    steps: [
      status({ configured: true, tokenizationKeyAvailable: false }),
      ...open,
      { disabled: pay },
      { calls: ['GET /api/payment/status'] },
      { count: { of: 'dialog > card frames', is: 0 } },
    ],
  },
  {
    id: 'DLG-06',
    steps: [
      ...open,
      { enabled: pay },
      { click: pay },
      {
        complaints: {
          in: 'dialog',
          are: {
            firstName: 'First name is required',
            lastName: 'Last name is required',
            email: 'Valid email is required',
          },
        },
      },
    ],
  },
  {
    id: 'DLG-07',
    steps: [
      ...open,
      { fill: { in: 'dialog', values: person } },
      { helper: 'type an unfinished card in the dialog' },
      { click: pay },
      {
        toast: {
          title: 'Payment Error',
          text: 'Your card number is incomplete.',
          style: 'destructive',
        },
      },
      { calls: ['GET /api/payment/status'] },
    ],
  },
  {
    id: 'DLG-08',
    steps: [
      { blockScript: '**/stripe.js' },
      ...open,
      { fill: { in: 'dialog', values: person } },
      { click: pay },
      {
        toast: {
          title: 'Payment Error',
          text: 'Payment system not loaded. Please refresh and try again.',
          style: 'destructive',
        },
      },
      { calls: ['GET /api/payment/status'] },
    ],
  },
  {
    id: 'DLG-09',
    steps: [
      {
        answer: {
          call: order,
          with: { status: 422, json: { success: false, message: 'Not today.' } },
        },
      },
      ...filled,
      { calls: ['GET /api/payment/status'] },
      { click: pay },
      { sent: { call: order, fields: { paymentToken: '<string>' } } },
      { enabled: pay },
      { calls: ['GET /api/payment/status', 'POST /api/payment/create-order'] },
    ],
  },
  {
    id: 'DLG-10',
    steps: [
      {
        answer: {
          call: order,
          with: { status: 422, json: { success: false, message: 'Not today.' } },
        },
      },
      ...filled,
      { fill: { in: 'dialog', values: { phone: '(555) 014-2290' } } },
      { click: pay },
      {
        sent: {
          call: order,
          fields: {
            firstName: 'Hannah',
            lastName: 'Whitfield',
            email: '{visitor}',
            phone: '(555) 014-2290',
            productType: 'gi-map',
            amount: '470.00',
            paymentToken: '<string>',
          },
        },
      },
    ],
  },
  {
    id: 'DLG-11',
    steps: [
      { hold: order },
      ...filled,
      { click: pay },
      { text: { at: pay, is: 'Processing...' } },
      { disabled: pay },
    ],
  },
  {
    id: 'DLG-12',
    steps: [
      ...filled,
      ...[
        {
          json: { success: false, message: 'Our bank is closed today.' },
          text: 'Our bank is closed today.',
        },
        { json: { success: false }, text: 'Unable to process payment. Please try again.' },
      ].flatMap(({ json, text }): Step[] => [
        { answer: { call: order, with: { status: 422, json } } },
        { click: pay },
        { toast: { title: 'Payment Failed', text, style: 'destructive' } },
        { holds: { in: 'dialog', values: person } },
      ]),
    ],
  },
  {
    id: 'DLG-13',
    on: 'purchase in the dialog',
    steps: [
      { visible: 'dialog > heading Order Confirmed!' },
      { text: { at: 'dialog > heading Order Confirmed!', is: 'Order Confirmed!' } },
      {
        toasted: {
          title: 'Payment Successful!',
          text: 'Your order has been confirmed. Check your email for details.',
          style: 'default',
        },
      },
      { says: { at: 'dialog', words: ['confirmation e-mail'] } },
    ],
  },
  {
    id: 'DLG-14',
    steps: [
      ...filled,
      { click: pay },
      { visible: 'dialog > heading Order Confirmed!' },
      { click: 'dialog > close' },
      { count: { of: 'dialog', is: 0 } },
      { click: opener },
      { holds: { in: 'dialog', values: { firstName: '', lastName: '', email: '', phone: '' } } },
      { count: { of: 'dialog > heading Order Confirmed!', is: 0 } },
      { text: { at: pay, is: 'Pay $470.00' } },
    ],
  },
  {
    id: 'DLG-15',
    steps: [
      {
        answers: {
          ask: order,
          body: {
            firstName: 'Hannah',
            lastName: 'Whitfield',
            email: '{visitor}',
            phone: '',
            productType: 'gi-map',
            amount: '400.00',
            paymentToken: 'tok_visa',
            reference: '{uuid}',
            termsVersion: '2026-11-01',
          },
          status: 409,
          fields: { success: false, prices: '<any>' },
          words: ['470'],
        },
      },
      {
        record: { collection: 'orders', where: '[email][equals]={visitor}', count: 0, fields: {} },
      },
    ],
  },
];
