import type { CollectionConfig } from 'payload';
import { shownToVisitors } from '../content-version/watch.ts';
import { withOwnId } from '../hooks/own-id.ts';
import { checkouts } from './checkouts.ts';
import { coupons } from './coupons.ts';
import { mails } from './mails.ts';
import { media } from './media.ts';
import { offers } from './offers.ts';
import { orders } from './orders.ts';
import { products } from './products.ts';
import { serviceAccounts } from './service-accounts.ts';
import { users } from './users.ts';

/** In the order of the menu: Shop, Content, Mail, Settings. */
export const collections: CollectionConfig[] = [
  orders,
  shownToVisitors(products),
  shownToVisitors(offers),
  coupons,
  checkouts,
  shownToVisitors(media),
  mails,
  users,
  serviceAccounts,
].map(withOwnId);
