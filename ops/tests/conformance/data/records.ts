import type { Line, Step } from '../line.ts';

const person = { firstName: 'Hannah', lastName: 'Whitfield', email: '{visitor}' };
const giMap = { id: 'gi-map', name: 'GI-MAP', price: 477, quantity: 1 };

export const records: Line[] = [
  {
    id: 'DATA-01',
    steps: [
      {
        answers: {
          ask: 'POST /api/contact',
          body: {
            ...person,
            id: 'mine',
            createdAt: '2020-01-01T00:00:00.000Z',
            phone: '',
            concern: 'skin',
            interest: 'general-questions',
            message: '',
            elapsedMs: 20_000,
          },
          status: 200,
          fields: {},
        },
      },
      {
        record: {
          collection: 'contact-submissions',
          where: '[email][equals]={visitor}',
          fields: { id: '<uuid>', createdAt: '<now>', updatedAt: '<now>' },
        },
      },
      ...[
        'products',
        'offers',
        'posts',
        'faqs',
        'testimonials',
        'freebies',
        'affiliate-products',
        'local-businesses',
        'users',
      ].map((collection): Step => ({
        everyRecord: { collection, has: { id: '<uuid>', createdAt: '<time>' }, distinct: 'id' },
      })),
    ],
  },
  {
    id: 'DATA-02',
    on: 'purchase',
    steps: [
      {
        record: {
          collection: 'orders',
          where: '[email][equals]={visitor}',
          fields: {
            firstName: 'Hannah',
            lastName: 'Whitfield',
            email: '{visitor}',
            phone: '(555) 014-2290',
            dateOfBirth: '1990-04-12',
            address: '18 Orchard Lane',
            city: 'Boise',
            state: 'ID',
            zipCode: '83702',
            productType: 'gi-map,probiotic',
            productName: '<string>',
            amount: '917.10',
            couponCode: 'WELCOME10',
            discountAmount: '101.90',
            stripePaymentIntentId: '<string>',
            isSubscription: 'false',
            stripeSubscriptionId: '<any>',
            stripeSubscriptionScheduleId: '<any>',
            status: 'paid',
            createdAt: '<now>',
          },
        },
      },
    ],
  },
  {
    id: 'DATA-02',
    part: 'status',
    steps: [
      {
        provenBy: {
          file: 'cms/src/payments/orders/order-status.test.ts',
          test: 'an order goes from pending over paid and fulfilling to completed',
          words: ['pending'],
        },
      },
    ],
  },
  {
    id: 'DATA-03',
    isAlone: true,
    steps: [
      { create: { collection: 'lead-captures', data: person } },
      {
        record: {
          collection: 'lead-captures',
          where: '[email][equals]={visitor}',
          fields: {
            firstName: 'Hannah',
            lastName: 'Whitfield',
            email: '{visitor}',
            concern: '<any>',
            createdAt: '<now>',
          },
        },
      },
      ...['firstName', 'lastName', 'email'].map((missing): Step => ({
        asks: {
          by: 'admin',
          ask: 'POST /cms-api/lead-captures',
          body: { ...person, [missing]: '' },
          statuses: [400],
        },
      })),
    ],
  },
  {
    id: 'DATA-04',
    isAlone: true,
    steps: [
      {
        create: {
          collection: 'users',
          data: { username: 'conform-one', password: 'maple river candle orbit', role: 'staff' },
        },
      },
      {
        record: {
          collection: 'users',
          where: '[username][equals]=conform-one',
          fields: { username: 'conform-one', id: '<string>' },
        },
      },
      {
        asks: {
          by: 'admin',
          ask: 'POST /cms-api/users',
          body: { username: 'conform-one', password: 'maple river candle orbit', role: 'staff' },
          statuses: [400],
        },
      },
      {
        asks: {
          by: 'admin',
          ask: 'POST /cms-api/users',
          body: { username: 'conform-two', role: 'staff' },
          statuses: [400, 500],
        },
      },
      { asks: { by: 'nobody', ask: 'GET /cms-api/users', statuses: [401, 403] } },
    ],
  },
  {
    id: 'DATA-05',
    steps: [
      {
        everyRecord: {
          collection: 'freebies',
          has: {
            id: '<string>',
            title: '<string>',
            description: '<string>',
            type: '<string>',
            pages: '<any>',
            colour: '<string>',
          },
        },
      },
      {
        everyRecord: {
          collection: 'posts',
          has: {
            id: '<string>',
            title: '<string>',
            excerpt: '<string>',
            date: '<time>',
            slug: '<string>',
            content: '<object>',
          },
        },
      },
      { everyRecord: { collection: 'faqs', has: { question: '<string>', answer: '<string>' } } },
      {
        everyRecord: {
          collection: 'testimonials',
          has: { id: '<string>', name: '<string>', content: '<string>', initial: '<string>' },
        },
      },
    ],
  },
  {
    id: 'DATA-05',
    part: 'image',
    steps: [{ everyRecord: { collection: 'posts', has: { image: '<string>' } } }],
    disagrees: 'the picture is an upload, in a field named picture',
  },
  {
    id: 'DATA-06',
    on: 'purchase in the dialog',
    steps: [
      { visible: 'dialog > heading Order Confirmed!' },
      {
        record: {
          collection: 'orders',
          where: '[email][equals]={visitor}',
          count: 1,
          fields: {
            amount: '470.00',
            address: '',
            city: '',
            state: '',
            zipCode: '',
            dateOfBirth: '',
          },
        },
      },
    ],
  },
];

export const disagreements: Line[] = [
  {
    id: 'DISC-01',
    on: '/',
    steps: [{ shows: { at: '#services > card GI-MAP Test', words: ['$470'] } }],
  },
  {
    id: 'DISC-01',
    part: 'store',
    on: '/store',
    steps: [{ shows: { at: 'product GI-MAP', words: ['$477'] } }],
  },
  {
    id: 'DISC-02',
    on: '/',
    steps: [{ shows: { at: '#services > card Concierge Consult and Review', words: ['$500'] } }],
  },
  {
    id: 'DISC-02',
    part: 'store',
    on: '/store#consultation',
    steps: [{ shows: { at: 'product Concierge Consult', words: ['$750'] } }],
  },
  {
    id: 'DISC-03',
    on: '/',
    steps: [{ says: { at: 'ways', words: ['6-month subscription', '7 personal consultations'] } }],
  },
  {
    id: 'DISC-03',
    part: 'store',
    on: '/store#packages',
    steps: [
      {
        says: {
          at: 'product Family Wellness Program',
          words: ['4 monthly payments', '5 visits per person'],
        },
      },
    ],
  },
  {
    id: 'DISC-04',
    isAlone: true,
    steps: [
      { edit: { collection: 'offers', where: '[handle][equals]=gi-map', change: { price: 471 } } },
      { open: '/' },
      { shows: { at: '#services > card GI-MAP Test', words: ['$471'] } },
      { open: '/store' },
      { shows: { at: 'product GI-MAP', words: ['$477'] } },
      {
        edit: {
          collection: 'products',
          where: '[handle][equals]=concierge-consult',
          change: { price: 755 },
        },
      },
      { open: '/store#consultation' },
      { shows: { at: 'product Concierge Consult', words: ['$755'] } },
      { open: '/' },
      { shows: { at: '#services > card Concierge Consult and Review', words: ['$500'] } },
      {
        edit: {
          collection: 'offers',
          where: '[handle][equals]=complete-package',
          change: { price: 879 },
        },
      },
      { open: '/' },
      { shows: { at: '#services > card Complete Gut Health Package', words: ['$879'] } },
      { open: '/store#packages' },
      { shows: { at: 'product Complete Gut Health Package', words: ['$877'] } },
    ],
  },
  {
    id: 'DISC-05',
    on: 'answers of /faq',
    steps: [
      { says: { at: 'main', words: ['Complete Gut Health Package is $777'] } },
      { lacks: { at: 'main', words: ['$877'] } },
    ],
  },
  {
    id: 'DISC-05',
    part: 'store and cards',
    on: '/',
    steps: [
      { shows: { at: '#services > card Complete Gut Health Package', words: ['$877'] } },
      { lacks: { at: 'main', words: ['$777'] } },
    ],
  },
  {
    id: 'DISC-05',
    part: 'store',
    on: '/store#packages',
    steps: [
      { shows: { at: 'package plan', words: ['$877'] } },
      { shows: { at: 'product Complete Gut Health Package', words: ['$877'] } },
      { lacks: { at: 'main', words: ['$777'] } },
    ],
  },
  {
    id: 'DISC-06',
    given: { cart: [giMap] },
    steps: [
      { open: '/cart' },
      { shows: { at: 'sums > sum Shipping', words: ['Calculated at checkout'] } },
      { shows: { at: 'sums > sum Tax', words: ['Calculated at checkout'] } },
      { open: '/checkout' },
      { text: { at: 'order summary > sum Shipping > css dd', is: 'FREE' } },
      { count: { of: 'order summary > sum Tax', is: 0 } },
    ],
  },
  {
    id: 'DISC-07',
    on: '/',
    steps: [
      { says: { at: 'footer', words: ['48 hours'] } },
      { says: { at: '#contact', words: ['48 hours'] } },
    ],
  },
  {
    id: 'DISC-07',
    part: 'questions',
    on: 'answers of /faq',
    steps: [{ says: { at: 'main', words: ['about 24 hours on business days'] } }],
  },
  {
    id: 'DISC-08',
    on: '/store',
    steps: [{ says: { at: 'main', words: ['14 days', '28 days', '10 days'] } }],
  },
  {
    id: 'DISC-08',
    part: 'questions',
    on: 'answers of /faq',
    steps: [{ says: { at: 'main', words: ['about 2-3 weeks after the lab receives the sample'] } }],
  },
  {
    id: 'DISC-09',
    on: '/',
    steps: [
      { shows: { at: 'claims', words: ['Trusted by 500+ Families'] } },
      { says: { at: 'claims', words: ['1000+ families helped'] } },
    ],
  },
  {
    id: 'DISC-10',
    on: '/',
    steps: [
      {
        requires: {
          in: 'contact form',
          are: ['firstName', 'lastName', 'email', 'concern', 'interest'],
        },
      },
    ],
  },
  {
    id: 'DISC-10',
    part: 'lead capture',
    isAlone: true,
    steps: [
      { create: { collection: 'lead-captures', data: person } },
      {
        record: {
          collection: 'lead-captures',
          where: '[email][equals]={visitor}',
          count: 1,
          fields: { firstName: 'Hannah' },
        },
      },
    ],
  },
  {
    id: 'DISC-11',
    on: '/',
    steps: [
      { text: { at: 'ways > card Family Wellness Program > text BEST VALUE', is: 'BEST VALUE' } },
    ],
  },
  {
    id: 'DISC-11',
    part: 'store',
    on: '/store#packages',
    steps: [
      { text: { at: 'package plan > text Most Popular', is: 'Most Popular' } },
      { text: { at: 'product Complete Gut Health Package > text Best Value', is: 'Best Value' } },
    ],
  },
  {
    id: 'DISC-12',
    on: '/',
    steps: [
      { text: { at: '#services > card Complete Gut Health Package > struck', is: '$1,137' } },
      { shows: { at: '#services > card Adult Gut Health Test', words: ['$357'] } },
      { shows: { at: '#services > card Concierge Consult and Review', words: ['$500'] } },
    ],
  },
  {
    id: 'DISC-12',
    part: 'store',
    on: '/store#packages',
    steps: [
      { text: { at: 'package plan > struck', is: '$1,137' } },
      { shows: { at: 'package plan', words: ['$877'] } },
    ],
  },
];
