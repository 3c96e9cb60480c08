import { calls } from './data/calls.ts';
import { cart } from './data/cart.ts';
import { chat } from './data/chat.ts';
import { checkout, coupon } from './data/checkout.ts';
import { consent } from './data/consent.ts';
import { dialog } from './data/dialog.ts';
import { contact, home } from './data/home.ts';
import { navigation } from './data/navigation.ts';
import { accessibility, office } from './data/office.ts';
import {
  about,
  blog,
  faq,
  freebies,
  localBusinesses,
  privacy,
  recommendations,
  testimonials,
  workshop,
} from './data/pages.ts';
import { disagreements, records } from './data/records.ts';
import { catalogue, store } from './data/store.ts';
import type { Line } from './line.ts';

/** The acceptance list, line by line. */
export const lines: Line[] = [
  ...navigation,
  ...home,
  ...contact,
  ...chat,
  ...consent,
  ...store,
  ...catalogue,
  ...dialog,
  ...cart,
  ...checkout,
  ...coupon,
  ...recommendations,
  ...localBusinesses,
  ...about,
  ...testimonials,
  ...workshop,
  ...freebies,
  ...blog,
  ...faq,
  ...privacy,
  ...calls,
  ...records,
  ...disagreements,
  ...office,
  ...accessibility,
];

/** How many lines each group of the list has; 251 in all. */
export const groups = {
  NAV: 6,
  HDR: 5,
  FTR: 5,
  HOME: 20,
  CONT: 10,
  CHAT: 17,
  CONS: 6,
  TOAST: 4,
  STORE: 17,
  CAT: 12,
  DLG: 15,
  CART: 12,
  CHK: 31,
  CPN: 7,
  REC: 4,
  LOC: 4,
  ABT: 2,
  TST: 3,
  WS: 5,
  FREE: 11,
  FCONF: 3,
  BLOG: 5,
  FAQ: 9,
  PRIV: 2,
  API: 8,
  DATA: 6,
  DISC: 12,
  ADM: 8,
  A11Y: 2,
} as const;
