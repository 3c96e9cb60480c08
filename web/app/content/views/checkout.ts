import type { EmptyWords, PageHead, WayOn } from './parts.ts';

export type CheckoutPage = {
  head: PageHead;
  title: string;
  lead: string;
  dateOfBirthHint: string;
  shippingHint: string;
  terms: { version: string; sections: { heading: string; text: string }[]; reminder: string };
  secureNote: string;
  form: CheckoutWords;
  empty: EmptyWords & { waysOn: WayOn[] };
  done: { title: string; lead: string; steps: { when: string; title: string; text: string }[]; helpNote: string } & DoneWords;
};

/** The words of the form and of the order beside it; `{amount}` stands for dollars. */
export type CheckoutWords = {
  steps: Record<'person' | 'address' | 'terms' | 'payment', string>;
  labels: Record<'firstName' | 'lastName' | 'email' | 'phone' | 'dateOfBirth' | 'address' | 'city' | 'state' | 'zipCode' | 'card', string>;
  consents: Record<'terms' | 'privacy' | 'privacyLink', string>;
  order: Record<'title' | 'quantity' | 'items' | 'coupon' | 'apply' | 'remove' | 'saved' | 'shipping' | 'free' | 'total' | 'pay', string>;
};

type DoneWords = {
  buttons: { goOn: string; home: string };
  stepsTitle: string;
  receipt: Record<'title' | 'number' | 'quantity' | 'coupon' | 'shipping' | 'free' | 'paid' | 'sentTo' | 'inMail', string>;
};
