import { toClosing } from '../closing.ts';
import type { FreebieDocument, FreebiesPageDocument } from '../documents.ts';
import { toPicture } from '../media/picture.ts';
import type { ConfirmationPage, FreebiesPage, Guide } from '../views.ts';
import { toPageHead } from './page-head.ts';

/** A guide without its PDF is not shown: there would be nothing to download. */
export function toFreebiesPage(
  doc: FreebiesPageDocument,
  freebies: FreebieDocument[],
): FreebiesPage {
  const { workshop, guides, signupForm, signedUp } = doc;
  return {
    head: toPageHead(doc, doc.lead),
    title: doc.title,
    lead: doc.lead,
    facts: (workshop.facts ?? []).map(({ term, detail }) => ({ term, detail })),
    signup: {
      form: {
        title: signupForm.title,
        firstName: signupForm.firstName,
        lastName: signupForm.lastName,
        email: signupForm.email,
        button: signupForm.button,
        note: signupForm.note,
        next: signupForm.next,
      },
      done: { title: signedUp.title, text: signedUp.text },
    },
    invitation: {
      title: workshop.invitation.title,
      text: workshop.invitation.text,
      steps: (workshop.invitation.steps ?? []).map(({ lead, text }) => ({ lead, text })),
    },
    flyer: toPicture(guides.flyer),
    guides: {
      title: guides.title,
      lead: guides.lead || null,
      button: guides.button,
      form: { ...guides.form },
      items: freebies.filter((freebie) => freebie.file).map(toGuide),
    },
    closing: toClosing(doc.closing),
  };
}

function toGuide(doc: FreebieDocument): Guide {
  return {
    number: doc.number,
    title: doc.title,
    description: doc.description,
    kind: [doc.type, doc.pages].filter(Boolean).join(', '),
    path: `/freebies/${doc.slug}.pdf`,
    picture: toPicture(doc.picture),
    partnerLogo: toPicture(doc.partnerLogo),
    ground: doc.colour || null,
  };
}

export function toConfirmationPage({ confirmation }: FreebiesPageDocument): ConfirmationPage {
  const { title, lead, documentTitle } = confirmation;
  return {
    head: toPageHead({ documentTitle }, lead),
    title,
    lead,
    cardsTitle: confirmation.cardsTitle,
    cardsLead: confirmation.cardsLead,
    cards: (confirmation.cards ?? []).map((card) => ({
      title: card.title,
      text: card.text,
      label: card.label,
      href: card.href,
    })),
    packagesLabel: confirmation.programLink,
    homeLabel: confirmation.homeLink,
  };
}
