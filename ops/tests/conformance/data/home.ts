import type { Line, Step } from '../line.ts';

/** A card or button that opens the dialog, and what an order from there says. */
const sells = (
  opener: string,
  productType: string,
  amount: string,
  name: string,
  shown: string,
): Step[] => [
  { click: opener },
  { text: { at: 'dialog > heading ' + name, is: name } },
  { shows: { at: 'dialog', words: [shown] } },
  {
    fill: {
      in: 'dialog',
      values: { firstName: 'Hannah', lastName: 'Whitfield', email: '{visitor}' },
    },
  },
  { helper: 'type a good card in the dialog' },
  { click: 'dialog > pay' },
  { sent: { call: 'POST /api/payment/create-order', fields: { productType, amount } } },
  { enabled: 'dialog > pay' },
  { click: 'dialog > button Close' },
  { forget: true },
];

export const home: Line[] = [
  {
    id: 'HOME-01',
    on: '/',
    steps: [
      { text: { at: 'title', is: 'Trust God. Trust your Gut.' } },
      { shows: { at: 'claims', words: ['Trusted by 500+ Families'] } },
      {
        says: {
          at: 'claims',
          words: [
            '98% success rate',
            '1000+ families helped',
            '4.9 average rating',
            '13+ years of experience',
          ],
        },
      },
      { stars: { of: 'claims', are: 5 } },
    ],
  },
  {
    id: 'HOME-02',
    on: '/',
    steps: [
      {
        order: {
          of: 'journey',
          are: [
            'get gut testing',
            'prevent symptoms and disease',
            'transform your family',
            'thrive',
          ],
        },
      },
    ],
  },
  {
    id: 'HOME-03',
    on: '/',
    steps: ['services', 'about', 'testimonials', 'contact'].map((id) => ({
      count: { of: `css [id="${id}"]`, is: 1 },
    })),
  },
  {
    id: 'HOME-04',
    given: { isTimeStopped: true },
    steps: ['contact', 'services', 'about', 'testimonials'].flatMap((id) => [
      { open: `/#${id}` },
      { glides: { to: `#${id}`, after: 300, px: 100 } },
    ]),
  },
  {
    id: 'HOME-05',
    given: { isTimeStopped: true, session: { pendingScroll: 'contact' } },
    steps: [
      { open: '/' },
      { glides: { to: '#contact', after: 300, px: 100 } },
      { kept: { in: 'session', key: 'pendingScroll', is: null } },
      { scroll: 0 },
      { reload: true },
      { pass: 2_000 },
      { unmoved: true },
      { scrolled: 0 },
    ],
  },
  {
    id: 'HOME-06',
    on: '/',
    steps: [
      {
        links: {
          in: 'hero',
          to: {
            'Order Gut Health Testing': '/store#testing',
            'Schedule Consultation': '/store#consultation',
            'Learn More': '/freebies',
          },
        },
      },
    ],
  },
  {
    id: 'HOME-07',
    given: { isTimeStopped: true },
    steps: [
      { open: '/' },
      { links: { in: 'hero', to: { 'Gut Health Testing': '/store' } } },
      { click: 'hero > link PA-C Certified' },
      { glides: { to: '#about', after: 0, px: 100 } },
      { path: '/' },
    ],
  },
  {
    id: 'HOME-08',
    on: '/',
    steps: [
      { text: { at: 'ways > css h2', is: 'How to Work with Us' } },
      {
        links: {
          in: 'ways',
          to: { 'Shop Testing Kits': '/store#testing', 'View Wellness Program': '/store#packages' },
        },
      },
    ],
  },
  {
    id: 'HOME-09',
    on: '/',
    steps: [
      {
        targets: {
          in: 'ways',
          are: ['/store#packages', '/store#testing', '/freebies', '/freebies'],
        },
      },
      { says: { at: 'ways > links', words: ['workshop', 'free resources'] } },
    ],
  },
  {
    id: 'HOME-10',
    on: '/',
    steps: [
      {
        says: {
          at: 'ways > card One-time testing',
          words: ['Buy an individual kit', 'receive results', 'self-guided'],
        },
      },
    ],
  },
  {
    id: 'HOME-11',
    on: '/',
    steps: [
      { text: { at: 'ways > card Family Wellness Program > text BEST VALUE', is: 'BEST VALUE' } },
      {
        says: {
          at: 'ways > card Family Wellness Program',
          words: [
            '6-month subscription',
            'family or bulk gut testing included',
            '7 personal consultations over 6 months',
            'expert protocols',
          ],
        },
      },
    ],
  },
  {
    id: 'HOME-12',
    on: '/',
    steps: [
      {
        says: {
          at: 'ways',
          words: ['Free weekly wellness workshop', 'online', 'free downloadable', 'free resources'],
        },
      },
      { shows: { at: 'ways', words: ['Thursday 7 PM EST'] } },
    ],
  },
  {
    id: 'HOME-13',
    on: '/',
    steps: [
      {
        texts: {
          of: '#services > css li h3',
          are: [
            'GI-MAP Test',
            'Adult Gut Health Test',
            'Concierge Consult and Review',
            'Premium Supplements',
          ],
        },
      },
      { shows: { at: '#services > card GI-MAP Test', words: ['$470'] } },
      { shows: { at: '#services > card Adult Gut Health Test', words: ['$357'] } },
      { shows: { at: '#services > card Concierge Consult and Review', words: ['$500'] } },
    ],
  },
  {
    id: 'HOME-14',
    on: '/',
    steps: [
      {
        texts: {
          of: '#services > css article h3',
          are: ['Complete Gut Health Package', 'Family Wellness Program'],
        },
      },
      { shows: { at: '#services > card Complete Gut Health Package', words: ['$877'] } },
      { text: { at: '#services > card Complete Gut Health Package > struck', is: '$1,137' } },
      {
        says: {
          at: '#services > card Family Wellness Program',
          words: ['20% off', 'for 3 or more family members'],
        },
      },
    ],
  },
  {
    id: 'HOME-15',
    given: { isTimeStopped: true },
    steps: [
      { open: '/' },
      { click: '#services > card Family Wellness Program > link Learn More' },
      { glides: { to: '#contact', after: 0, px: 100 } },
      { path: '/' },
    ],
  },
  {
    id: 'HOME-16',
    on: '/',
    steps: [
      { says: { at: '#services > card Premium Supplements', words: ['10% off', 'partner'] } },
      { newTab: { of: '#services > card Premium Supplements > links' } },
      { count: { of: '#services > card Premium Supplements > outside links', is: 1 } },
    ],
  },
  {
    id: 'HOME-17',
    steps: [
      {
        answer: {
          call: 'POST /api/payment/create-order',
          with: { status: 422, json: { success: false, message: 'Not today.' } },
        },
      },
      { open: '/' },
      ...sells('#services > card GI-MAP Test > links', 'gi-map', '470.00', 'GI-MAP Test', '$470'),
      ...sells(
        '#services > card Adult Gut Health Test > links',
        'adult-gut-health',
        '357.00',
        'Adult Gut Health Test',
        '$357',
      ),
      ...sells(
        '#services > card Concierge Consult and Review > links',
        'consultation-60',
        '500.00',
        'Concierge Consult and Review',
        '$500',
      ),
      ...sells(
        '#services > card Complete Gut Health Package > links',
        'complete-package',
        '877.00',
        'Complete Gut Health Package',
        '$877',
      ),
    ],
  },
  {
    id: 'HOME-18',
    on: '/',
    steps: [
      { count: { of: '#testimonials > quotes', is: 3 } },
      { stars: { of: '#testimonials > quotes', are: 5 } },
      {
        order: {
          of: '#testimonials > stats > items',
          are: [
            '98% Success Rate',
            '1000+ Families Helped',
            '4.9 Average Rating',
            '13+ Years Experience',
          ],
        },
      },
    ],
  },
  {
    id: 'HOME-19',
    steps: [
      { open: '/' },
      { click: 'link Read More Testimonials' },
      { path: '/testimonials' },
      { scrolled: 0 },
    ],
  },
  {
    id: 'HOME-19',
    part: 'delay',
    given: { isTimeStopped: true },
    steps: [
      { open: '/' },
      { click: 'link Read More Testimonials' },
      { path: '/testimonials' },
      { text: { at: 'title', is: 'What Our Patients Say' } },
      { jumps: { from: 400, after: 100, to: 0 } },
    ],
  },
  {
    id: 'HOME-20',
    on: '/',
    steps: [{ visible: 'scripture' }, { directlyAbove: { this: 'scripture', that: 'footer' } }],
  },
];

const sender = {
  firstName: 'Hannah',
  lastName: 'Whitfield',
  email: '{visitor}',
  concern: 'hormonal',
  interest: 'second-opinion',
};
const submit = 'contact form > css button[type=submit]';

export const contact: Line[] = [
  {
    id: 'CONT-01',
    on: '/',
    steps: [
      ...['firstName', 'lastName', 'email', 'phone', 'concern', 'interest', 'message'].map(
        (name) => ({ visible: `contact form > field ${name}` }),
      ),
      {
        requires: {
          in: 'contact form',
          are: ['firstName', 'lastName', 'email', 'concern', 'interest'],
        },
      },
    ],
  },
  {
    id: 'CONT-02',
    on: '/',
    steps: [
      {
        choices: {
          of: 'contact form > field concern',
          are: [
            'digestive',
            'fatigue',
            'skin',
            'mood',
            'weight',
            'sensitivities',
            'hormonal',
            'other',
          ],
        },
      },
    ],
  },
  {
    id: 'CONT-03',
    on: '/',
    steps: [
      {
        choices: {
          of: 'contact form > field interest',
          are: [
            'gi-map-only',
            'consultation-only',
            'complete-package',
            'family-program',
            'second-opinion',
            'general-questions',
          ],
        },
      },
    ],
  },
  {
    id: 'CONT-04',
    steps: [
      { open: '/' },
      { click: submit },
      {
        complaints: {
          in: 'contact form',
          are: { firstName: '', lastName: '', email: '', concern: '', interest: '' },
        },
      },
      { focused: 'contact form > field firstName' },
      { calls: [] },
    ],
  },
  {
    id: 'CONT-05',
    steps: [
      { open: '/' },
      { fill: { in: 'contact form', values: { ...sender, email: 'hannah@' } } },
      { click: submit },
      { complaints: { in: 'contact form', are: { email: 'email' } } },
      { calls: [] },
    ],
  },
  {
    id: 'CONT-06',
    steps: [
      { open: '/' },
      { fill: { in: 'contact form', values: sender } },
      { helper: 'wait until a program would be slower' },
      { click: submit },
      {
        sent: {
          call: 'POST /api/contact',
          fields: {
            firstName: 'Hannah',
            lastName: 'Whitfield',
            email: '{visitor}',
            phone: '',
            concern: 'hormonal',
            interest: 'second-opinion',
            message: '',
          },
        },
      },
      { hidden: 'contact form' },
    ],
  },
  {
    id: 'CONT-07',
    steps: [
      { open: '/' },
      { hold: 'POST /api/contact' },
      { fill: { in: 'contact form', values: sender } },
      { helper: 'wait until a program would be slower' },
      { clickTwice: submit },
      { text: { at: submit, is: 'Sending...' } },
      { disabled: submit },
      { release: true },
      { hidden: 'contact form' },
      { calls: ['POST /api/contact'] },
    ],
  },
  {
    id: 'CONT-08',
    steps: [
      { open: '/' },
      { fill: { in: 'contact form', values: sender } },
      { helper: 'wait until a program would be slower' },
      { click: submit },
      { hidden: 'contact form' },
      { says: { at: '#contact', words: ['Thank you'] } },
      {
        toast: {
          title: 'Message Sent!',
          text: "We'll contact you within 48 hours to discuss your health goals.",
          style: 'default',
        },
      },
    ],
  },
  ...[
    { part: 'refused', with: { status: 500, text: 'boom' } },
    { part: 'no connection', with: 'cut' as const },
  ].map((failure): Line => ({
    id: 'CONT-09',
    part: failure.part,
    steps: [
      { open: '/' },
      { answer: { call: 'POST /api/contact', with: failure.with } },
      {
        fill: {
          in: 'contact form',
          values: { ...sender, phone: '(555) 014-2290', message: 'Since March.' },
        },
      },
      { click: submit },
      {
        toast: {
          title: 'Error',
          text: 'Failed to send message. Please try again or email us directly.',
          style: 'destructive',
        },
      },
      {
        holds: {
          in: 'contact form',
          values: { ...sender, phone: '(555) 014-2290', message: 'Since March.' },
        },
      },
    ],
  })),
  {
    id: 'CONT-10',
    steps: [
      { open: '/' },
      {
        fill: {
          in: 'contact form',
          values: { ...sender, phone: '(555) 014-2290', message: 'Since March.' },
        },
      },
      { helper: 'wait until a program would be slower' },
      { click: submit },
      { hidden: 'contact form' },
      {
        record: {
          collection: 'contact-submissions',
          where: '[email][equals]={visitor}',
          fields: {
            id: '<string>',
            firstName: 'Hannah',
            lastName: 'Whitfield',
            email: '{visitor}',
            phone: '(555) 014-2290',
            concern: 'hormonal',
            interest: 'second-opinion',
            message: 'Since March.',
            createdAt: '<now>',
          },
        },
      },
    ],
  },
];
