import { concerns as everyConcern, interests as everyInterest } from 'common/contract/leads';
import { formatPrice } from 'common/money';
import type { HomeDocument, TestimonialDocument } from '../documents.ts';
import { fillIn } from '../fill-in.ts';
import { toLink } from '../link.ts';
import type { Product } from '../product.ts';
import type { ContactSection, HomePage, Offer } from '../views.ts';
import { toPageHead } from './page-head.ts';
import { toTestimonial } from './testimonials-page.ts';

const interestWords = {
  'gi-map-only': 'giMapOnly',
  'consultation-only': 'consultationOnly',
  'complete-package': 'completePackage',
  'family-program': 'familyProgram',
  'second-opinion': 'secondOpinion',
  'general-questions': 'generalQuestions',
} as const;

/** How many testimonials the home page shows (spec §2). */
const testimonialsAtHome = 3;

export function toHomePage(
  doc: HomeDocument,
  offers: Offer[],
  testimonials: TestimonialDocument[],
  products: Product[],
  person: Pick<HomePage['about'], 'name' | 'portrait'>,
): HomePage {
  const { hero, journey, services, about, contact, scripture } = doc;
  return {
    head: toPageHead(doc, hero.lead),
    hero: {
      titleLine1: hero.titleLine1,
      titleLine2: hero.titleLine2,
      lead: hero.lead,
      trust: hero.trust,
      buttons: {
        order: hero.buttons.order,
        consult: hero.buttons.consult,
        more: hero.buttons.more,
      },
      badges: { testing: hero.badges.testing, certified: hero.badges.certified },
      fromLine: toFromLine(hero.fromLine, products),
    },
    claims: (doc.claims ?? []).map(({ value, label }) => ({ value, label })),
    journey: {
      title: journey.title,
      lead: journey.lead,
      stepWord: journey.stepWord,
      help: journey.help,
      steps: (journey.steps ?? []).map(({ title, text }) => ({ title, text })),
    },
    ways: toWays(doc.ways, products),
    services: {
      title: services.title,
      lead: services.lead,
      offers,
      buttons: services.buttons,
      supplements: {
        name: services.supplements.name,
        description: services.supplements.description,
        saving: services.supplements.saving,
        href: services.supplements.href,
      },
      family: {
        title: services.family.title,
        figure: services.family.figure,
        text: services.family.text,
        button: services.family.button,
      },
    },
    about: {
      title: about.title,
      lead: about.lead,
      facts: (about.facts ?? []).map(({ term, detail }) => ({ term, detail })),
      link: toLink(about.link),
      ...person,
    },
    testimonials: {
      title: doc.testimonials.title,
      items: testimonials
        .filter(({ place }) => place === 'home')
        .slice(0, testimonialsAtHome)
        .map(toTestimonial),
      stats: (doc.testimonials.stats ?? []).map(({ value, label }) => ({ value, label })),
      more: doc.testimonials.more,
      sampleNote: doc.testimonials.sampleNote,
    },
    contact: toContact(contact),
    scripture: { text: scripture.text, reference: scripture.reference },
  };
}

/** 'Kits from {price} · results in {from} to {to} days' with the facts of the kits that can be bought. */
function toFromLine(words: string | null | undefined, products: Product[]): string | null {
  const kits = products.filter(({ category, isForSale }) => category === 'testing' && isForSale);
  const days = kits.flatMap(({ turnaroundDays }) => turnaroundDays ?? []);
  if (!words || kits.length === 0 || days.length === 0) return null;
  return fillIn(words, {
    price: formatPrice(Math.min(...kits.map(({ cents }) => cents))),
    from: Math.min(...days),
    to: Math.max(...days),
  });
}

function toContact({
  title,
  lead,
  steps,
  cardTitle,
  cardText,
  labels,
  concerns,
  interests,
  sent,
}: HomeDocument['contact']): ContactSection {
  return {
    title,
    lead,
    steps: (steps ?? []).map(({ when, text }) => ({ when, text })),
    cardTitle,
    cardText,
    form: {
      labels,
      concerns: everyConcern.map((value) => ({ value, label: concerns[value] })),
      interests: everyInterest.map((value) => ({ value, label: interests[interestWords[value]] })),
      sent: { title: sent.title, text: sent.text },
    },
  };
}

function toWays(
  { title, lead, program, testing, workshop }: HomeDocument['ways'],
  products: Product[],
): HomePage['ways'] {
  return {
    title,
    lead,
    program: {
      badge: program.badge,
      title: program.title,
      text: program.text,
      points: (program.points ?? []).map(({ figure, text }) => ({ figure, text })),
      plan: toPlan(program.plan, products),
      button: program.button,
    },
    testing: { title: testing.title, text: testing.text, button: testing.button },
    workshop: {
      title: workshop.title,
      when: workshop.when,
      text: workshop.text,
      workshopButton: workshop.workshopButton,
      resourcesButton: workshop.resourcesButton,
    },
  };
}

/** The price of the programme that is for sale, with a name for each of its payments. */
function toPlan(
  { perPerson, total, ...names }: HomeDocument['ways']['program']['plan'],
  products: Product[],
): HomePage['ways']['program']['plan'] {
  const programme = products.find(({ subscription, isForSale }) => subscription && isForSale);
  const payments = [names.first, names.second, names.third, names.fourth];
  if (programme?.subscription?.totalPayments !== payments.length) return null;
  return {
    price: formatPrice(programme.cents),
    payments,
    perPerson,
    total: fillIn(total, { amount: formatPrice(programme.cents * payments.length) }),
  };
}
