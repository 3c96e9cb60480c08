import type { CollectionConfig } from 'payload';
import { shownToVisitors } from '../content-version/watch.ts';
import { withOwnId } from '../hooks/own-id.ts';
import { withPreview } from '../preview/address.ts';
import { inBucket } from '../uploads/in-bucket.ts';
import { affiliateProducts } from './affiliate-products.ts';
import { checkouts } from './checkouts.ts';
import { contactSubmissions } from './contact-submissions.ts';
import { contentGaps } from './content-gaps.ts';
import { couponRedemptions } from './coupon-redemptions.ts';
import { coupons } from './coupons.ts';
import { documents } from './documents.ts';
import { faqs } from './faqs.ts';
import { freebieDownloads } from './freebie-downloads.ts';
import { freebies } from './freebies.ts';
import { leadCaptures } from './lead-captures.ts';
import { localBusinesses } from './local-businesses.ts';
import { mails } from './mails.ts';
import { media } from './media.ts';
import { offers } from './offers.ts';
import { openings } from './openings.ts';
import { orders } from './orders.ts';
import { partnerLinks } from './partner-links.ts';
import { paymentChecks } from './payment-checks.ts';
import { plans } from './plans.ts';
import { posts } from './posts.ts';
import { products } from './products.ts';
import { refunds } from './refunds.ts';
import { serviceAccounts } from './service-accounts.ts';
import { testimonials } from './testimonials.ts';
import { users } from './users.ts';
import { workshopSignups } from './workshop-signups.ts';

const shop = [orders, paymentChecks, refunds, plans, shownToVisitors(products), shownToVisitors(offers), coupons, couponRedemptions, checkouts];
const leads = [contactSubmissions, leadCaptures, workshopSignups, freebieDownloads];
const content = [posts, faqs, testimonials, freebies, affiliateProducts, localBusinesses, partnerLinks, media, documents].map(shownToVisitors);

/** In the order of the menu. */
export const collections: CollectionConfig[] = [...shop, ...leads, ...content, contentGaps, mails, users, serviceAccounts, openings].map(withOwnId).map(withPreview).map(inBucket);
