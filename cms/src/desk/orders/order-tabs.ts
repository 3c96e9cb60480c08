import type { WorkList } from '../../fulfilment/read-work.ts';

/** The saved views of the list, as the addresses and the reading name them. */
export const orderTabs = {
  'to-send': 'To send',
  'on-its-way': 'On their way',
  'at-lab': 'At the lab',
  'results-in': 'Results in',
  visits: 'Visits',
  all: 'All',
} as const satisfies Record<WorkList, string>;

export type OrderTab = WorkList;

export const isOrderTab = (text: unknown): text is OrderTab =>
  typeof text === 'string' && Object.hasOwn(orderTabs, text);

/** What a view without orders says. */
export const emptyWords: Record<OrderTab, string> = {
  'to-send': 'Nothing waits to be sent. New orders come here as soon as they are paid.',
  'on-its-way': 'No kit is on its way.',
  'at-lab': 'No sample is at the lab.',
  'results-in': 'No results wait to be told.',
  visits: 'No visit is open.',
  all: 'Nobody has bought anything yet.',
};
