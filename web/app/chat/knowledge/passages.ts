import type {
  AboutPage,
  Article,
  CheckoutPage,
  ChoosePage,
  FaqPage,
  Frame,
  FreebiesPage,
  HomePage,
  LocalPage,
  ProductPage,
  RecommendationsPage,
  StorePage,
  TextPage,
} from '../../content/views.ts';
import type { Passage } from './passage.ts';
import { asSentence, passage, wordsOfParts } from './passage.ts';
import { ofStore } from './passages-of-goods.ts';
import { ofArticles, ofText } from './passages-of-texts.ts';

/** The pages that the chat answers from, as visitors read them. */
export type Pages = {
  frame: Frame;
  home: HomePage;
  store: StorePage;
  goods: ProductPage[];
  choosing: ChoosePage;
  checkout: CheckoutPage;
  faq: FaqPage;
  articles: Article[];
  freebies: FreebiesPage;
  about: AboutPage;
  /** Those that the assistant may use. */
  texts: TextPage[];
  recommendations: RecommendationsPage;
  local: LocalPage;
};

export function toPassages(pages: Pages): Passage[] {
  return [
    ...ofStore(pages.store),
    ...ofHome(pages.home),
    ...ofQuestions(pages.faq),
    ...ofCheckout(pages.checkout),
    ...ofFreebies(pages.freebies),
    ...ofPractice(pages),
    ...pages.texts.flatMap(ofText),
    ...ofShelves(pages),
    ...ofArticles(pages.articles),
  ].filter(({ text }) => text !== '');
}

function ofHome({ ways, journey, services, contact, claims, scripture }: HomePage): Passage[] {
  const { program, testing, workshop } = ways;
  return [
    passage(
      'page',
      `${program.title} on the home page`,
      [
        program.text,
        ...program.points.map(({ figure, text }) => `${figure} ${text}`),
        `${services.family.figure} ${services.family.text}`,
      ]
        .map(asSentence)
        .join(' '),
      '/#services',
    ),
    passage('page', testing.title, testing.text, '/store#testing'),
    passage(
      'workshop',
      workshop.title,
      `${asSentence(workshop.when)} ${workshop.text}`,
      '/freebies',
    ),
    passage(
      'page',
      journey.title,
      [journey.lead, ...journey.steps.map(({ title, text }) => `${title}: ${text}`)].join(' '),
      '/',
    ),
    passage('page', services.title, services.lead, '/#services'),
    passage(
      'page',
      services.supplements.name,
      `${services.supplements.description} ${asSentence(services.supplements.saving)}`,
      '/store#supplement',
    ),
    passage(
      'page',
      contact.title,
      [contact.lead, ...contact.steps.map(({ when, text }) => `${when}: ${text}`)].join(' '),
      '/#contact',
    ),
    passage(
      'page',
      'The Bible verse on the home page, scripture',
      `${asSentence(scripture.text)} ${asSentence(scripture.reference)}`,
      '/',
    ),
    passage(
      'page',
      'Families and experience',
      claims.map(({ value, label }) => asSentence(`${value} ${label}`)).join(' '),
      '/testimonials',
    ),
  ];
}

function ofQuestions({ groups }: FaqPage): Passage[] {
  return groups.flatMap(({ items }) =>
    items.map(({ question, answer }) =>
      passage('question', question, wordsOfParts(answer), '/faq'),
    ),
  );
}

function ofCheckout({
  terms,
  dateOfBirthHint,
  shippingHint,
  secureNote,
  done,
}: CheckoutPage): Passage[] {
  return [
    ...terms.sections.map(({ heading, text }) =>
      passage('page', `Terms: ${heading.replace(/^\d+\.\s*/, '')}`, text, '/checkout'),
    ),
    passage(
      'page',
      'At checkout',
      `${shippingHint} ${secureNote} Date of birth: ${dateOfBirthHint}`,
      '/checkout',
    ),
    passage(
      'page',
      'After an order',
      done.steps.map(({ when, title, text }) => `${when}: ${asSentence(title)} ${text}`).join(' '),
      '/checkout',
    ),
  ];
}

function ofFreebies({ lead, facts, invitation, guides }: FreebiesPage): Passage[] {
  const steps = invitation.steps.map(({ lead: step, text }) => `${asSentence(step)} ${text}`);
  return [
    passage(
      'workshop',
      'The free weekly workshop',
      [
        lead,
        ...facts.map(({ term, detail }) => `${term}: ${asSentence(detail)}`),
        invitation.text,
        ...steps,
      ].join(' '),
      '/freebies',
    ),
    passage(
      'guide',
      guides.title,
      `${guides.lead ?? ''} ${asSentence(`They are: ${guides.items.map(({ title }) => title).join(', ')}`)}`,
      '/freebies',
    ),
    ...guides.items.map(({ title, description, kind }) =>
      passage('guide', title, `${description} ${asSentence(kind)} It is free.`, '/freebies'),
    ),
  ];
}

function ofPractice({ about, frame, home }: Pages): Passage[] {
  const { biography, credentials, mission } = about;
  return [
    passage(
      'page',
      'About the practitioner',
      [
        `${biography.name}.`,
        ...credentials.items.map(({ term, detail }) => `${term}: ${asSentence(detail)}`),
      ].join(' '),
      '/about',
    ),
    passage('page', biography.title, [about.lead, ...biography.paragraphs].join('\n'), '/about'),
    passage(
      'page',
      mission.title,
      [mission.text, ...mission.values.map(({ title, text }) => `${title}: ${text}`)].join(' '),
      '/about',
    ),
    passage(
      'page',
      `Contact ${frame.practice.name}`,
      `Write to us with the contact form on the home page, or to ${frame.practice.email}. ${asSentence(frame.menuWords.reply)} ${frame.footer.compliance} ${home.contact.lead}`,
      '/#contact',
    ),
  ];
}

function ofShelves({ recommendations, local }: Pages): Passage[] {
  const { disclosure, supplementNote, shelves, dispensary } = recommendations;
  return [
    passage(
      'page',
      recommendations.title,
      `${recommendations.lead} ${disclosure.text} ${supplementNote.text}`,
      '/recommendations',
    ),
    passage(
      'page',
      dispensary.title,
      `${dispensary.text} ${dispensary.badges.map(asSentence).join(' ')}`,
      '/recommendations',
    ),
    ...shelves.map(({ heading, note, items }) =>
      passage(
        'page',
        `Recommended: ${heading}`,
        [
          note ?? '',
          ...items.map(({ name, description }) => `${name}: ${asSentence(description)}`),
        ].join(' '),
        '/recommendations',
      ),
    ),
    ...local.filters.map(({ id, label }) =>
      passage(
        'page',
        `Local: ${label}`,
        local.businesses
          .filter(({ category }) => category === id)
          .map(({ name, description }) => `${name}: ${asSentence(description)}`)
          .join(' '),
        '/local-affiliates',
      ),
    ),
  ];
}
