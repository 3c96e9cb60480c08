import { z } from './zod.ts';

export const boughtKinds = ['kit', 'consultation', 'package', 'program', 'goods'] as const;
export type BoughtKind = (typeof boughtKinds)[number];

const step = z.object({ when: z.string(), title: z.string(), text: z.string() });

/** What the page says once the order is written, by what was bought; words of the CMS. */
const nextSteps = z.object({
  bought: z.array(z.enum(boughtKinds)),
  /** The large line: thanks by name, and what was bought or comes next. */
  headline: z.optional(z.string()),
  /** Below it. */
  lead: z.string(),
  /** The one thing that waits for the buyer; absent when nothing does. */
  now: z.optional(step),
  /** Who writes about the time of a visit, and by when; absent where nobody does, and where something comes first. */
  letter: z.optional(z.string()),
  /** What comes after it, in the order of time. */
  steps: z.array(step),
  /** For who does not find the mail with the receipt. */
  mailNote: z.optional(z.string()),
  /** How to say that something is wrong. */
  helpNote: z.string(),
});
export type NextSteps = z.infer<typeof nextSteps>;

/** The root of an order's page; a signed token follows. */
export const orderPageRoot = '/orders/';

const action = z.object({
  label: z.string(),
  to: z.string(),
  /** It leads to the practice's calendar, which opens beside the shop. */
  isCalendar: z.boolean(),
});
export type OrderAction = z.infer<typeof action>;

export const orderAnswer = z.object({
  success: z.literal(true),
  /** The order's uuid. */
  transactionId: z.string(),
  /** What people read: eight characters without look-alikes. */
  number: z.string(),
  /** Absent when it could not be told, and when it makes no sense: the money is taken, and the order is written. */
  next: z.catch(z.optional(nextSteps), undefined),
  /** Path of the order's page, for whoever has just bought; absent in answers about an order that is not new any more. */
  orderPage: z.catch(z.optional(z.string().check(z.startsWith(orderPageRoot))), undefined),
  /** The button for what waits for the buyer: to a part of that page, or to the practice's calendar. As short-lived. */
  action: z.catch(z.optional(action), undefined),
});
export type OrderAnswer = z.infer<typeof orderAnswer>;
