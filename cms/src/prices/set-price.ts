import { formatPrice } from 'common/money';
import type { PayloadRequest } from 'payload';
import { CallRefused } from '../http/named-call.ts';
import { inTransaction } from '../transaction.ts';
import { mentionsOf, withPrice } from './mentions.ts';
import { type PriceLine, readPrices } from './read-prices.ts';

export type PriceWish = {
  product: string;
  /** What the product costs from now on. */
  cents: number;
  /** What the caller saw it cost: of two people who change it at once the second is told. */
  from: number;
  /** Also on cards and in questions that name it. */
  everywhere: boolean;
};

/**
 * Publishes a new price of a product, or the same one everywhere it is read, in one transaction: all places or none.
 * Answers how many were changed. @throws CallRefused 404 for no product of the shop, 409 when the price is another by now,
 * or when one of the documents has an unpublished draft, which would be published with it.
 */
export async function setPrice(
  req: PayloadRequest,
  { product, cents, from, everywhere }: PriceWish,
): Promise<number> {
  return await inTransaction(req.payload, 'prices', async (inside) => {
    inside.user = req.user;
    const lines = await readPrices(inside);
    const line = lines.find(({ id }) => id === product);
    if (!line) throw refuse(404, 'There is no such product in the shop.');
    if (line.cents !== from)
      throw refuse(
        409,
        `${line.name} costs ${formatPrice(line.cents)} by now. Load the page again.`,
      );
    const changed = line.places.filter(
      (place) => place.cents !== cents && (everywhere || place.kind === 'product'),
    );
    for (const { kind, id } of changed)
      if (kind !== 'faq') await publish(inside, kind, id, { price: cents / 100 });
    const questions = changed.filter(({ kind }) => kind === 'faq').map(({ id }) => id);
    for (const id of new Set(questions)) await rewrite(inside, id, line, lines, cents);
    return changed.length;
  });
}

async function rewrite(
  req: PayloadRequest,
  id: string,
  line: PriceLine,
  lines: PriceLine[],
  cents: number,
): Promise<void> {
  const { answer } = await req.payload.findByID({ collection: 'faqs', id, depth: 0, req });
  const mentions = mentionsOf(answer, lines).filter(({ product }) => product === line.id);
  await publish(req, 'faq', id, { answer: withPrice(answer, mentions, formatPrice(cents)) });
}

const collections = { product: 'products', offer: 'offers', faq: 'faqs' } as const;

async function publish(
  req: PayloadRequest,
  kind: keyof typeof collections,
  id: string,
  data: Record<string, unknown>,
): Promise<void> {
  const collection = collections[kind];
  const { _status: status } = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    draft: true,
    req,
  });
  if (status === 'draft')
    throw refuse(
      409,
      'There is a draft that nobody has published: publish it or take it back first, then set the price.',
    );
  await req.payload.update({
    collection,
    id,
    data: { ...data, _status: 'published' },
    overrideAccess: false,
    req,
  });
}

const refuse = (status: number, message: string) =>
  new CallRefused(status, { success: false, message });
