import type { Mail } from '../mail.ts';
import { sharedWords } from '../paper.ts';
import { invitation, passwordLink } from './accounts.ts';
import { contactNotice, contactThanks } from './contact.ts';
import { freebieCopy } from './freebie-copy.ts';
import {
  detailsReminder,
  kitAtLab,
  kitResults,
  kitSent,
  visitBooked,
  visitCancelled,
  visitTomorrow,
} from './fulfilment.ts';
import { paymentFailed, planMoved, planStopped } from './monthly-payments.ts';
import { orderConfirmation } from './order-confirmation.ts';
import { orderDetails } from './order-details.ts';
import { orderNotice, orderReview } from './order-notices.ts';
import { orderRefund } from './order-refund.ts';
import { recordMark } from './record-mark.ts';
import { reply } from './reply.ts';
import { workshopConfirmation, workshopDayBefore, workshopHourBefore } from './workshop.ts';

/** Every kind of mail. A new one comes last among those about the same record. */
export const mailKinds = [
  orderConfirmation,
  orderNotice,
  orderReview,
  orderDetails,
  paymentFailed,
  planMoved,
  planStopped,
  orderRefund,
  kitSent,
  kitAtLab,
  kitResults,
  visitBooked,
  visitCancelled,
  visitTomorrow,
  detailsReminder,
  contactThanks,
  contactNotice,
  freebieCopy,
  workshopConfirmation,
  workshopDayBefore,
  workshopHourBefore,
  reply,
  invitation,
  passwordLink,
  recordMark,
] as const;

type Known = (typeof mailKinds)[number];
export type MailKind = Known['kind'];

/** The words of all mails: those of the global, or of a draft that nobody has saved. */
export type MailTexts = typeof sharedWords & {
  [Name in Known['words']['name']]: Extract<Known, { words: { name: Name } }>['words']['first'];
};
export type MailName = Known['words']['name'];

/** What each mail says until somebody writes it anew in the admin. */
export const firstWords = {
  ...Object.fromEntries(mailKinds.map(({ words }) => [words.name, words.first])),
  ...sharedWords,
} as MailTexts;

const all: readonly Mail[] = mailKinds;

export function mailOf(kind: MailKind): Mail {
  return requireMail(all.find((mail) => mail.kind === kind));
}

/** The mail whose words have this name. */
export function mailNamed(name: MailName): Mail {
  return requireMail(all.find(({ words }) => words.name === name));
}

function requireMail(mail: Mail | undefined): Mail {
  if (!mail) throw new Error('This is no mail of the shop');
  return mail;
}
