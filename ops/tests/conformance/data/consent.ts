import type { Line, Step } from '../line.ts';

const accept = 'cookies > button I understand';
const decline = 'cookies > button I decline';
const gutKit = 'button Add to Cart: GI-MAP';
const dearKit = 'button Add to Cart: Adult Gut';
const oneKit = [{ id: 'gi-map', name: 'GI-MAP', price: 477, quantity: 1 }];
const setConsent = (change: Record<string, unknown>): Step => ({
  setting: { global: 'frame', change: { consent: change } },
});

export const consent: Line[] = [
  {
    id: 'CONS-01',
    given: { isUndecided: true },
    steps: [
      { open: '/faq' },
      { corner: { of: 'cookies', is: 'bottom left' } },
      { texts: { of: 'cookies > buttons', are: ['I understand', 'I decline'] } },
    ],
  },
  {
    id: 'CONS-01',
    part: 'labels',
    isAlone: true,
    given: { isUndecided: true },
    steps: [
      setConsent({ acceptLabel: 'Fine by me', declineLabel: 'Rather not' }),
      { open: '/faq' },
      { texts: { of: 'cookies > buttons', are: ['Fine by me', 'Rather not'] } },
    ],
  },
  {
    id: 'CONS-02',
    given: { isUndecided: true },
    steps: [
      { open: '/faq' },
      { visible: 'cookies' },
      { click: accept },
      { hidden: 'cookies' },
      { reload: true },
      { count: { of: 'cookies', is: 0 } },
    ],
  },
  {
    id: 'CONS-02',
    part: 'debug',
    isAlone: true,
    steps: [
      { open: '/faq' },
      { count: { of: 'cookies', is: 0 } },
      setConsent({ debug: true }),
      { open: '/faq' },
      { visible: 'cookies' },
    ],
  },
  {
    id: 'CONS-03',
    given: { isUndecided: true },
    steps: [
      { open: '/faq' },
      { noCookie: 'CookieConsent' },
      { click: accept },
      { hidden: 'cookies' },
      { cookie: { name: 'CookieConsent', is: 'true', days: 365, sameSite: 'Lax', secure: false } },
    ],
  },
  {
    id: 'CONS-03',
    part: 'on https',
    given: { isUndecided: true, isSecure: true },
    steps: [
      { open: '/faq' },
      { click: accept },
      { hidden: 'cookies' },
      { cookie: { name: 'CookieConsent', is: 'true', days: 365, sameSite: 'Lax', secure: true } },
    ],
  },
  {
    id: 'CONS-04',
    given: { isUndecided: true },
    steps: [
      { open: '/faq' },
      { click: decline },
      { hidden: 'cookies' },
      { cookie: { name: 'CookieConsent', is: 'false', days: 365, sameSite: 'Lax', secure: false } },
    ],
  },
  {
    id: 'CONS-04',
    part: 'no decline value',
    isAlone: true,
    given: { isUndecided: true },
    steps: [
      setConsent({ declineValue: '' }),
      { open: '/faq' },
      { click: decline },
      { hidden: 'cookies' },
      { noCookie: 'CookieConsent' },
    ],
  },
  {
    id: 'CONS-05',
    isAlone: true,
    given: { isUndecided: true, isSecure: true },
    steps: [
      setConsent({ sameSite: 'none' }),
      { open: '/faq' },
      { click: accept },
      { hidden: 'cookies' },
      { cookie: { name: 'CookieConsent', is: 'true', days: 365, sameSite: 'None', secure: true } },
      { cookie: { name: 'CookieConsent-legacy', is: 'true', days: 365 } },
    ],
  },
  {
    id: 'CONS-06',
    part: 'off by default',
    given: { isUndecided: true },
    steps: [
      { open: '/privacy-policy' },
      { scroll: 'bottom' },
      { visible: 'cookies' },
      { noCookie: 'CookieConsent' },
    ],
  },
  {
    id: 'CONS-06',
    isAlone: true,
    given: { isUndecided: true },
    steps: [
      setConsent({ acceptOnScroll: true }),
      { open: '/privacy-policy' },
      { acceptsAtDepth: { percent: 25 } },
      { cookie: { name: 'CookieConsent', is: 'true', days: 365, sameSite: 'Lax', secure: false } },
    ],
  },

  {
    id: 'TOAST-01',
    steps: [
      { open: '/store' },
      { click: gutKit },
      {
        toast: {
          title: 'Added to Cart',
          text: 'GI-MAP has been added to your cart.',
          style: 'default',
        },
      },
      { click: dearKit },
      {
        toast: {
          title: 'Added to Cart',
          text: 'Adult Gut has been added to your cart.',
          style: 'default',
        },
      },
      { toasts: 1 },
    ],
  },
  {
    id: 'TOAST-02',
    given: { cart: oneKit },
    steps: [
      { open: '/store' },
      { click: gutKit },
      {
        toast: {
          title: 'Added to Cart',
          text: 'GI-MAP has been added to your cart.',
          style: 'default',
        },
      },
      {
        answer: {
          call: 'POST /api/create-payment-intent',
          with: { status: 503, json: { success: false, message: 'We rest.' } },
        },
      },
      { open: '/checkout' },
      { toast: { title: 'Setup Error', text: 'We rest.', style: 'destructive' } },
      { click: 'button Apply' },
      { toast: { title: 'Error', text: 'Please enter a coupon code.', style: 'destructive' } },
    ],
  },
  {
    id: 'TOAST-03',
    part: 'closes by itself',
    given: { isTimeStopped: true },
    steps: [
      { open: '/store' },
      { click: gutKit },
      { visible: 'toast' },
      { happens: { after: 5_000, was: { toasts: 1 }, step: { toasts: 0 } } },
    ],
  },
  {
    id: 'TOAST-03',
    part: 'swipe',
    steps: [{ open: '/store' }, { click: gutKit }, { swipes: { px: 50 } }],
  },
  {
    id: 'TOAST-03',
    part: 'hotkey',
    steps: [
      { open: '/store' },
      { click: gutKit },
      { visible: 'toast' },
      { press: 'F8' },
      { focused: 'toast list' },
    ],
  },
  {
    id: 'TOAST-03',
    part: 'width',
    steps: [
      { open: '/store' },
      { click: gutKit },
      { visible: 'toast' },
      { css: { of: 'toast region', is: { 'max-width': '420px' } } },
      { width: { of: 'toast', is: 420 } },
      { resize: [768, 900] },
      { css: { of: 'toast region', is: { 'max-width': '420px' } } },
      { resize: [390, 844] },
      { css: { of: 'toast region', is: { 'max-width': 'none' } } },
    ],
  },
  {
    id: 'TOAST-03',
    part: 'memory',
    steps: [
      {
        provenBy: {
          file: 'web/app/ui/toast/toast-state.test.ts',
          test: 'TOAST-03 a dismissed toast closes and is forgotten later',
          words: ['1_000_000'],
        },
      },
    ],
  },
  {
    id: 'TOAST-04',
    part: 'tooltip',
    given: { isTimeStopped: true, cart: oneKit },
    steps: [
      { open: '/cart' },
      { pass: 1_000 },
      { hover: 'button Increase quantity of GI-MAP' },
      {
        happens: {
          after: 700,
          was: { count: { of: 'tooltip', is: 0 } },
          step: { count: { of: 'tooltip', is: 1 } },
        },
      },
      { hover: 'title' },
      { count: { of: 'tooltip', is: 0 } },
      { skips: { to: 'button Decrease quantity of GI-MAP', within: 300, away: 'title' } },
    ],
  },
  {
    id: 'TOAST-04',
    part: 'scrollbar',
    given: { isTimeStopped: true, cart: oneKit },
    steps: [
      { open: '/checkout' },
      { pass: 1_000 },
      { hover: 'terms' },
      { pass: 100 },
      { count: { of: 'scrollbar', is: 1 } },
      { hover: 'title' },
      {
        happens: {
          after: 600,
          was: { count: { of: 'scrollbar', is: 1 } },
          step: { count: { of: 'scrollbar', is: 0 } },
        },
      },
    ],
  },
];
