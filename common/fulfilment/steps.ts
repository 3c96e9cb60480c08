/** Where the work on one kit or one good stands (ORD-03), with the words for people. */
export const workSteps = {
  'needs-details': 'Needs details',
  'to-send': 'To send',
  sent: 'Sent',
  'at-lab': 'At the lab',
  'results-in': 'Results in',
  done: 'Done',
  lost: 'Lost in the mail',
  rejected: 'Sample rejected',
  stopped: 'Stopped',
  /** Of an old order: nobody knows how far it was. */
  'to-check': 'To check',
} as const;
export type WorkStep = keyof typeof workSteps;

/** The way of each kind of thing, without what goes wrong. */
export const ways = {
  kit: ['needs-details', 'to-send', 'sent', 'at-lab', 'results-in', 'done'],
  goods: ['needs-details', 'to-send', 'sent', 'done'],
} as const satisfies Record<string, readonly WorkStep[]>;
export type WorkKind = keyof typeof ways;

export const visitStates = {
  granted: 'To book',
  booked: 'Booked',
  done: 'Done',
  cancelled: 'Cancelled',
} as const;
export type VisitState = keyof typeof visitStates;

/** How far the work on a whole order is; derived from its kits, goods and visits, never typed in. */
export const workStates = {
  'to-check': 'To check',
  'needs-details': 'Needs details',
  'to-send': 'To send',
  'on-its-way': 'On its way',
  'at-lab': 'Waiting for the lab',
  'results-in': 'Results in',
  'visits-open': 'Visits open',
  done: 'Done',
  stopped: 'Stopped',
  nothing: 'Nothing to do',
} as const;
export type WorkState = keyof typeof workStates;
