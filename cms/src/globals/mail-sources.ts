import { surroundingsOf } from '../fulfilment/after-order.ts';
import { nextWorkshopFacts, workshopFacts } from '../leads/workshop.ts';
import type { SourcesOf } from '../mails/compose.ts';

/** What the capabilities hand to the mails. */
export const mailSources: SourcesOf = (payload) => ({
  surroundings: async (order) => await surroundingsOf(payload, order),
  workshop: async (start) => await workshopFacts(payload, start),
  nextWorkshop: async () => await nextWorkshopFacts(payload),
});
