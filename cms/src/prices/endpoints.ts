import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { editors } from '../access/editors.ts';
import { recordRefusal } from '../audit/recorded.ts';
import { isPrice } from '../fields/price.ts';
import { answerTeam, CallRefused, readJsonBody } from '../http/named-call.ts';
import { setPrice } from './set-price.ts';

const cents = z
  .int('Write the price in dollars, for example 477 or 38.50.')
  .refine((value) => isPrice(value / 100) === true, 'A price is between $0.50 and $99,999.');
const wish = z.object({
  product: z.uuid('There is no such product in the shop.'),
  cents,
  from: z.int(),
  everywhere: z.boolean().default(false),
});
const sale = z.object({
  product: z.uuid('There is no such product in the shop.'),
  availability: z.enum(['for-sale', 'out-of-stock', 'hidden'], 'Choose one of the three.'),
});

/** What the price desk calls; for those who change prices. */
export const priceEndpoints: Endpoint[] = [
  {
    /** POST `{product, cents, from, everywhere}`: answers `{changed}`, how many places. */
    path: '/prices/set',
    method: 'post',
    handler: (req) =>
      forEditors(req, async () => ({
        changed: await setPrice(req, read(wish, await readJsonBody(req))),
      })),
  },
  {
    /** POST `{product, availability}`: whether it can be bought, in all of the shop, within a second. Answers `{}`. */
    path: '/prices/availability',
    method: 'post',
    handler: (req) =>
      forEditors(req, async () => {
        const { product: id, availability } = read(sale, await readJsonBody(req));
        const { docs } = await req.payload.find({
          collection: 'products',
          where: { id: { equals: id } },
          depth: 0,
          draft: true,
          req,
        });
        const [newest] = docs;
        if (!newest) throw refuse(404, 'There is no such product in the shop.');
        const { name, _status: status } = newest;
        if (status === 'draft')
          throw refuse(
            409,
            `${name} has a draft that nobody has published. Publish it or take it back first.`,
          );
        await req.payload.update({
          collection: 'products',
          id,
          data: { availability, _status: 'published' },
          overrideAccess: false,
          req,
        });
        return {};
      }),
  },
];

async function forEditors(req: PayloadRequest, work: () => Promise<object>): Promise<Response> {
  return await answerTeam(req, 'The price could not be saved. Please try again.', async () => {
    if (!editors({ req })) {
      await recordRefusal(req, { record: 'prices' });
      throw refuse(403, 'Only those who change prices may do this.');
    }
    return await work();
  });
}

function read<Shape extends z.ZodType>(shape: Shape, body: unknown): z.output<Shape> {
  const { data, error } = shape.safeParse(body);
  if (data === undefined) throw refuse(400, error?.issues[0]?.message ?? 'This is no request.');
  return data;
}

const refuse = (status: number, message: string) =>
  new CallRefused(status, { success: false, message });
