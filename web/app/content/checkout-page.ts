import type { CheckoutDocument } from './documents.ts';
import type { CheckoutPage } from './views.ts';

export function toCheckoutPage(doc: CheckoutDocument): CheckoutPage {
  const { terms, done } = doc;
  return {
    title: doc.title,
    lead: doc.lead,
    dateOfBirthHint: doc.dateOfBirthHint,
    shippingHint: doc.shippingHint,
    terms: {
      version: terms.version,
      sections: (terms.sections ?? []).map(({ heading, text }) => ({ heading, text })),
      reminder: terms.reminder,
    },
    secureNote: doc.secureNote,
    done: {
      title: done.title,
      lead: done.lead,
      steps: (done.steps ?? []).map(({ when, title, text }) => ({ when, title, text })),
      helpNote: done.helpNote,
    },
  };
}
