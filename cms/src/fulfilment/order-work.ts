import type { KitUser } from 'common/contract/kit-users';
import { type Grants, grantsOf } from 'common/fulfilment/grants';
import type { PayloadRequest } from 'payload';
import { grantingFields, grantsOfOffer } from './grants.ts';
import { type Placing, writeWork } from './write-work.ts';

/** A line as its order or its checkout's snapshot has it: older ones do not say what they grant. */
export type SoldLine = { productId: string; name: string; quantity: number; grants?: Grants };

export type SoldOrder = {
  id: string;
  lines: SoldLine[];
  /** Handle of the programme among them. */
  program: string | null;
  kits: KitUser[];
  hasAddress: boolean;
  isInReview: boolean;
};

/** Writes the work that an order grants, in the order's transaction; what a line does not say is what its product grants today. */
export async function writeOrderWork(
  req: PayloadRequest,
  { lines, program, ...order }: SoldOrder,
  now = new Date(),
  place?: Placing,
): Promise<void> {
  const isKnown = lines.every(({ grants }) => grants !== undefined);
  const today = isKnown ? new Map<string, Grants>() : await grantsToday(req);
  const granting = lines.map(({ grants, ...line }) => ({
    ...line,
    isProgram: line.productId === program,
    grants: grants ?? today.get(line.productId) ?? { kits: [], goods: false, visits: [] },
  }));
  await writeWork(req, { ...order, lines: granting }, now, place);
}

/** What each product grants now, also those that are not for sale any more, and each offer by what it sells. */
async function grantsToday(req: PayloadRequest): Promise<Map<string, Grants>> {
  const { docs: products } = await req.payload.find({
    collection: 'products',
    select: grantingFields,
    depth: 0,
    pagination: false,
    req,
  });
  const { docs: offers } = await req.payload.find({
    collection: 'offers',
    select: { handle: true, products: true },
    depth: 0,
    pagination: false,
    req,
  });
  const byOffer = offers.flatMap(({ handle, products: sold }) => {
    const grants = grantsOfOffer(sold, products);
    return grants ? [[handle, grants] as const] : [];
  });
  return new Map([
    ...byOffer,
    ...products.map((product) => [product.handle, grantsOf(product, products)] as const),
  ]);
}
