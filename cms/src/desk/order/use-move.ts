'use client';

import { usePress } from './use-press.ts';

/** What the moves of an order take (cms/src/fulfilment), and what is said afterwards. */
export type Move = {
  move: string;
  /** The same for every try of one press: it is done once. */
  press: string;
  items?: { id: string; from: string }[];
  /** Said afterwards. */
  words: string;
  at?: string;
  tracking?: string;
  note?: string;
  mail?: boolean;
  with?: string;
  details?: object;
};

/** Moves the work of one order on; a press that is under way is not repeated. */
export function useMove(order: string, onDone: () => void) {
  const { press, ...rest } = usePress(onDone);
  return {
    ...rest,
    move: ({ words, ...body }: Move) =>
      press({ path: `fulfilment/orders/${order}/moves`, body, words }),
  };
}
