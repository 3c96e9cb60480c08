import { hashOfTab, productPath } from '../../content/store-tabs.ts';
import { unpackText } from '../../content/unpack-text.ts';
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
import { asSentence, passage, wordsOfBlocks, wordsOfInline, wordsOfParts } from './passage.ts';

/** What a page says in favor of a product, which is no answer to somebody's question of their health (ASK-05). */
const praise = {
  shows: 'What it shows, looks for, finds, tells',
  goodFor: 'Good for whom, right for',
};
export const isPraise = ({ title }: Passage): boolean => Object.values(praise).includes(title);

/** What the page of a product says of it, beside what its card says. */
export function ofGoods({ product, ...page }: ProductPage): Passage[] {
  const { words } = page;
  const parts: [title: string, text: (string | null)[]][] = [
    [
      `${words.sample}: collect, sample, urine, blood, saliva, spit, stool, swab`,
      [page.youCollect, ...page.steps.map(({ title, text }) => `${title}: ${text}`)],
    ],
    [praise.shows, [page.summary, ...page.shows]],
    ['What it cannot tell, accurate, sure, diagnosis', page.cannotTell],
    ['Before you collect: prepare, fast, eat, stop, medicine, age, who may not', page.before],
    [praise.goodFor, page.goodFor],
    ['In the box, what comes, contents', [page.inTheBox.join(', ')]],
    [words.ages, [page.ages]],
    ...page.questions.map(({ question, answer }): [string, string[]] => [question, [answer]]),
  ];
  return parts
    .map(([title, text]) =>
      passage(
        'product',
        title,
        text
          .filter((line) => line !== null)
          .map(asSentence)
          .join(' '),
        productPath(product.id),
      ),
    )
    .filter(({ text }) => text !== '');
}

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

function ofStore({ products, turnaround, partners, programPlan, heads }: StorePage): Passage[] {
  return [
    ...products.map((product) =>
      passage(
        'product',
        product.name,
        [
          product.isForSale ? '' : `${product.name} cannot be bought at the moment`,
          product.description,
          ...product.features,
          product.summary ?? '',
          product.ages ? `For ages ${product.ages}` : '',
        ]
          .filter(Boolean)
          .map(asSentence)
          .join(' '),
        `/store${hashOfTab(product.category)}`,
      ),
    ),
    passage(
      'page',
      turnaround.title,
      [
        turnaround.lead,
        ...turnaround.rows.map(({ label, note, days }) => `${label} (${note}): ${days} days.`),
      ].join(' '),
      '/store#testing',
    ),
    ...(programPlan
      ? [
          passage(
            'page',
            programPlan.name,
            [programPlan.badge, ...programPlan.rows.map(({ lead, text }) => `${lead}: ${text}`)]
              .map(asSentence)
              .join(' '),
            '/store#packages',
          ),
        ]
      : []),
    passage('page', 'The shelf of test kits', heads.testing.lead, '/store#testing'),
    passage(
      'page',
      partners.dispensary.name,
      `${partners.dispensary.text} ${asSentence(`${partners.dispensary.figure.value} ${partners.dispensary.figure.label}`)} ${partners.text}`,
      '/store#supplement',
    ),
    passage(
      'page',
      partners.wholeFood.name,
      `${partners.wholeFood.text} ${asSentence(partners.wholeFood.claims.map(({ value, label }) => `${value} ${label}`).join(', '))} ${partners.text}`,
      '/store#supplement',
    ),
    ...partners.cabinet.rows.map(({ label, drawers }) =>
      passage(
        'page',
        `${partners.wholeFood.name}: ${label}`,
        drawers
          .map(({ name, description }) => `${name}${description ? `: ${description}` : '.'}`)
          .join(' '),
        '/store#supplement',
      ),
    ),
  ];
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

/** The policy is long and has many everyday words: it counts for less than other pages (`search.ts`). */
const privacyPath = '/privacy-policy';

function ofText({ path, title, lead, sections, summary, dates }: TextPage): Passage[] {
  const kind = path === privacyPath ? 'privacy' : 'page';
  const points = summary.items.map(({ term, detail }) => `${term}: ${asSentence(detail)}`);
  return [
    passage(
      kind,
      `${title} in short`,
      [...(points.length > 0 ? points : [lead]), dates ?? ''].join(' ').trim(),
      path,
    ),
    ...sections.map(({ heading, text }) =>
      passage(kind, `${title}: ${heading}`, wordsOfBlocks(unpackText(text)), path),
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

/** One passage for what stands before the first heading, and one for each heading. */
function ofArticles(articles: Article[]): Passage[] {
  return articles.flatMap(({ title, excerpt, slug, text: packed }) => {
    const text = unpackText(packed);
    const sections: { heading: string; from: number }[] = text.flatMap((block, from) =>
      block.kind === 'heading' ? [{ heading: wordsOfInline(block.text), from }] : [],
    );
    const path = `/blog#${slug}`;
    const opening = wordsOfBlocks(text.slice(0, sections[0]?.from ?? text.length));
    return [
      passage('article', title, `${asSentence(excerpt)}\n${opening}`, path),
      ...sections.map(({ heading, from }, place) =>
        passage(
          'article',
          `${title}: ${heading}`,
          wordsOfBlocks(text.slice(from + 1, sections[place + 1]?.from)),
          path,
        ),
      ),
    ];
  });
}
