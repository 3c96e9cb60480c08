import { hashOfTab, productPath } from '../../content/store-tabs.ts';
import type { ProductPage, StorePage } from '../../content/views.ts';
import { asSentence, passage, type Passage } from './passage.ts';

/** What a page says in favor of a product, which is no answer to somebody's question of their health (ASK-05). */
const praise = {
  shows: 'What it shows, looks for, finds, tells',
  goodFor: 'Good for whom, right for',
};
export const isPraise = ({ title }: Passage): boolean => Object.values(praise).includes(title);

const limits = 'What it cannot tell, accurate, sure, diagnosis';
export const isOfLimits = ({ title }: Passage): boolean => title === limits;
export const isOfGoodFor = ({ title }: Passage): boolean => title === praise.goodFor;

/** What the page of a product says of it, beside what its card says. */
export function ofGoods({ product, ...page }: ProductPage): Passage[] {
  const { words } = page;
  const parts: [title: string, text: (string | null)[]][] = [
    [
      `${words.sample}: collect, sample, urine, blood, saliva, spit, stool, swab`,
      [page.youCollect, ...page.steps.map(({ title, text }) => `${title}: ${text}`)],
    ],
    [praise.shows, [page.summary, ...page.shows]],
    [limits, page.cannotTell],
    ['Before you collect: prepare, fast, eat, stop, medicine, age, who may not', page.before],
    [praise.goodFor, page.goodFor],
    ['In the box, what comes, contents', [page.inTheBox.join(', ')]],
    [words.ages, [page.ages]],
    ...page.questions.map(({ question, answer }): [string, string[]] => [question, [answer]]),
  ];
  return parts
    .map(([title, text]) => ({
      ...passage(
        'product',
        title,
        text
          .filter((line) => line !== null)
          .map(asSentence)
          .join('\n'),
        productPath(product.id),
      ),
      isOfOne: product.category === 'supplement',
    }))
    .filter(({ text }) => text !== '');
}

export function ofStore({
  products,
  turnaround,
  partners,
  programPlan,
  heads,
}: StorePage): Passage[] {
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
