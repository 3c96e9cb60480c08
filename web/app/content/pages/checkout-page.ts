import { timePromise, withTimePromise } from 'common/fulfilment/time-promise';
import type { CheckoutDocument } from '../documents.ts';
import type { CartPage, CheckoutPage, OfferDialogPage, PlanWords, Terms, WayOn } from '../views.ts';
import { toPageHead } from './page-head.ts';

/** The cart's words stand beside those of the checkout. */
export function toCartPage({ cart, plan }: CheckoutDocument): CartPage {
  const { title, lines, summary, empty } = cart;
  return {
    head: toPageHead(cart, null),
    title,
    lines,
    summary: { ...summary.words, secureNote: summary.secureNote },
    plan: toPlanWords(plan),
    empty: { title: empty.title, text: empty.text, button: empty.button, waysOn: toWaysOn(cart) },
  };
}

/** Other ways on for those who have nothing to pay for; where they lead is no matter of words. */
function toWaysOn({
  empty: { consultation, workshop, contact },
}: CheckoutDocument['cart']): WayOn[] {
  return [
    { to: '/store#consultation', title: consultation.title, text: consultation.text },
    { to: '/freebies', title: workshop.title, text: workshop.text },
    { to: '/#contact', title: contact.title, text: contact.text },
  ];
}

export function toCheckoutPage(doc: CheckoutDocument, hasScheduler = false): CheckoutPage {
  const { terms, done, form } = doc;
  return {
    head: toPageHead(doc, doc.lead),
    title: doc.title,
    lead: doc.lead,
    dateOfBirthHint: doc.dateOfBirthHint,
    shippingHint: doc.shippingHint,
    terms: toTerms(terms),
    secureNote: doc.secureNote,
    takesWallets: doc.wallets === true,
    form: {
      steps: form.steps,
      labels: form.labels,
      visit: { ...form.visit, note: withTimePromise(form.visit.note, hasScheduler) },
      consents: form.consents,
      order: form.order,
    },
    plan: toPlanWords(doc.plan),
    empty: {
      title: form.empty.title,
      text: form.empty.text,
      button: form.empty.button,
      waysOn: toWaysOn(doc.cart),
    },
    done: {
      title: done.title,
      steps: (done.steps ?? []).map(({ when, title, text }) => ({ when, title, text })),
      buttons: done.buttons,
      stepsTitle: done.stepsTitle,
      receipt: done.receipt,
    },
  };
}

export function toTerms({ title, version, sections, reminder }: CheckoutDocument['terms']): Terms {
  return {
    title,
    version,
    sections: (sections ?? []).map(({ heading, text }) => ({ heading, text })),
    reminder,
  };
}

function toPlanWords({ words, consent }: CheckoutDocument['plan']): PlanWords {
  return { ...words, consent };
}

/** The buyer tells it on the page of the order, as soon as it is paid: what these words promise, nobody waits for. */
const writesToAsk = /We write within (?:1|one) business day to ask \{details\}\./;

export function toOfferDialog(
  { dialog: { form, promise, missing, done, ask }, terms }: CheckoutDocument,
  hasScheduler = false,
): OfferDialogPage {
  return {
    form,
    promise: promise.replace(writesToAsk, '{asked}'),
    timePromise: timePromise(hasScheduler),
    missing,
    done: { ...done, secondText: ask },
    termsVersion: terms.version,
  };
}
