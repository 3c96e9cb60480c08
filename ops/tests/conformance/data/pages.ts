import type { Line, Step } from '../line.ts';

const waysOn = (on: Line['on'], id: string, part: string): Line => ({
  id,
  part,
  on,
  steps: [
    { leads: { from: 'main', to: '/store#testing' } },
    { leads: { from: 'main', to: '/store#consultation' } },
  ],
});

export const recommendations: Line[] = [
  {
    id: 'REC-01',
    on: '/recommendations',
    steps: [
      { says: { at: 'hero', words: ['affiliate disclosure'] } },
      { says: { at: 'main', words: ['do not recommend supplements from this marketplace'] } },
    ],
  },
  {
    id: 'REC-02',
    on: '/recommendations',
    steps: [
      {
        texts: {
          of: 'shelves > css h2',
          are: [
            'Protein & Electrolytes',
            'Books',
            'Cooking & Baking',
            'Liver Detox',
            'Household',
            'Personal Care',
            'Dental',
          ],
        },
      },
    ],
  },
  {
    id: 'REC-03',
    on: '/recommendations',
    steps: [
      {
        each: { of: 'cards', has: { pictures: 1, headings: 1, paragraphs: 1, 'outside links': 1 } },
      },
      { eachMatches: { of: 'cards > links', pattern: '^View on Amazon$' } },
      { eachAttribute: { of: 'cards > pictures', name: 'alt', pattern: '\\w+ \\w+' } },
      { newTab: { of: 'cards > links' } },
      {
        everyRecord: {
          collection: 'affiliate-products',
          has: {
            id: '<string>',
            name: '<string>',
            description: '<string>',
            category: '<string>',
            affiliateLink: '<string>',
          },
        },
      },
    ],
  },
  {
    id: 'REC-03',
    part: 'imageUrl',
    steps: [{ everyRecord: { collection: 'affiliate-products', has: { imageUrl: '<string>' } } }],
    disagrees: 'the picture is an upload, in a field named picture',
  },
  {
    id: 'REC-04',
    on: '/recommendations',
    steps: [
      { texts: { of: 'promo > items', are: ['10% off storewide', 'Free shipping over $50'] } },
      { leads: { from: 'main', to: '/store#testing' } },
      { leads: { from: 'main', to: '/store#consultation' } },
    ],
  },
];

export const localBusinesses: Line[] = [
  {
    id: 'LOC-01',
    on: '/local-affiliates',
    steps: [
      {
        order: {
          of: 'filters',
          are: ['All Businesses', 'Gut-Healthy Food', 'Wellness & Home', 'Professional Services'],
        },
      },
      { eachMatches: { of: 'filters', pattern: ' \\d+$' } },
    ],
  },
  {
    id: 'LOC-02',
    steps: [
      { open: '/local-affiliates' },
      {
        filtersCount: {
          parts: ['Gut-Healthy Food', 'Wellness & Home', 'Professional Services'],
          all: 'All Businesses',
        },
      },
    ],
  },
  {
    id: 'LOC-03',
    on: '/local-affiliates',
    steps: [
      { each: { of: 'signs', has: { icons: 1, headings: 1, 'ways out': 1 } } },
      { eachMatches: { of: 'signs > ways out', pattern: '^Visit Website$' } },
      {
        eachMatches: {
          of: 'signs',
          pattern: '^(Gut-Healthy Food|Wellness & Home|Professional Services) ',
        },
      },
      { count: { of: 'signs > css a[href^="http"]', is: 0 } },
      {
        everyRecord: {
          collection: 'local-businesses',
          has: {
            id: '<string>',
            name: '<string>',
            description: '<string>',
            category: '<string>',
            link: '<string>',
            icon: '<string>',
          },
        },
      },
    ],
  },
  waysOn('/local-affiliates', 'LOC-04', 'ways on'),
];

export const about: Line[] = [
  {
    id: 'ABT-01',
    on: '/about',
    steps: [
      {
        says: {
          at: 'main',
          words: [
            'board-certified physician assistant',
            'PA-C',
            'founder and CEO',
            '13+ years',
            'Christian',
            'faith-guided',
            'root-cause',
            'gut health',
          ],
        },
      },
      { visible: 'main > heading Credentials' },
      { visible: 'main > heading Our mission' },
      {
        says: {
          at: 'section Credentials',
          words: [
            'Board-certified physician assistant (PA-C)',
            '13+ years',
            'founder and CEO',
            'Christian, faith-guided',
          ],
        },
      },
      { says: { at: 'section Our mission', words: ['root cause'] } },
    ],
  },
  {
    id: 'ABT-02',
    on: '/about',
    steps: [
      { documentTitle: 'About' },
      {
        links: {
          in: 'main',
          to: {
            'Browse Testing Kits': '/store#testing',
            'Schedule Consultation': '/store#consultation',
          },
        },
      },
    ],
  },
];

export const testimonials: Line[] = [
  {
    id: 'TST-01',
    on: '/testimonials',
    steps: [
      { text: { at: 'title', is: 'What Our Patients Say' } },
      { visible: 'featured > text Verified Patient' },
      { count: { of: 'main > text Verified Patient', is: 1 } },
    ],
  },
  {
    id: 'TST-02',
    on: '/testimonials',
    steps: [
      {
        texts: {
          of: 'stats > items',
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
    id: 'TST-03',
    on: '/testimonials',
    steps: [
      { count: { of: 'more stories', is: 17 } },
      { stars: { of: 'more stories', are: 5 } },
      { eachMatches: { of: 'more stories > css blockquote', pattern: '\\w+ \\w+ \\w+' } },
      { eachMatches: { of: 'more stories > css figcaption', pattern: '^([A-Z]) \\1.* [A-Z]\\.' } },
    ],
  },
];

const member = { firstName: 'Hannah', lastName: 'Whitfield', email: '{visitor}' };
const signUp = 'workshop form > css button[type=submit]';
const signUpCall = 'POST /api/workshop-signup';

export const workshop: Line[] = [
  {
    id: 'WS-01',
    steps: [
      { open: '/freebies' },
      { click: signUp },
      { complaints: { in: 'workshop form', are: { firstName: '', lastName: '', email: '' } } },
      { fill: { in: 'workshop form', values: { ...member, email: 'hannah@' } } },
      { click: signUp },
      { complaints: { in: 'workshop form', are: { email: 'email' } } },
      { calls: [] },
    ],
  },
  {
    id: 'WS-02',
    steps: [
      { open: '/freebies' },
      { hold: signUpCall },
      { fill: { in: 'workshop form', values: member } },
      { helper: 'wait until a program would be slower' },
      { click: signUp },
      { text: { at: signUp, is: 'Signing Up...' } },
      { disabled: signUp },
      {
        sent: {
          call: signUpCall,
          fields: { firstName: 'Hannah', lastName: 'Whitfield', email: '{visitor}' },
        },
      },
      { release: true },
      { hidden: 'workshop form' },
    ],
  },
  {
    id: 'WS-03',
    steps: [
      { open: '/freebies' },
      { fill: { in: 'workshop form', values: member } },
      { helper: 'wait until a program would be slower' },
      { click: signUp },
      { hidden: 'workshop form' },
      { visible: '#workshop > heading All Set' },
      { says: { at: '#workshop', words: ['email', 'video-meeting link', 'Thursday', '7 PM EST'] } },
      {
        toast: {
          title: "You're Signed Up!",
          text: '*video-meeting link*e-mail*',
          style: 'default',
        },
      },
    ],
  },
  ...[
    { part: 'refused', with: { status: 500, text: 'boom' } },
    { part: 'no connection', with: 'cut' as const },
  ].map((failure): Line => ({
    id: 'WS-04',
    part: failure.part,
    steps: [
      { open: '/freebies' },
      { answer: { call: signUpCall, with: failure.with } },
      { fill: { in: 'workshop form', values: member } },
      { click: signUp },
      {
        toast: {
          title: 'Error',
          text: 'Failed to sign up. Please try again or email us directly.',
          style: 'destructive',
        },
      },
      { holds: { in: 'workshop form', values: member } },
    ],
  })),
  {
    id: 'WS-05',
    steps: [
      {
        answers: {
          ask: signUpCall,
          body: { ...member, elapsedMs: 20_000 },
          status: 200,
          fields: {},
        },
      },
      {
        record: {
          collection: 'workshop-signups',
          where: '[email][equals]={visitor}',
          fields: {
            id: '<string>',
            firstName: 'Hannah',
            lastName: 'Whitfield',
            email: '{visitor}',
            createdAt: '<now>',
          },
        },
      },
    ],
  },
];

const guideCall = 'POST /api/freebie-downloads';
const guide = (title: string) => `card ${title} > named Download Free`;
const ask = 'dialog > css button[type=submit]';
const openGuide = (title: string): Step[] => [
  { open: '/freebies' },
  { click: guide(title) },
  { visible: 'dialog' },
];
const pdf = (name: string): Step => ({
  answers: { ask: `GET /freebies/${name}.pdf`, status: 200, type: 'application/pdf' },
});

export const freebies: Line[] = [
  {
    id: 'FREE-01',
    on: '/freebies',
    steps: [
      { visible: 'flyer' },
      { above: { this: 'workshop form', that: 'flyer' } },
      { visible: 'main > heading Free Gut Health Resources' },
      { count: { of: 'guides', is: 7 } },
      { leads: { from: 'main', to: '/store#testing' } },
      { leads: { from: 'main', to: '/store#consultation' } },
    ],
  },
  {
    id: 'FREE-02',
    on: '/freebies',
    steps: [
      {
        startsWith: {
          of: 'guides > headings',
          are: [
            'Ultimate Gut Health Guide',
            'Gut Health Smoothie Recipe Cards',
            'Gut Detox Binders Chart',
          ],
        },
      },
      { says: { at: 'card Ultimate Gut Health Guide', words: ['PDF Guide, 15 pages'] } },
      { says: { at: 'card Gut Health Smoothie Recipe Cards', words: ['6 recipes'] } },
      { visible: 'card Gut Health Smoothie Recipe Cards > partner logo' },
      { says: { at: 'card Gut Detox Binders Chart', words: ['1-page reference chart'] } },
      ...(
        [
          ['Ultimate Gut Health Guide', 1],
          ['Gut Health Smoothie Recipe Cards', 7],
          ['Gut Detox Binders Chart', 8],
        ] as const
      ).map(([title, number]): Step => ({
        record: { collection: 'freebies', where: `[title][equals]=${title}`, fields: { number } },
      })),
    ],
  },
  {
    id: 'FREE-03',
    on: '/freebies',
    steps: [
      {
        endsWith: {
          of: 'guides > headings',
          are: [
            'Gut-Healing Foods Guide',
            'Family Wellness Tracker',
            'Probiotic & Supplement Guide',
            '30-Day Gut Reset Challenge',
          ],
        },
      },
      { says: { at: 'card Gut-Healing Foods Guide', words: ['10 pages'] } },
      { says: { at: 'card Family Wellness Tracker', words: ['printable', '5 pages'] } },
      { says: { at: 'card Probiotic & Supplement Guide', words: ['8 pages'] } },
      { says: { at: 'card 30-Day Gut Reset Challenge', words: ['12 pages'] } },
      ...(
        [
          ['Gut-Healing Foods Guide', 3],
          ['Family Wellness Tracker', 4],
          ['30-Day Gut Reset Challenge', 6],
          ['Probiotic %26 Supplement Guide', 5],
        ] as const
      ).map(([title, number]): Step => ({
        record: { collection: 'freebies', where: `[title][equals]=${title}`, fields: { number } },
      })),
    ],
  },
  {
    id: 'FREE-04',
    steps: [
      ...openGuide('Probiotic & Supplement Guide'),
      { value: { of: 'dialog > field freebieName', is: 'Probiotic & Supplement Guide' } },
      { click: 'dialog > button Cancel' },
      { count: { of: 'dialog', is: 0 } },
      { click: guide('Gut-Healing Foods Guide') },
      { value: { of: 'dialog > field freebieName', is: 'Gut-Healing Foods Guide' } },
      { hold: guideCall },
      { fill: { in: 'dialog', values: member } },
      { click: ask },
      { enabled: 'dialog > button Cancel' },
      { click: 'dialog > button Cancel' },
      { count: { of: 'dialog', is: 0 } },
    ],
  },
  {
    id: 'FREE-05',
    steps: [
      ...openGuide('Ultimate Gut Health Guide'),
      { click: ask },
      {
        complaints: {
          in: 'dialog',
          are: {
            firstName: 'First name is required',
            lastName: 'Last name is required',
            email: 'Email is required',
          },
        },
      },
      { fill: { in: 'dialog', values: { ...member, email: 'hannah@' } } },
      { click: ask },
      { complaints: { in: 'dialog', are: { email: 'Please enter a valid email address' } } },
      { calls: [] },
      {
        answers: {
          ask: guideCall,
          body: { ...member, freebieName: '', elapsedMs: 20_000 },
          status: 400,
          words: ['Freebie name is required'],
        },
      },
    ],
  },
  {
    id: 'FREE-06',
    steps: [
      ...openGuide('Family Wellness Tracker'),
      { hold: guideCall },
      { fill: { in: 'dialog', values: member } },
      { helper: 'wait until a program would be slower' },
      { click: ask },
      { text: { at: ask, is: 'Submitting...' } },
      { disabled: ask },
      {
        sent: {
          call: guideCall,
          fields: {
            firstName: 'Hannah',
            lastName: 'Whitfield',
            email: '{visitor}',
            freebieName: 'Family Wellness Tracker',
          },
        },
      },
    ],
  },
  {
    id: 'FREE-07',
    steps: [
      ...openGuide('Family Wellness Tracker'),
      { fill: { in: 'dialog', values: member } },
      { helper: 'wait until a program would be slower' },
      { downloads: { by: ask, file: 'family-wellness-tracker.pdf' } },
      {
        toast: {
          title: 'Download Ready!',
          text: 'Your freebie download will begin shortly. Check your email for a copy!',
          style: 'default',
        },
      },
      { path: '/freebie-confirmation' },
      { count: { of: 'dialog', is: 0 } },
      { click: 'main > css a[href="/freebies"]' },
      { click: guide('Family Wellness Tracker') },
      { holds: { in: 'dialog', values: { firstName: '', lastName: '', email: '' } } },
    ],
  },
  {
    id: 'FREE-08',
    isAlone: true,
    steps: [
      {
        edit: {
          collection: 'freebies',
          where: '[number][equals]=4',
          change: { title: "Mom's  Best -- 100% Gut & Soul Tips!" },
        },
      },
      pdf('moms-best-100-gut-soul-tips'),
      { answers: { ask: 'GET /freebies/family-wellness-tracker.pdf', status: 404 } },
    ],
  },
  {
    id: 'FREE-09',
    steps: [
      'ultimate-gut-health-guide',
      'gut-health-smoothie-recipe-cards',
      'gut-detox-binders-chart',
      'gut-healing-foods-guide',
      'family-wellness-tracker',
      'probiotic-supplement-guide',
      '30-day-gut-reset-challenge',
    ].map(pdf),
  },
  ...[
    { part: 'refused', with: { status: 503, json: { success: false, message: 'x' } } },
    { part: 'no connection', with: 'cut' as const },
  ].map((failure): Line => ({
    id: 'FREE-10',
    part: failure.part,
    steps: [
      ...openGuide('Ultimate Gut Health Guide'),
      { answer: { call: guideCall, with: failure.with } },
      { fill: { in: 'dialog', values: member } },
      { click: ask },
      {
        toast: {
          title: 'Error',
          text: 'Failed to submit. Please try again.',
          style: 'destructive',
        },
      },
      { visible: 'dialog' },
      { holds: { in: 'dialog', values: member } },
      { path: '/freebies' },
    ],
  })),
  {
    id: 'FREE-11',
    steps: [
      {
        answers: {
          ask: guideCall,
          body: { ...member, freebieName: 'Ultimate Gut Health Guide', elapsedMs: 20_000 },
          status: 200,
          fields: {},
        },
      },
      {
        record: {
          collection: 'freebie-downloads',
          where: '[email][equals]={visitor}',
          fields: {
            id: '<string>',
            firstName: 'Hannah',
            lastName: 'Whitfield',
            email: '{visitor}',
            freebieName: 'Ultimate Gut Health Guide',
            createdAt: '<now>',
          },
        },
      },
      { mailed: { subject: 'guide', words: ['/freebies/ultimate-gut-health-guide.pdf'] } },
    ],
  },
  {
    id: 'FCONF-01',
    on: '/freebie-confirmation',
    steps: [
      { text: { at: 'title', is: 'Download Started!' } },
      { says: { at: 'main', words: ['a copy', 'inbox'] } },
      { documentTitle: 'download' },
      { scrolled: 0 },
    ],
  },
  {
    id: 'FCONF-02',
    on: '/freebie-confirmation',
    steps: [
      { targets: { in: 'main > items', hold: ['/store', '/recommendations', '/freebies'] } },
      { count: { of: 'main > items > outside links', is: 1 } },
      { newTab: { of: 'main > items > outside links' } },
      { says: { at: 'main > items > third', words: ['professional supplements', 'dispensary'] } },
      { targets: { in: 'main', hold: ['/store#packages', '/'] } },
      { says: { at: 'main > links', words: ['back to home'] } },
    ],
  },
  {
    id: 'FCONF-03',
    on: '/freebie-confirmation',
    steps: [
      { answers: { ask: 'GET /freebie-confirmation', status: 200, words: ['Download Started!'] } },
      { visible: 'heading Download Started!' },
    ],
  },
];

const slugs = [
  'complete-proteins',
  'summer-superfoods',
  'food-allergy-testing',
  'gut-heart-connection',
  'gut-health-stool-test',
  'new-year-gut-habits',
  'heal-your-gut',
  'christmas-food-additives',
  'electrolytes-vs-minerals',
  'ewg-trusted-source',
  'yuka-app',
];

export const blog: Line[] = [
  {
    id: 'BLOG-01',
    on: '/blog',
    steps: [
      { text: { at: 'title', is: 'Knowledge Corner' } },
      { count: { of: 'cards', is: 11 } },
      {
        each: { of: 'cards', has: { pictures: 1, dates: 1, headings: 1, paragraphs: 1, links: 1 } },
      },
      { eachMatches: { of: 'cards > links', pattern: '^Read More$' } },
      { clamped: { of: 'cards > headings', lines: 2 } },
      { clamped: { of: 'cards > paragraphs', lines: 3 } },
    ],
  },
  { id: 'BLOG-02', steps: [{ stored: { collection: 'posts', of: 'slug', are: slugs } }] },
  {
    id: 'BLOG-03',
    on: '/blog',
    steps: [{ dates: { of: 'cards > dates', newest: 'Jul 03, 2025', oldest: 'Nov 18, 2024' } }],
  },
  {
    id: 'BLOG-04',
    steps: [
      { open: '/blog' },
      { click: 'cards > first > links' },
      { visible: 'article' },
      { path: '/blog' },
      { visible: 'article > pictures > first' },
      { matches: { of: 'article > dates > first', pattern: '^[A-Z][a-z]{2} \\d{2}, \\d{4}$' } },
      { visible: 'article > title' },
      { longText: { of: 'article', words: 300 } },
      { visible: 'article > css h2 > first' },
      { visible: 'article > back > first' },
      { leads: { from: 'main', to: '/store#testing' } },
      { leads: { from: 'main', to: '/store#consultation' } },
      { says: { at: 'main', words: ['Browse Testing', 'Schedule a Consultation'] } },
    ],
  },
  {
    id: 'BLOG-05',
    steps: [
      { open: '/blog' },
      { count: { of: 'cards > shown', is: 11 } },
      { count: { of: 'article', is: 0 } },
      { click: 'cards > second > links' },
      { count: { of: 'article', is: 1 } },
      { count: { of: 'cards > shown', is: 0 } },
      { click: 'article > back > first' },
      { count: { of: 'cards > shown', is: 11 } },
      { count: { of: 'article', is: 0 } },
      { path: '/blog' },
    ],
  },
];

const answers = 'answers of /faq';

export const faq: Line[] = [
  {
    id: 'FAQ-01',
    steps: [
      { open: '/faq' },
      { count: { of: 'questions', is: 12 } },
      { count: { of: 'questions > css p > shown', is: 0 } },
      { click: 'questions > first > css summary' },
      { visible: 'first answer' },
      { click: 'questions > first > css summary' },
      { hidden: 'first answer' },
      { press: 'Enter' },
      { visible: 'first answer' },
      { press: 'Space' },
      { hidden: 'first answer' },
    ],
  },
  {
    id: 'FAQ-02',
    on: answers,
    steps: [
      {
        says: {
          at: 'main',
          words: ['pay by card', 'payment gateway', 'You can buy multiple items in one cart'],
        },
      },
    ],
  },
  {
    id: 'FAQ-03',
    on: answers,
    steps: [
      {
        says: {
          at: 'main',
          words: ['Kits ship within 1-2 business days and arrive in 5-7 business days'],
        },
      },
    ],
  },
  {
    id: 'FAQ-04',
    on: answers,
    steps: [
      {
        says: {
          at: 'main',
          words: ['Results take about 2-3 weeks after the lab receives the sample'],
        },
      },
    ],
  },
  {
    id: 'FAQ-05',
    on: answers,
    steps: [
      {
        says: {
          at: 'main',
          words: [
            'A results consultation is included with testing packages',
            'choice of GI-MAP or the Adult Gut Health Test',
            'plus consultations',
          ],
        },
      },
    ],
  },
  {
    id: 'FAQ-06',
    on: answers,
    steps: [{ says: { at: 'main', words: ['The Complete Gut Health Package is $777'] } }],
  },
  {
    id: 'FAQ-07',
    on: answers,
    steps: [
      {
        says: {
          at: 'main',
          words: [
            'tests are self-pay',
            'superbill',
            'insurance',
            'reimbursement',
            'Shipped kits cannot be returned',
          ],
        },
      },
    ],
  },
  {
    id: 'FAQ-08',
    on: answers,
    steps: [
      { says: { at: 'main', words: ['Question replies take about 24 hours on business days'] } },
    ],
  },
  {
    id: 'FAQ-09',
    given: { isTimeStopped: true },
    steps: [
      { open: '/faq' },
      { click: 'link Contact Us' },
      { path: '/#contact' },
      { glides: { to: '#contact', after: 300, px: 100 } },
    ],
  },
];

export const privacy: Line[] = [
  {
    id: 'PRIV-01',
    on: '/privacy-policy',
    steps: [
      { says: { at: 'main', words: ['Effective Nov 14, 2023', 'Last updated 03/11/2024'] } },
      { longText: { of: 'main', words: 1_000 } },
    ],
  },
  {
    id: 'PRIV-02',
    on: '/privacy-policy',
    steps: [
      {
        says: {
          at: 'main',
          words: [
            'not clients',
            'until its deletion is requested',
            'Client data',
            'is kept six years',
            'at least 13 years old',
            'Children under 13 are not intended users',
          ],
        },
      },
    ],
  },
];
