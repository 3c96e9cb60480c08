import { z } from 'common/contract/zod';
import { formatPrice } from 'common/money';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Item } from '../knowledge/price-list.ts';
import type { ToolCall } from './prompt.ts';

/** What a model may look up while it writes. Each of them only reads what everybody may read on the site (LLM-03). */
export const toolSpecs = [
  tool('quote', 'What several things, or one thing for several people, cost together.', {
    items: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'count'],
        properties: { id: { type: 'string' }, count: { type: 'integer' } },
      },
    },
    people: {
      type: 'integer',
      description: 'How many people want all of these items; 1 if unsaid.',
    },
  }),
  tool('dates', 'How long something takes: from leaving the practice to its results.', {
    item: { type: 'string', description: 'Its id.' },
  }),
  tool('article', 'The whole text of an article of the blog.', {
    slug: { type: 'string' },
  }),
];

const quote = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        count: z.number().check(z.int(), z.minimum(1), z.maximum(99)),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
  people: z.number().check(z.int(), z.minimum(1), z.maximum(99)),
});
const dates = z.object({ item: z.string() });
const article = z.object({ slug: z.string() });

const mostOfArticle = 12_000;

/** The result of a tool, as text for the model; sums that it names are added to `sums` (in cents), so that the answer may name them. */
export function runTool(
  { function: { name, arguments: given } }: ToolCall,
  knowledge: Knowledge,
  sums: Set<number>,
): string {
  const args = parsed(given);
  if (name === 'quote')
    return said(quote.safeParse(args).data, (wish) => priced(wish, knowledge, sums));
  if (name === 'dates')
    return said(dates.safeParse(args).data, (wish) => timed(wish.item, knowledge));
  if (name === 'article')
    return said(
      article.safeParse(args).data,
      ({ slug }) => knowledge.articles.get(slug)?.text.slice(0, mostOfArticle) ?? unknown,
    );
  return 'There is no such tool.';
}

const unknown = 'Nothing of this name is on the site.';

function said<Wish>(wish: Wish | undefined, answer: (wish: Wish) => string): string {
  return wish === undefined ? 'These arguments are not as described.' : answer(wish);
}

function priced(
  { items: wanted, people }: z.infer<typeof quote>,
  { items }: Knowledge,
  sums: Set<number>,
): string {
  const note = (cents: number) => {
    sums.add(cents);
    return formatPrice(cents);
  };
  const lines = wanted.map(({ id, count }) => {
    const item = items.find((known) => known.id === id);
    const cents = item && storePrice(item);
    return item && cents !== undefined ? { item, count: count * people, cents } : null;
  });
  if (lines.some((line) => line === null))
    return `${unknown} Or it cannot be bought at the moment.`;
  const known = lines.filter((line) => line !== null);
  const [monthly, once] = [
    known.filter(({ item }) => item.payments > 1),
    known.filter(({ item }) => item.payments === 1),
  ];
  const today = known.reduce((sum, { cents, count }) => sum + cents * count, 0);
  return [
    ...known.map(
      ({ item, count, cents }) =>
        `${count} × ${item.name} at ${formatPrice(cents)} = ${note(cents * count)}${item.payments > 1 ? ` for each of ${item.payments} payments, ${note(cents * count * item.payments)} in total` : ''}`,
    ),
    `Total to pay today: ${note(today)}`,
    ...(monthly.length > 0 && once.length > 0
      ? [
          `Total over all payments: ${note(known.reduce((sum, { item, count, cents }) => sum + cents * count * item.payments, 0))}`,
        ]
      : []),
    'Prices of the store, before any coupon.',
  ].join('\n');
}

function timed(id: string, { items, values, daysCounted }: Knowledge): string {
  const item = items.find((known) => known.id === id);
  if (!item) return unknown;
  const [leaves, arrives] = [
    values('shippingLeaves', 'english'),
    values('shippingArrives', 'english'),
  ];
  return [
    item.product?.isSent && leaves ? `It leaves in ${leaves}.` : '',
    item.product?.isSent && arrives ? `It arrives in ${arrives}.` : '',
    item.product?.turnaroundDays
      ? `Results take ${item.product.turnaroundDays} days. ${daysCounted}`
      : 'The site names no days to results for it.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** In cents; undefined while it cannot be bought in the store. */
const storePrice = ({ prices }: Item): number | undefined =>
  (prices.find(({ place }) => place === 'store') ?? prices[0])?.cents;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function tool(name: string, description: string, properties: Record<string, object>) {
  return {
    type: 'function' as const,
    function: {
      name,
      description,
      strict: true,
      parameters: {
        type: 'object',
        additionalProperties: false,
        required: Object.keys(properties),
        properties,
      },
    },
  };
}
