/** Where an order can stand, and every step that is allowed. Nothing leaves `refunded`. */
const moves = {
  pending: ['paid', 'needs-review'],
  paid: ['fulfilling', 'partially-refunded', 'refunded', 'disputed', 'payment-failed'],
  fulfilling: ['completed', 'partially-refunded', 'refunded', 'disputed', 'payment-failed'],
  completed: ['partially-refunded', 'refunded', 'disputed', 'payment-failed'],
  'payment-failed': [
    'paid',
    'fulfilling',
    'completed',
    'partially-refunded',
    'refunded',
    'disputed',
    'needs-review',
  ],
  'partially-refunded': [
    'paid',
    'fulfilling',
    'completed',
    'refunded',
    'disputed',
    'payment-failed',
    'needs-review',
  ],
  disputed: [
    'paid',
    'fulfilling',
    'completed',
    'partially-refunded',
    'refunded',
    'payment-failed',
    'needs-review',
  ],
  'needs-review': ['paid', 'partially-refunded', 'refunded', 'disputed', 'payment-failed'],
  refunded: [],
} as const satisfies Record<string, readonly string[]>;

export type OrderStatus = keyof typeof moves;

/** What only news from Stripe may set: a person refunds with the button of the order. */
const fromStripe: readonly OrderStatus[] = [
  'partially-refunded',
  'refunded',
  'disputed',
  'payment-failed',
];

/** The money came, and at least some of it is still here. */
export const paidStatuses = [
  'paid',
  'payment-failed',
  'partially-refunded',
  'disputed',
] as const satisfies readonly OrderStatus[];

export const orderStatuses = Object.keys(moves) as OrderStatus[];

const labels: Record<OrderStatus, string> = {
  pending: 'Pending',
  paid: 'Paid, to be packed',
  fulfilling: 'Being fulfilled',
  completed: 'Completed',
  'payment-failed': 'Payment failed',
  'partially-refunded': 'Partially refunded',
  disputed: 'Disputed',
  'needs-review': 'Needs review',
  refunded: 'Refunded',
};

export function orderStatusLabel(status: OrderStatus): string {
  return labels[status];
}

export function nextOrderStatuses(status: OrderStatus): readonly OrderStatus[] {
  return moves[status];
}

/** Throws with a sentence for staff when an order may not go from one status to the other. Staying is always allowed. */
export function requireMove(from: OrderStatus, to: OrderStatus): void {
  if (from === to || nextOrderStatuses(from).includes(to)) return;
  const next = nextOrderStatuses(from).map((status) => `"${labels[status]}"`);
  throw new Error(
    next.length === 0
      ? `An order that is "${labels[from]}" stays so.`
      : `An order that is "${labels[from]}" can only become ${next.join(', ')}.`,
  );
}

/** True for the statuses that tell about money; the others tell how far the work is. */
export function isFromStripe(status: OrderStatus): boolean {
  return fromStripe.includes(status);
}

/** As `requireMove`, for a person: what tells about money happens by itself. */
export function requireMoveByHand(from: OrderStatus, to: OrderStatus): void {
  requireMove(from, to);
  // A form that was opened before the news still says "Paid".
  if (isFromStripe(from) && to === 'paid')
    throw new Error(`This order is "${labels[from]}" by now. Load it again, then move it on.`);
  if (from !== to && isFromStripe(to))
    throw new Error(
      `An order becomes "${labels[to]}" by itself, when Stripe says so. To send money back, use the button in the order.`,
    );
}
