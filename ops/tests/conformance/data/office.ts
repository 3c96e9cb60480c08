import type { Line, Step } from '../line.ts';

const person = { firstName: 'Hannah', lastName: 'Whitfield', email: '{visitor}' };
const hiddenFromAll = [
  'orders',
  'contact-submissions',
  'workshop-signups',
  'freebie-downloads',
  'lead-captures',
];

export const office: Line[] = [
  {
    id: 'ADM-01',
    isAlone: true,
    steps: [
      {
        edit: { collection: 'products', where: '[handle][equals]=gi-map', change: { price: 480 } },
      },
      { appears: { path: '/store', words: '$480', withinMs: 1_000 } },
      { open: '/store' },
      { shows: { at: 'product GI-MAP', words: ['$480'] } },
      { open: '/' },
      { shows: { at: '#services > card GI-MAP Test', words: ['$470'] } },
    ],
  },
  {
    id: 'ADM-02',
    isAlone: true,
    steps: [
      {
        create: {
          collection: 'posts?draft=true',
          data: {
            title: 'A Draft of Conformance',
            excerpt: 'Not yet.',
            date: '2025-06-01T12:00:00.000Z',
            _status: 'draft',
          },
        },
      },
      { open: '/blog' },
      { count: { of: 'cards > shown', is: 11 } },
      { lacks: { at: 'main', words: ['A Draft of Conformance'] } },
      {
        edit: {
          collection: 'posts',
          where: '[slug][equals]=yuka-app',
          change: { _status: 'draft' },
        },
      },
      { open: '/blog' },
      { count: { of: 'cards > shown', is: 10 } },
      { lacks: { at: 'main', words: ['Nov 18, 2024'] } },
      {
        edit: {
          collection: 'posts',
          where: '[slug][equals]=yuka-app',
          change: { _status: 'published' },
        },
      },
      { open: '/blog' },
      { count: { of: 'cards > shown', is: 11 } },
    ],
  },
  {
    id: 'ADM-02',
    part: 'scheduling',
    steps: [
      {
        provenBy: {
          file: 'cms/tests/content/schedule.test.ts',
          test: 'ADM-02 an article that is planned is published by the worker at its time, and taken off again at another; each raises the content version by one',
          words: [],
        },
      },
    ],
  },
  {
    id: 'ADM-03',
    isAlone: true,
    steps: [
      {
        edit: {
          collection: 'freebies',
          where: '[number][equals]=3',
          change: { title: 'Foods & Family' },
        },
      },
      { open: '/freebies' },
      { visible: 'card Foods & Family' },
      { answers: { ask: 'GET /freebies/foods-family.pdf', status: 200, type: 'application/pdf' } },
      { answers: { ask: 'GET /freebies/gut-healing-foods-guide.pdf', status: 404 } },
      {
        answers: {
          ask: 'POST /api/freebie-downloads',
          body: { ...person, freebieName: 'Foods & Family', elapsedMs: 20_000 },
          status: 200,
        },
      },
      { mailed: { subject: 'guide', words: ['Foods & Family', '/freebies/foods-family.pdf'] } },
      {
        newFile: { freebie: 3, path: '/freebies/foods-family.pdf', words: 'the file of this test' },
      },
    ],
  },
  {
    id: 'ADM-04',
    isAlone: true,
    steps: [
      {
        answers: {
          ask: 'POST /api/workshop-signup',
          body: { ...person, elapsedMs: 20_000 },
          status: 200,
        },
      },
      ...hiddenFromAll.map((collection): Step => ({
        asks: {
          by: 'staff',
          ask: `GET /cms-api/${collection}?limit=1&where[createdAt][greater_than]=2020-01-01`,
          statuses: [200],
        },
      })),
      {
        asks: {
          by: 'staff',
          ask: 'GET /cms-api/orders?where[status][equals]=paid&limit=1',
          statuses: [200],
        },
      },
      {
        asks: {
          by: 'staff',
          ask: 'GET /cms-api/workshop-signups/{workshop-signups [email][equals]={visitor}}',
          statuses: [200],
          fields: { firstName: 'Hannah' },
        },
      },
      ...hiddenFromAll.flatMap((collection): Step[] =>
        ['GET', 'POST'].map((method) => ({
          asks: { by: 'nobody', ask: `${method} /cms-api/${collection}`, statuses: [401, 403] },
        })),
      ),
    ],
  },
  {
    id: 'ADM-04',
    part: 'GraphQL',
    steps: [
      {
        asks: {
          by: 'nobody',
          ask: 'POST /cms-api/graphql',
          body: { query: '{ Orders { docs { id } } }' },
          statuses: [401, 403],
        },
      },
    ],
    disagrees: 'GraphQL is off: 404 instead',
  },
  {
    id: 'ADM-05',
    isAlone: true,
    steps: [
      ...['admin', 'practitioner', 'staff'].map((role): Step => ({
        create: {
          collection: 'users',
          data: { username: `conform-${role}`, password: 'maple river candle orbit', role },
        },
      })),
      {
        asks: {
          by: 'admin',
          ask: 'POST /cms-api/users',
          body: { username: 'conform-owner', password: 'maple river candle orbit', role: 'owner' },
          statuses: [400],
        },
      },
      { asks: { by: 'staff', ask: 'GET /cms-api/orders?limit=1', statuses: [200] } },
      {
        asks: {
          by: 'staff',
          ask: 'PATCH /cms-api/products/{products [handle][equals]=gi-map}',
          body: { price: 1 },
          statuses: [403],
        },
      },
      {
        asks: {
          by: 'staff',
          ask: 'PATCH /cms-api/offers/{offers [handle][equals]=gi-map}',
          body: { price: 1 },
          statuses: [403],
        },
      },
      {
        asks: {
          by: 'staff',
          ask: 'PATCH /cms-api/faqs/{faqs [position][equals]=10}',
          body: { answer: 'No.' },
          statuses: [403],
        },
      },
      {
        asks: {
          by: 'practitioner',
          ask: 'PATCH /cms-api/products/{products [handle][equals]=gi-map}',
          body: { price: 477 },
          statuses: [200],
        },
      },
      {
        record: {
          collection: 'products',
          where: '[handle][equals]=gi-map',
          fields: { price: 477 },
        },
      },
    ],
  },
  {
    id: 'ADM-06',
    isAlone: true,
    on: 'purchase',
    steps: [
      {
        edit: {
          collection: 'products',
          where: '[handle][equals]=gi-map',
          change: { price: 999, name: 'Another name' },
        },
      },
      {
        record: {
          collection: 'orders',
          where: '[email][equals]={visitor}',
          fields: {
            amount: '917.10',
            productType: 'gi-map,probiotic',
            productName: '*GI-MAP*2*Probiotic*1*',
          },
        },
      },
    ],
  },
  {
    id: 'ADM-06',
    part: 'deleted',
    steps: [
      {
        provenBy: {
          file: 'cms/tests/payments/payments-orders.test.ts',
          test: 'ADM-06 a product that is repriced and deleted leaves the order as it was',
          words: [],
        },
      },
    ],
  },
  ...(
    [
      [
        'hero texts',
        { setting: { global: 'home', change: { hero: { trust: 'Trusted by our neighbors' } } } },
        '/',
        'claims',
        'Trusted by our neighbors',
      ],
      [
        'stats',
        { setting: { global: 'testimonials-page', change: { 'stats.0.value': '97%' } } },
        '/testimonials',
        'stats',
        '97%',
      ],
      [
        'consent labels',
        { setting: { global: 'frame', change: { consent: { acceptLabel: 'Very well' } } } },
        '/faq',
        'cookies',
        'Very well',
      ],
      [
        'privacy text',
        {
          edit: {
            collection: 'pages',
            where: '[slug][equals]=privacy-policy',
            change: { 'sections.0.text.root.children.0.children.0.text': 'We changed this.' },
          },
        },
        '/privacy-policy',
        'main',
        'We changed this.',
      ],
      [
        'contact e-mail',
        { setting: { global: 'practice', change: { email: 'desk@another.example' } } },
        '/',
        'footer',
        'desk@another.example',
      ],
      [
        'FAQ',
        {
          edit: {
            collection: 'faqs',
            where: '[position][equals]=10',
            change: { question: 'How does one pay here?' },
          },
        },
        '/faq',
        'main',
        'How does one pay here?',
      ],
      [
        'testimonials',
        {
          edit: {
            collection: 'testimonials',
            where: '[place][equals]=featured',
            change: { content: 'It helped us all.' },
          },
        },
        '/testimonials',
        'featured',
        'It helped us all.',
      ],
      [
        'partner links',
        {
          edit: {
            collection: 'partner-links',
            where: '[position][equals]=10',
            change: { name: 'Another blend' },
          },
        },
        '/store#supplement',
        'main',
        'Another blend',
      ],
      [
        'recommendations',
        {
          edit: {
            collection: 'affiliate-products',
            where: '[position][equals]=10',
            change: { name: 'Another powder' },
          },
        },
        '/recommendations',
        'main',
        'Another powder',
      ],
      [
        'local businesses',
        {
          edit: {
            collection: 'local-businesses',
            where: '[position][equals]=10',
            change: { name: 'Another mill' },
          },
        },
        '/local-affiliates',
        'main',
        'Another mill',
      ],
    ] as const
  ).map(([part, change, path, at, words]): Line => ({
    id: 'ADM-07',
    part,
    isAlone: true,
    given: { isUndecided: true },
    steps: [change as Step, { open: path }, { shows: { at, words: [words] } }],
  })),
  {
    id: 'ADM-07',
    part: 'chat greeting',
    isAlone: true,
    steps: [
      { setting: { global: 'assistant', change: { greeting: 'Good day to you.' } } },
      { open: '/faq' },
      { click: 'chat button' },
      { texts: { of: 'messages', are: ['Good day to you.'] } },
    ],
  },
  {
    id: 'ADM-08',
    isAlone: true,
    steps: [
      { failingMail: 1 },
      {
        answers: {
          ask: 'POST /api/workshop-signup',
          body: { ...person, elapsedMs: 20_000 },
          status: 200,
        },
      },
      {
        record: {
          collection: 'workshop-signups',
          where: '[email][equals]={visitor}',
          count: 1,
          fields: { email: '{visitor}' },
        },
      },
      {
        record: {
          collection: 'mails',
          where: '[to][equals]={visitor}',
          fields: { state: 'failed' },
        },
      },
      {
        edit: { collection: 'mails', where: '[to][equals]={visitor}', change: { sendAgain: true } },
      },
      { mailed: { subject: 'seat', words: ['Thursday'] } },
    ],
  },
];

export const accessibility: Line[] = [
  {
    id: 'A11Y-01',
    part: 'every page',
    steps: [
      {
        provenBy: {
          file: 'ops/tests/e2e/pages/every-page.spec.ts',
          test: "A11Y-01 PRV-01 SEC-01 ${path} on a desk: calm, accessible, and readable with text twice as large; after 'I decline' nobody else hears of it, and the answer alone is kept",
          words: ['for (const path of routes)', 'expectAccessible(page)'],
        },
      },
    ],
  },
  {
    id: 'A11Y-01',
    part: 'dialogs and what is said',
    steps: [
      { open: '/' },
      { click: '#services > card GI-MAP Test > links' },
      { enabled: 'dialog > pay' },
      { noAxe: ['serious', 'critical'] },
      { open: '/freebies' },
      { click: 'card Ultimate Gut Health Guide > named Download Free' },
      { visible: 'dialog' },
      { noAxe: ['serious', 'critical'] },
      { open: '/faq' },
      { click: 'chat button' },
      { visible: 'chat' },
      { noAxe: ['serious', 'critical'] },
      {
        answer: {
          call: 'POST /api/chat',
          with: { json: { success: true, message: 'An answer to be heard.' } },
        },
      },
      { type: { at: 'chat > textbox Your message', text: 'Hello' } },
      { press: 'Enter' },
      { announced: 'An answer to be heard.' },
      { open: '/store' },
      { click: 'button Add to Cart: GI-MAP' },
      { announced: 'GI-MAP has been added to your cart.' },
    ],
  },
  ...(
    [
      ['/', 'contact form', ['firstName', 'lastName', 'email', 'concern', 'interest']],
      ['/freebies', 'workshop form', ['firstName', 'lastName', 'email']],
    ] as const
  ).map(([path, form, fields]): Line => ({
    id: 'A11Y-01',
    part: `errors of the ${form}`,
    steps: [
      { open: path },
      { click: `${form} > css button[type=submit]` },
      { complaints: { in: form, are: Object.fromEntries(fields.map((field) => [field, ''])) } },
    ],
  })),
  {
    id: 'A11Y-02',
    part: 'dialog',
    steps: [
      { open: '/' },
      { focus: '#services > card GI-MAP Test > links' },
      { press: 'Enter' },
      { visible: 'dialog' },
      { keepsFocus: 'dialog' },
      { press: 'Escape' },
      { count: { of: 'dialog', is: 0 } },
      { focused: '#services > card GI-MAP Test > links' },
    ],
  },
  {
    id: 'A11Y-02',
    part: 'freebie modal',
    steps: [
      { open: '/freebies' },
      { focus: 'card Ultimate Gut Health Guide > named Download Free' },
      { press: 'Enter' },
      { visible: 'dialog' },
      { keepsFocus: 'dialog' },
      { press: 'Escape' },
      { count: { of: 'dialog', is: 0 } },
      { focused: 'card Ultimate Gut Health Guide > named Download Free' },
    ],
  },
  {
    id: 'A11Y-02',
    part: 'menu',
    steps: [
      { open: '/faq' },
      { focus: 'header > css summary' },
      { press: 'Enter' },
      { visible: 'menu items > first' },
      { press: 'Tab' },
      { focused: 'menu items > first' },
      { press: 'Escape' },
      { hidden: 'menu items > first' },
      { focused: 'header > css summary' },
    ],
  },
  {
    id: 'A11Y-02',
    part: 'chat',
    steps: [
      { open: '/faq' },
      { focus: 'chat button' },
      { press: 'Enter' },
      { focused: 'chat > textbox Your message' },
      { press: 'Escape' },
      { hidden: 'chat' },
      { focused: 'chat button' },
    ],
  },
];
