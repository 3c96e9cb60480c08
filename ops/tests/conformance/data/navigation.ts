import type { Line, Step } from '../line.ts';

const routes = [
  '/',
  '/store',
  '/cart',
  '/checkout',
  '/recommendations',
  '/local-affiliates',
  '/about',
  '/testimonials',
  '/freebies',
  '/freebie-confirmation',
  '/blog',
  '/faq',
  '/privacy-policy',
] as const;

const threeKits = [
  { id: 'gi-map', name: 'GI-MAP', price: 477, quantity: 2 },
  { id: 'probiotic', name: 'Probiotic', price: 65, quantity: 1 },
];

const isNotFound = (route: string): Step => ({
  answers: {
    ask: `GET ${route}`,
    status: 404,
    words: ['404 Page Not Found', 'Did you forget to add the page to the router?'],
  },
});

const hasAllParts = (route: string): Step[] => [
  { open: route },
  { visible: 'header' },
  { visible: 'footer' },
  { visible: 'chat button' },
  { visible: 'cookies' },
];

export const navigation: Line[] = [
  {
    id: 'NAV-01',
    steps: [
      ...routes.map((route) => ({
        answers: { ask: `GET ${route}`, status: 200, type: 'text/html' },
      })),
      ...['/login', '/sign-in', '/account'].map((route) => ({
        answers: { ask: `GET ${route}`, status: 404 },
      })),
    ],
  },
  ...routes.map((on): Line => ({
    id: 'NAV-01',
    part: on,
    on,
    steps: [
      { count: { of: 'password field', is: 0 } },
      { lacks: { at: 'page', words: ['Log in', 'Login', 'Sign in'] } },
    ],
  })),
  {
    id: 'NAV-02',
    steps: [
      '/store/no-such-kit',
      '/blog/no-such-article',
      '/blog/page/9999',
      '/orders/no-such-token',
      '/no-such-page',
    ].map(isNotFound),
  },
  {
    id: 'NAV-02',
    part: 'mail links',
    steps: [isNotFound('/mail/no-such-token')],
    disagrees: 'a link that does not count any more says so in words of its own',
  },
  {
    id: 'NAV-02',
    part: 'pages that came later',
    steps: ['/store/gi-map', '/store/compare', '/store/choose'].map((route) => ({
      answers: { ask: `GET ${route}`, status: 200, type: 'text/html' },
    })),
  },
  {
    id: 'NAV-02',
    part: 'articles',
    steps: [
      { answers: { ask: 'GET /blog/heal-your-gut', status: 200, type: 'text/html' } },
      ...['/blog/page', '/blog/page/0', '/blog/page/two'].map(isNotFound),
    ],
  },
  {
    id: 'NAV-03',
    steps: ['/no/such/page', '/nowhere', '/cart/1'].map((route) => ({
      answers: { ask: `GET ${route}`, status: 404, type: 'text/html' },
    })),
  },
  {
    id: 'NAV-03',
    part: 'what it says',
    on: '/no/such/page',
    steps: [
      { text: { at: 'title', is: '404 Page Not Found' } },
      {
        text: {
          at: 'main > text Did you forget to add the page to the router?',
          is: 'Did you forget to add the page to the router?',
        },
      },
    ],
  },
  {
    id: 'NAV-04',
    steps: [
      { open: '/' },
      { scroll: 'bottom' },
      { click: 'footer > css a[href="/store"]' },
      { path: '/store' },
      { scrolled: 0 },
      { scroll: 'bottom' },
      { click: 'footer > css a[href="/faq"]' },
      { path: '/faq' },
      { scrolled: 0 },
      { scroll: 'bottom' },
      { click: 'footer > css a[href="/privacy-policy"]' },
      { path: '/privacy-policy' },
      { scrolled: 0 },
    ],
  },
  ...(
    [
      ['/store#consultation', 'Consultations'],
      ['/store#packages', 'Packages'],
      ['/store#supplement', 'Vitamins & Supplements'],
    ] as const
  ).map(([on, filter]): Line => ({
    id: 'NAV-05',
    part: on,
    on,
    steps: [{ path: on }, { texts: { of: 'active filter', are: [filter] } }],
  })),
  {
    id: 'NAV-06',
    part: 'and API-01, no page that is only opened calls',
    given: { cart: [{ id: 'gi-map', name: 'GI-MAP', price: 477, quantity: 1 }], isUndecided: true },
    steps: [
      ...routes.filter((route) => route !== '/checkout').flatMap(hasAllParts),
      ...hasAllParts('/no/such/page'),
      { calls: [] },
      ...hasAllParts('/checkout'),
    ],
  },
  ...[...routes, '/no/such/page' as const].map((on): Line => ({
    id: 'NAV-06',
    part: `toast region of ${on}`,
    on,
    steps: [{ count: { of: 'toast region', is: 1 } }],
  })),

  { id: 'HDR-01', steps: [{ open: '/store' }, { click: 'logo' }, { path: '/' }] },
  {
    id: 'HDR-02',
    steps: [
      { open: '/' },
      { count: { of: 'header > text Where Gut Health Becomes Life Changing', is: 2 } },
      { visible: 'header > text Where Gut Health Becomes Life Changing > first' },
      { hidden: 'header > text Where Gut Health Becomes Life Changing > second' },
      { resize: [390, 844] },
      { visible: 'header > text Where Gut Health Becomes Life Changing > second' },
      { count: { of: 'header > text Where Gut Health Becomes Life Changing > shown', is: 1 } },
    ],
  },
  {
    id: 'HDR-03',
    steps: [
      { open: '/store' },
      { hidden: 'menu items > first' },
      { click: 'menu' },
      {
        texts: {
          of: 'menu items',
          are: [
            'Home',
            'Wellness Shop',
            'Gut Health Freebies',
            'Gut Healing Recs on Amazon',
            'Local Gut Friendly Recs',
            'About',
            'Testimonials',
            'Blog',
            'FAQs',
          ],
        },
      },
      {
        links: {
          in: 'header > css nav',
          to: {
            Home: '/',
            'Wellness Shop': '/store',
            'Gut Health Freebies': '/freebies',
            'Gut Healing Recs on Amazon': '/recommendations',
            'Local Gut Friendly Recs': '/local-affiliates',
            About: '/about',
            Testimonials: '/testimonials',
            Blog: '/blog',
            FAQs: '/faq',
          },
        },
      },
      { press: 'Escape' },
      { hidden: 'menu items > first' },
      { press: 'Enter' },
      { visible: 'menu items > first' },
    ],
  },
  { id: 'HDR-04', steps: [{ open: '/store' }, { click: 'cart button' }, { path: '/cart' }] },
  {
    id: 'HDR-05',
    steps: [
      { open: '/store' },
      { count: { of: 'badge', is: 0 } },
      { click: 'button Add to Cart: GI-MAP' },
      { text: { at: 'badge', is: '1' } },
    ],
  },
  {
    id: 'HDR-05',
    part: 'sum of quantities',
    given: { cart: threeKits },
    steps: [
      { open: '/faq' },
      { text: { at: 'badge', is: '3' } },
      { open: '/cart' },
      { click: 'button Increase quantity of GI-MAP' },
      { text: { at: 'badge', is: '4' } },
    ],
  },

  {
    id: 'FTR-01',
    on: '/',
    steps: [
      {
        targets: {
          in: 'footer',
          hold: [
            '/store',
            '#services',
            '/store#supplement',
            '/',
            '/freebies',
            '/testimonials',
            '/recommendations',
            '/local-affiliates',
            '/blog',
            '/faq',
            '/privacy-policy',
          ],
        },
      },
    ],
  },
  {
    id: 'FTR-02',
    steps: ['/about', '/cart', '/store'].flatMap((route) => [
      { open: route },
      { click: 'footer > css a[href$="#services"]' },
      { path: '/#services' },
      { rests: { to: '#services', px: 100 } },
    ]),
  },
  {
    id: 'FTR-03',
    on: '/',
    steps: [
      { count: { of: 'footer > outside links', is: 1 } },
      { newTab: { of: 'footer > outside links' } },
      { visible: 'footer > social > items > first' },
      { count: { of: 'footer > social > links', is: 0 } },
    ],
  },
  {
    id: 'FTR-04',
    on: '/',
    steps: [
      { says: { at: 'footer', words: ['{email}'] } },
      { links: { in: 'footer', to: { '{email}': 'mailto:{email}' } } },
    ],
  },
  {
    id: 'FTR-04',
    part: 'from configuration',
    isAlone: true,
    steps: [
      { setting: { global: 'practice', change: { email: 'office@another.example' } } },
      { open: '/faq' },
      { says: { at: 'footer', words: ['office@another.example'] } },
    ],
  },
  {
    id: 'FTR-05',
    on: '/',
    steps: [
      {
        says: {
          at: 'footer',
          words: ['platform is HIPAA compliant', 'Personal replies come within 48 hours'],
        },
      },
    ],
  },
];
