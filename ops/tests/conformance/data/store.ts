import type { Line, Step } from '../line.ts';

const tabs = ['Testing Kits', 'Consultations', 'Packages', 'Vitamins & Supplements'];
const kit = (name: string, price: string, ...words: string[]): Step[] => [
  { shows: { at: `product ${name}`, words: [price] } },
  ...(words.length > 0 ? [{ says: { at: `product ${name}`, words } }] : []),
];

const opensAtTop = (tab: string): Step[] => [
  { texts: { of: 'active filter', are: [tab] } },
  { scrolled: 0 },
];

export const store: Line[] = [
  {
    id: 'STORE-01',
    on: '/store',
    steps: [{ visible: 'title' }, { texts: { of: 'filters', are: tabs } }],
  },
  ...(
    [
      ['/store#consultation', 'Consultations'],
      ['/store#supplement', 'Vitamins & Supplements'],
      ['/store', 'Testing Kits'],
    ] as const
  ).map(([on, tab]): Line => ({ id: 'STORE-02', part: on, on, steps: opensAtTop(tab) })),
  {
    id: 'STORE-02',
    part: 'and NAV-05 and STORE-03, other addresses',
    steps: [
      { open: '/store#testing' },
      ...opensAtTop('Testing Kits'),
      { path: '/store#testing' },
      { open: '/store#package' },
      ...opensAtTop('Packages'),
      { visible: 'product Complete Gut Health Package' },
      { open: '/store#vitamins' },
      ...opensAtTop('Testing Kits'),
      { open: '/store#contact' },
      ...opensAtTop('Testing Kits'),
    ],
  },
  {
    id: 'STORE-03',
    on: '/store#packages',
    steps: [
      { texts: { of: 'active filter', are: ['Packages'] } },
      { visible: 'product Complete Gut Health Package' },
    ],
  },
  {
    id: 'STORE-04',
    steps: [
      { open: '/store' },
      ...(
        [
          ['Consultations', 1, 0, 0],
          ['Packages', 2, 2, 0],
          ['Vitamins & Supplements', 3, 0, 2],
          ['Testing Kits', 13, 0, 0],
        ] as const
      ).flatMap(([tab, cards, plans, partners]): Step[] => [
        { click: `filter bar > named ${tab}` },
        { texts: { of: 'active filter', are: [tab] } },
        { count: { of: 'grid cards', is: cards } },
        { count: { of: 'plan cards', is: plans } },
        { count: { of: 'partner cards', is: partners } },
      ]),
    ],
  },
  { id: 'STORE-05', on: '/store', steps: [{ columns: { of: 'grid cards', are: 3 } }] },
  {
    id: 'STORE-06',
    on: '/store',
    steps: [
      { each: { of: 'grid cards', has: { headings: 1, items: 3, buttons: 1 } } },
      { eachMatches: { of: 'grid cards', pattern: '\\$\\d' } },
      { eachMatches: { of: 'grid cards > descriptions', pattern: '\\w+ \\w+' } },
    ],
  },
  {
    id: 'STORE-06',
    part: 'of five features',
    isAlone: true,
    steps: [
      {
        edit: {
          collection: 'products',
          where: '[handle][equals]=gi-map',
          change: { features: ['One', 'Two', 'Three', 'Four', 'Five'].map((text) => ({ text })) },
        },
      },
      { open: '/store' },
      { texts: { of: 'product GI-MAP > items', are: ['One', 'Two', 'Three'] } },
    ],
  },
  {
    id: 'STORE-07',
    steps: [
      { open: '/store' },
      { click: 'button Add to Cart: FAST 88 Food' },
      {
        toast: {
          title: 'Added to Cart',
          text: 'FAST 88 Food has been added to your cart.',
          style: 'default',
        },
      },
      { text: { at: 'badge', is: '1' } },
      { click: 'button Add to Cart: MycoTOX' },
      {
        toast: {
          title: 'Added to Cart',
          text: 'MycoTOX has been added to your cart.',
          style: 'default',
        },
      },
      { text: { at: 'badge', is: '2' } },
    ],
  },
  {
    id: 'STORE-08',
    on: '/store#packages',
    steps: [{ count: { of: 'plan cards', is: 2 } }, { count: { of: 'grid cards', is: 2 } }],
  },
  {
    id: 'STORE-09',
    on: '/store#packages',
    steps: [
      { text: { at: 'package plan > headings', is: 'Complete Gut Health Package' } },
      { text: { at: 'package plan > text Most Popular', is: 'Most Popular' } },
      { text: { at: 'package plan > struck', is: '$1,137' } },
      { shows: { at: 'package plan', words: ['$877'] } },
      {
        says: {
          at: 'package plan',
          words: [
            'an adult, child or baby test',
            'a 60-minute consultation',
            'a 30-minute follow-up one month later',
          ],
        },
      },
    ],
  },
  {
    id: 'STORE-10',
    steps: [
      {
        answer: {
          call: 'POST /api/payment/create-order',
          with: { status: 422, json: { success: false, message: 'Not today.' } },
        },
      },
      { open: '/store#packages' },
      { click: 'package plan > named Get Started' },
      { text: { at: 'dialog > headings > first', is: 'Complete Gut Health Package' } },
      { shows: { at: 'dialog', words: ['$877'] } },
      {
        fill: {
          in: 'dialog',
          values: { firstName: 'Hannah', lastName: 'Whitfield', email: '{visitor}' },
        },
      },
      { helper: 'type a good card in the dialog' },
      { click: 'dialog > pay' },
      {
        sent: {
          call: 'POST /api/payment/create-order',
          fields: { productType: 'complete-package', amount: '877.00' },
        },
      },
    ],
  },
  {
    id: 'STORE-11',
    on: '/store#packages',
    steps: [
      { text: { at: 'program plan > headings', is: 'Concierge Family Wellness Program' } },
      {
        says: {
          at: 'program plan',
          words: ['4-month program', '$637 per month for 4 months', 'per-person pricing'],
        },
      },
      {
        says: {
          at: 'program plan > item each additional person',
          words: ['each additional person', '$637 per month for 4 months'],
        },
      },
    ],
  },
  {
    id: 'STORE-12',
    steps: [
      { open: '/store#packages' },
      { click: 'program plan > buttons' },
      { text: { at: 'badge', is: '1' } },
      { kept: { in: 'local', key: 'cart', is: [{ id: 'family-wellness-program', quantity: 1 }] } },
      { count: { of: 'dialog', is: 0 } },
    ],
  },
  {
    id: 'STORE-13',
    on: '/store#packages',
    steps: [
      { text: { at: 'product Complete Gut Health Package > text Best Value', is: 'Best Value' } },
      { says: { at: 'product Family Wellness Program', words: ['$637 per month per person'] } },
    ],
  },
  {
    id: 'STORE-14',
    on: '/store#supplement',
    steps: [
      { count: { of: 'partner cards', is: 2 } },
      { says: { at: 'dispensary', words: ['practitioner', '10% automatic discount'] } },
      { says: { at: 'brand', words: ['whole-food'] } },
      { shows: { at: 'brand > sum clinical trials', words: ['33'] } },
      { shows: { at: 'brand > sum papers', words: ['47'] } },
      { shows: { at: 'brand > sum benefits', words: ['13'] } },
    ],
  },
  {
    id: 'STORE-15',
    on: '/store#supplement',
    steps: [
      { about: { of: 'buy links', is: 20 } },
      { newTab: { of: 'buy links' } },
      { says: { at: 'main', words: ['capsules', 'chewables', 'shakes', 'bars'] } },
      { order: { of: 'new ones', are: ['probiotic plus prebiotic', 'superfood powder'] } },
      { says: { at: 'new ones > first', words: ['20 billion CFU'] } },
    ],
  },
  ...['/store', '/store#consultation', '/store#packages', '/store#supplement'].map((on): Line => ({
    id: 'STORE-16',
    part: on,
    on: on as '/store',
    steps: [{ leads: { from: 'last of main', to: '/recommendations' } }],
  })),
  {
    id: 'STORE-17',
    steps: [
      { open: '/' },
      { click: '#services > card GI-MAP Test > links' },
      { text: { at: 'dialog > headings > first', is: 'GI-MAP Test' } },
      { fill: { in: 'dialog', values: { firstName: 'Hannah', email: '{visitor}' } } },
      { click: 'dialog > button Close' },
      { count: { of: 'dialog', is: 0 } },
      { click: '#services > card Concierge Consult and Review > links' },
      { text: { at: 'dialog > headings > first', is: 'Concierge Consult and Review' } },
      { shows: { at: 'dialog', words: ['$500'] } },
      { lacks: { at: 'dialog', words: ['GI-MAP', '$470'] } },
      { holds: { in: 'dialog', values: { firstName: '', lastName: '', email: '', phone: '' } } },
    ],
  },
];

export const catalogue: Line[] = [
  { id: 'CAT-01', on: '/store', steps: kit('GI-MAP', '$477') },
  { id: 'CAT-02', on: '/store', steps: kit('GI-MAP plus Zonulin', '$537') },
  {
    id: 'CAT-03',
    on: '/store',
    steps: [
      ...kit('Adult gut', '$357'),
      ...kit('Child gut', '$337', 'ages 3-18'),
      ...kit('Baby gut', '$337', 'ages 0-3'),
      ...kit('Pregnancy gut', '$337'),
    ],
  },
  {
    id: 'CAT-04',
    on: '/store',
    steps: [
      ...kit('Organic Acids', '$457'),
      ...kit('DUTCH hormone', '$477'),
      ...kit('FAST 88 food', '$377'),
    ],
  },
  {
    id: 'CAT-05',
    on: '/store',
    steps: [
      ...kit('MycoTOX', '$427'),
      ...kit('TOXDetect', '$437'),
      ...kit('DNA Methylation', '$627'),
      ...kit('Female Polygenic Risk', '$377'),
    ],
  },
  { id: 'CAT-06', on: '/store', steps: [{ count: { of: 'grid cards', is: 13 } }] },
  {
    id: 'CAT-06',
    part: 'order',
    on: '/store',
    steps: [
      {
        order: {
          of: 'grid cards > css h3',
          are: [
            'GI-MAP',
            'GI-MAP plus Zonulin',
            'Adult gut',
            'Child gut',
            'Baby gut',
            'Pregnancy gut',
            'Organic Acids',
            'DUTCH hormone',
            'FAST 88 food',
            'MycoTOX',
            'TOXDetect',
            'DNA Methylation',
            'Female Polygenic Risk',
          ],
        },
      },
    ],
  },
  {
    id: 'CAT-07',
    on: '/store#consultation',
    steps: [{ count: { of: 'grid cards', is: 1 } }, ...kit('Concierge Consult', '$750', '1 hour')],
  },
  {
    id: 'CAT-08',
    on: '/store#supplement',
    steps: [
      { count: { of: 'grid cards', is: 3 } },
      ...kit('Probiotic', '$65'),
      ...kit('Digestive enzymes', '$45'),
      ...kit('Gut repair', '$55'),
    ],
  },
  {
    id: 'CAT-09',
    on: '/store#packages',
    steps: [
      ...kit(
        'Family Wellness Program',
        '$637',
        'per month',
        '4 monthly payments',
        '5 visits per person',
      ),
      {
        record: {
          collection: 'products',
          where: '[handle][equals]=family-wellness-program',
          fields: {
            price: 637,
            category: 'package',
            isSubscription: true,
            subscriptionDetails: {
              interval: 'month',
              intervalCount: 1,
              totalPayments: 4,
              priceId: '<any>',
            },
          },
        },
      },
    ],
  },
  {
    id: 'CAT-10',
    on: '/store#packages',
    steps: [
      ...kit('Complete Gut Health Package', '$877'),
      {
        record: {
          collection: 'products',
          where: '[handle][equals]=complete-package',
          fields: { price: 877, category: 'package' },
        },
      },
    ],
  },
  {
    id: 'CAT-11',
    steps: [
      {
        everyRecord: {
          collection: 'products',
          has: {
            id: '<string>',
            name: '<string>',
            description: '<string>',
            price: '<number>',
            category: '<string>',
            features: '<list>',
          },
        },
      },
      {
        stored: {
          collection: 'products',
          of: 'category',
          are: ['consultation', 'package', 'supplement', 'testing'],
        },
      },
    ],
  },
  {
    id: 'CAT-12',
    on: '/store',
    steps: [
      ...['GI-MAP', 'GI-MAP plus Zonulin'].map((name) => ({
        says: { at: `product ${name}`, words: ['14 days'] },
      })),
      ...['Adult gut', 'Child gut', 'Baby gut', 'Pregnancy gut'].map((name) => ({
        says: { at: `product ${name}`, words: ['28 days'] },
      })),
      ...[
        'Organic Acids',
        'DUTCH hormone',
        'MycoTOX',
        'TOXDetect',
        'DNA Methylation',
        'Female Polygenic Risk',
      ].map((name) => ({ says: { at: `product ${name}`, words: ['10 days'] } })),
    ],
  },
];
