import type { Line } from '../line.ts';

const giMap = { id: 'gi-map', name: 'GI-MAP', price: 477, quantity: 2 };
const probiotic = { id: 'probiotic', name: 'Probiotic', price: 65, quantity: 1 };
const program = {
  id: 'family-wellness-program',
  name: 'Family Wellness Program',
  price: 637,
  quantity: 1,
  isSubscription: true,
};
const line = (name: string) => `cart lines > with ${name}`;

export const cart: Line[] = [
  {
    id: 'CART-01',
    given: { cart: [{ ...giMap, quantity: 1 }] },
    steps: [
      { open: '/cart' },
      { text: { at: 'title', is: 'Shopping Cart' } },
      { visible: 'main > text 1 item' },
      { click: 'button Increase quantity of GI-MAP' },
      { visible: 'main > text 2 items' },
    ],
  },
  {
    id: 'CART-02',
    on: '/cart',
    steps: [
      { visible: 'main > text Your cart is empty' },
      { links: { in: 'main', to: { 'Start Shopping': '/store' } } },
    ],
  },
  {
    id: 'CART-03',
    given: { cart: [giMap, probiotic] },
    steps: [
      { open: '/cart' },
      { shows: { at: line('GI-MAP'), words: ['$477.00', '$954.00'] } },
      { click: 'button Increase quantity of GI-MAP' },
      { shows: { at: line('GI-MAP'), words: ['$477.00', '$1,431.00'] } },
      { click: 'button Decrease quantity of GI-MAP' },
      { shows: { at: line('GI-MAP'), words: ['$954.00'] } },
      { click: 'button Remove GI-MAP' },
      { count: { of: 'cart lines', is: 1 } },
    ],
  },
  {
    id: 'CART-04',
    steps: [
      { open: '/store' },
      { click: 'button Add to Cart: GI-MAP' },
      { text: { at: 'badge', is: '1' } },
      { click: 'button Add to Cart: GI-MAP' },
      { text: { at: 'badge', is: '2' } },
      { click: 'button Add to Cart: Baby Gut' },
      { text: { at: 'badge', is: '3' } },
      {
        kept: {
          in: 'local',
          key: 'cart',
          is: [
            { id: 'gi-map', quantity: 2 },
            { id: 'baby-gut', quantity: 1 },
          ],
        },
      },
    ],
  },
  {
    id: 'CART-05',
    given: { cart: [{ ...giMap, quantity: 1 }, probiotic] },
    steps: [
      { open: '/cart' },
      { count: { of: 'cart lines', is: 2 } },
      { click: 'button Decrease quantity of GI-MAP' },
      { count: { of: 'cart lines', is: 1 } },
      { kept: { in: 'local', key: 'cart', is: [{ id: 'probiotic', quantity: 1 }] } },
    ],
  },
  {
    id: 'CART-06',
    given: { cart: [giMap, probiotic] },
    steps: [
      { open: '/cart' },
      { text: { at: 'badge', is: '3' } },
      { click: 'button Remove GI-MAP' },
      { text: { at: 'badge', is: '1' } },
      { shows: { at: 'sums > sum Total', words: ['$65.00'] } },
      { click: 'button Remove Probiotic' },
      { count: { of: 'badge', is: 0 } },
      { kept: { in: 'local', key: 'cart', is: [] } },
      { visible: 'main > text Your cart is empty' },
    ],
  },
  {
    id: 'CART-07',
    given: { cart: [giMap] },
    steps: [
      { open: '/cart' },
      { order: { of: 'sums > css dt', are: ['subtotal', 'shipping', 'tax', 'total'] } },
      { shows: { at: 'sums > sum Subtotal', words: ['$954.00'] } },
      { shows: { at: 'sums > sum Shipping', words: ['Calculated at checkout'] } },
      { shows: { at: 'sums > sum Tax', words: ['Calculated at checkout'] } },
      { shows: { at: 'sums > sum Total', words: ['$954.00'] } },
    ],
  },
  {
    id: 'CART-08',
    given: { cart: [giMap, probiotic] },
    steps: [
      { open: '/cart' },
      { shows: { at: 'sums > sum Total', words: ['$1,019.00'] } },
      { visible: 'main > text 3 items' },
      { text: { at: 'badge', is: '3' } },
    ],
  },
  {
    id: 'CART-09',
    given: { cart: [giMap, probiotic, program] },
    steps: [
      { open: '/cart' },
      {
        links: {
          in: 'main',
          to: { 'Proceed to Checkout': '/checkout', 'Continue Shopping': '/store' },
        },
      },
      { says: { at: 'main', words: ['secure checkout'] } },
      { scroll: 'bottom' },
      { click: 'link Proceed to Checkout' },
      { path: '/checkout' },
      { scrolled: 0 },
    ],
  },
  {
    id: 'CART-10',
    steps: [
      { open: '/store' },
      { click: 'button Add to Cart: GI-MAP' },
      { kept: { in: 'local', key: 'cart', is: [{ id: 'gi-map', quantity: 1 }] } },
      { open: '/cart' },
      { reload: true },
      { count: { of: 'cart lines', is: 1 } },
      ...['{', '"text"', '[{"id":7}]', 'null'].flatMap((value) => [
        { store: { in: 'local' as const, key: 'cart', value } },
        { reload: true as const },
        { visible: 'main > text Your cart is empty' },
      ]),
      { nothingThrown: true },
    ],
  },
  {
    id: 'CART-11',
    steps: [
      { open: '/store#packages' },
      { click: 'product Family Wellness Program > buttons' },
      {
        kept: {
          in: 'local',
          key: 'cart',
          is: [{ id: 'family-wellness-program', quantity: 1, isSubscription: true }],
        },
      },
      { open: '/cart' },
      { says: { at: line('Family Wellness Program'), words: ['$637.00 per month'] } },
      { click: 'button Increase quantity of Family Wellness Program' },
      {
        kept: {
          in: 'local',
          key: 'cart',
          is: [{ id: 'family-wellness-program', quantity: 2, isSubscription: true }],
        },
      },
    ],
  },
  {
    id: 'CART-12',
    steps: [
      {
        provenBy: {
          file: 'web/app/cart/cart-context.test.tsx',
          test: 'CART-12 using the cart outside its provider throws',
          words: ['useCart must be used within CartProvider'],
        },
      },
    ],
  },
];
