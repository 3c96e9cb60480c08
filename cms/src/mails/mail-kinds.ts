import type { MailName } from '../globals/mail-texts/first-words.ts';

type MailKindRow = { about: 'order' | 'contact' | 'signup' | 'download'; words: MailName };

/** Each kind of mail: which record it is about, and where its words stand in the global `mail-texts`. */
export const mailKinds = {
  'order-confirmation': { about: 'order', words: 'order' },
  'order-notice': { about: 'order', words: 'orderNotice' },
  'order-review': { about: 'order', words: 'orderReview' },
  'order-details': { about: 'order', words: 'orderDetails' },
  'order-refund': { about: 'order', words: 'refund' },
  'payment-failed': { about: 'order', words: 'paymentFailed' },
  'plan-moved': { about: 'order', words: 'planMoved' },
  'plan-stopped': { about: 'order', words: 'planStopped' },
  'contact-thanks': { about: 'contact', words: 'contact' },
  'contact-notice': { about: 'contact', words: 'contactNotice' },
  'freebie-copy': { about: 'download', words: 'freebie' },
  'workshop-confirmation': { about: 'signup', words: 'workshop' },
  'workshop-day-before': { about: 'signup', words: 'workshopDayBefore' },
  'workshop-hour-before': { about: 'signup', words: 'workshopHourBefore' },
} as const satisfies Record<string, MailKindRow>;

export type MailKind = keyof typeof mailKinds;
export type OrderMailKind = {
  [Kind in MailKind]: (typeof mailKinds)[Kind]['about'] extends 'order' ? Kind : never;
}[MailKind];
export type LeadMailKind = Exclude<MailKind, OrderMailKind>;

/** Words of the mails that go to the practice itself. They name no person and are signed by nobody. */
export const noticeWords: ReadonlySet<MailName> = new Set<MailName>([
  'orderNotice',
  'orderReview',
  'contactNotice',
]);
