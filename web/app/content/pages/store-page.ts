import { withTimePromise } from 'common/fulfilment/time-promise';
import type { PartnerLinkDocument, StoreDocument } from '../documents.ts';
import { fillIn } from '../fill-in.ts';
import { toLink } from '../link.ts';
import { toPartners } from '../partners.ts';
import { withLicense } from '../person.ts';
import type { OfferDocument, ProductDocument } from '../product.ts';
import { toGroupDiscount, toLines, toOffers, toProducts } from '../product.ts';
import type { Person, StorePage } from '../views.ts';
import { toPageHead } from './page-head.ts';

/** Texts of the store with all products that are published; the plan cards take name and price from shop documents. */
export function toStorePage(
  doc: StoreDocument,
  products: ProductDocument[],
  offers: OfferDocument[],
  links: PartnerLinkDocument[],
  person: Person,
  hasScheduler = false,
): StorePage {
  const { hero, tabs, sampleKey, turnaround, help, packagePlan, programPlan, closing } = doc;
  const offer = find(offers, packagePlan.offer);
  const [packageOffer] = toOffers(offer ? [offer] : [], products);
  const program = find(products, programPlan.product);
  const shown = toProducts(products);
  const shownProgram = shown.find(({ id }) => id === program?.handle);
  return {
    head: toPageHead(doc, hero.lead),
    heads: {
      testing: { title: `${hero.titleLine1} ${hero.titleLine2}`, lead: hero.lead },
      consultation: {
        title: hero.others.consultation,
        lead: withTimePromise(hero.others.consultationLead, hasScheduler),
      },
      package: { title: hero.others.package, lead: hero.others.packageLead },
      supplement: { title: hero.others.supplement, lead: hero.others.supplementLead },
    },
    tabs: {
      testing: tabs.testing,
      consultation: tabs.consultation,
      package: tabs.package,
      supplement: tabs.supplement,
    },
    sampleKey: {
      title: sampleKey.title,
      items: (sampleKey.items ?? []).map(({ sample, label }) => ({ sample, label })),
    },
    products: shown,
    turnaround: {
      title: turnaround.title,
      lead: turnaround.lead,
      rows: (turnaround.rows ?? []).map(({ label, note, days }) => ({ label, note, days })),
    },
    help: { title: help.title, text: help.text, button: help.button },
    packagePlan: packageOffer
      ? {
          badge: packagePlan.badge,
          offer: packageOffer,
          points: toLines(packagePlan.points),
          button: packagePlan.button,
        }
      : null,
    programPlan:
      program && !shownProgram
        ? null
        : {
            badge: programPlan.badge,
            name: programPlan.name,
            product: shownProgram ?? null,
            rows: (programPlan.rows ?? []).map(({ lead, text, price }) => ({ lead, text, price })),
            button: programPlan.button,
            groupDiscount: program ? toGroupDiscount(program) : null,
            groupWords: {
              note: doc.page.familyNote,
              each: doc.page.familyEach,
              all: doc.page.familyAll,
            },
            term: fillIn(programPlan.term, {
              count: program?.subscriptionDetails?.totalPayments ?? '',
            }),
            payments: toPaymentNames(programPlan.payments),
          },
    person: {
      title: doc.page.personTitle,
      lead: doc.page.personText,
      portrait: person.picture,
      name: person.name,
      facts: withLicense(person),
    },
    own: { title: doc.partners.own.title, text: doc.partners.own.text },
    partners: toPartners(doc.partners, links),
    shelfTitle: doc.shelfTitle,
    shelfLead: doc.shelfLead,
    closing: { title: closing.title, text: closing.text, link: toLink(closing.link) },
    words: toStoreWords(doc),
  };
}

/** The small words of the store, and how its links to the pages that help to choose are called. */
export function toStoreWords({ words, compare }: StoreDocument): StorePage['words'] {
  return { ...words, compareLink: compare.link, chooseLink: compare.chooseLink };
}

function toPaymentNames({
  first,
  second,
  third,
  fourth,
}: StoreDocument['programPlan']['payments']): string[] {
  return [first, second, third, fourth];
}

/** A relation comes as an id or as a document; what counts is the published one among those read beside it. */
function find<Document extends { id: string }>(
  documents: Document[],
  relation: string | { id: string },
): Document | undefined {
  const id = typeof relation === 'string' ? relation : relation.id;
  return documents.find((document) => document.id === id);
}
