import type { CollectionConfig } from 'payload';
import { recorded } from '../audit/recorded.ts';
import { shownToVisitors } from '../content-version/watch.ts';
import { withOwnId } from '../fields/own-id.ts';
import { withPreview } from '../preview/address.ts';
import { inBucket } from '../uploads/in-bucket.ts';
import { onDisk } from '../uploads/on-disk.ts';
import { serviceAccounts } from './accounts/service-accounts.ts';
import { users } from './accounts/users.ts';
import { affiliateProducts } from './content/affiliate-products.ts';
import { answers } from './content/answers.ts';
import { documents } from './content/documents.ts';
import { faqs } from './content/faqs.ts';
import { freebies } from './content/freebies.ts';
import { localBusinesses } from './content/local-businesses.ts';
import { media } from './content/media.ts';
import { pages } from './content/pages.ts';
import { partnerLinks } from './content/partner-links.ts';
import { posts } from './content/posts.ts';
import { savedReplies } from './content/saved-replies.ts';
import { testimonials } from './content/testimonials.ts';
import { openings } from './records/access-log.ts';
import { bookings } from './records/bookings.ts';
import { charges } from './records/charges.ts';
import { checkouts } from './records/checkouts.ts';
import { contactSubmissions } from './records/contact-submissions.ts';
import { freebieDownloads } from './records/freebie-downloads.ts';
import { fulfilments } from './records/fulfilments.ts';
import { leadCaptures } from './records/lead-captures.ts';
import { mails } from './records/mails.ts';
import { orders } from './records/orders.ts';
import { paymentChecks } from './records/payment-checks.ts';
import { people } from './records/people.ts';
import { personNotes } from './records/person-notes.ts';
import { refunds } from './records/refunds.ts';
import { replies } from './records/replies.ts';
import { contentGaps } from './records/unanswered-questions.ts';
import { visits } from './records/visits.ts';
import { workshopSignups } from './records/workshop-signups.ts';
import { couponRedemptions } from './shop/coupon-redemptions.ts';
import { coupons } from './shop/coupons.ts';
import { offers } from './shop/offers.ts';
import { plans } from './shop/plans.ts';
import { products } from './shop/products.ts';
import { withShownFirst } from './with-shown-first.ts';

const shop = [
  orders,
  fulfilments,
  visits,
  paymentChecks,
  refunds,
  charges,
  bookings,
  plans,
  withShownFirst(shownToVisitors(products)),
  withShownFirst(shownToVisitors(offers)),
  coupons,
  couponRedemptions,
  checkouts,
];
const leads = [
  contactSubmissions,
  leadCaptures,
  workshopSignups,
  freebieDownloads,
  people,
  personNotes,
  replies,
];
const lists = [
  posts,
  faqs,
  answers,
  testimonials,
  freebies,
  affiliateProducts,
  localBusinesses,
  partnerLinks,
  pages,
].map(withShownFirst);
const content = [...lists, media, documents].map(shownToVisitors);

/** What holds people, and accounts of the practice: who reads or changes it is recorded. */
const ofPeople = [
  people,
  personNotes,
  replies,
  orders,
  fulfilments,
  visits,
  paymentChecks,
  refunds,
  charges,
  plans,
  couponRedemptions,
  checkouts,
  contactSubmissions,
  leadCaptures,
  workshopSignups,
  freebieDownloads,
  mails,
  contentGaps,
  users,
];
export const slugsOfPeople: ReadonlySet<string> = new Set(ofPeople.map(({ slug }) => slug));

/** In the order of the menu. */
export const collections: CollectionConfig[] = [
  ...shop,
  ...leads,
  ...content,
  contentGaps,
  mails,
  savedReplies,
  users,
  serviceAccounts,
  openings,
]
  .map(withOwnId)
  .map(withPreview)
  .map(inBucket)
  .map(onDisk)
  .map((collection) => (slugsOfPeople.has(collection.slug) ? recorded(collection) : collection));
