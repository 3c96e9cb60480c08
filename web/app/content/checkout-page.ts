import type { CheckoutDocument } from './documents.ts';
import { toPageHead } from './page-head.ts';
import type { CartPage, CheckoutPage, WayOn } from './views.ts';

/** The cart's words stand beside those of the checkout. */
export function toCartPage({ cart }: CheckoutDocument): CartPage {
  const { title, lines, summary, empty } = cart;
  return {
    head: toPageHead(cart, null),
    title,
    lines,
    summary: { ...summary.words, secureNote: summary.secureNote },
    empty: { title: empty.title, text: empty.text, button: empty.button, waysOn: toWaysOn(cart) },
  };
}

/** Other ways on for those who have nothing to pay for; where they lead is no matter of words. */
function toWaysOn({ empty: { consultation, workshop, contact } }: CheckoutDocument['cart']): WayOn[] {
  return [
    { to: '/store#consultation', title: consultation.title, text: consultation.text },
    { to: '/freebies', title: workshop.title, text: workshop.text },
    { to: '/#contact', title: contact.title, text: contact.text },
  ];
}

export function toCheckoutPage(doc: CheckoutDocument): CheckoutPage {
  const { terms, done, form } = doc;
  return {
    head: toPageHead(doc, doc.lead),
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
    form: { steps: form.steps, labels: form.labels, consents: form.consents, order: form.order },
    empty: { title: form.empty.title, text: form.empty.text, button: form.empty.button, waysOn: toWaysOn(doc.cart) },
    done: {
      title: done.title,
      lead: done.lead,
      steps: (done.steps ?? []).map(({ when, title, text }) => ({ when, title, text })),
      helpNote: done.helpNote,
      buttons: done.buttons,
      stepsTitle: done.stepsTitle,
      receipt: done.receipt,
    },
  };
}
