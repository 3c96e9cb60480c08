import { linkOf } from '../accounts/invitations/account-link.ts';
import { askedFor, parcelFacts, visitFacts } from '../fulfilment/mail-facts.ts';
import { surroundingsOf } from '../fulfilment/next-steps/after-order.ts';
import { nextWorkshopFacts, workshopFacts } from '../leads/workshop.ts';
import type { SourcesOf } from '../mails/compose.ts';

/** What the capabilities hand to the mails. */
export const mailSources: SourcesOf = (payload) => ({
  surroundings: async (order, orderPage) => await surroundingsOf(payload, order, orderPage),
  workshop: async (start) => await workshopFacts(payload, start),
  parcel: async (order, press) => await parcelFacts(payload, order, press),
  visit: async (id) => await visitFacts(payload, id),
  askedFor: async (order) => await askedFor(payload, order),
  nextWorkshop: async () => await nextWorkshopFacts(payload),
  accountLink: async (account, nonce) => await linkOf(payload.db.drizzle, account, nonce),
});
