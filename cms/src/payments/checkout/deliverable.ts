import type { KitUser } from 'common/contract/kit-users';
import type { CustomerForm } from 'common/contract/payment-requests';
import { choiceRefusal, kitRefusal, visitRefusal } from 'common/fulfilment/where';
import type { Payload } from 'payload';
import type { CartItem, ForSale } from './pricing.ts';
import { Refused } from './refused.ts';

type Cart = { items: CartItem[]; shelf: ReadonlyMap<string, ForSale> };

/**
 * What is bought can be sent to this buyer and done there, and what the form says of kits is true of this cart. Throws a 422
 * `Refused` at the field (ORD-12, ORD-14, ORD-15).
 */
export async function requireDeliverable(
  payload: Payload,
  { state, kits = [] }: Pick<CustomerForm, 'state' | 'kits'>,
  { items, shelf }: Cart,
): Promise<void> {
  if (kits.some((kit) => !isIn(kit, items, shelf)))
    throw refuse('kits', 'Your cart has changed. Please look at who will use each kit.');
  const products = items.flatMap(({ id }) => shelf.get(id) ?? []);
  const chosen = kits.flatMap((kit) => optionsOf(kit, shelf).find(isChosen(kit)) ?? []);
  const refusal =
    products.map((product) => kitRefusal(product, state)).find(Boolean) ??
    chosen.map((kit) => kitRefusal(kit, state)).find(Boolean) ??
    products
      .flatMap(({ grants }) => grants.kits.map(({ options }) => choiceRefusal(options, state)))
      .find(Boolean);
  if (refusal) throw refuse('state', refusal);
  if (products.every(({ grants }) => grants.visits.length === 0)) return;
  const { states } = await payload.findGlobal({
    slug: 'practice',
    select: { states: true },
    depth: 0,
  });
  const away = visitRefusal(states ?? [], state);
  if (away) throw refuse('state', away);
}

/** The kit is one of this cart, and what was chosen is one of its choices. */
function isIn(kit: KitUser, items: CartItem[], shelf: Cart['shelf']): boolean {
  const item = items.find(({ id }) => id === kit.line);
  const each = shelf.get(kit.line)?.grants.kits.length ?? 0;
  if (!item || kit.unit >= item.quantity * each) return false;
  return kit.kit === undefined || optionsOf(kit, shelf).some(isChosen(kit));
}

function optionsOf({ line, unit }: KitUser, shelf: Cart['shelf']) {
  const kits = shelf.get(line)?.grants.kits ?? [];
  return kits[unit % kits.length]?.options ?? [];
}

const isChosen =
  ({ kit }: KitUser) =>
  ({ handle }: { handle: string }) =>
    handle === kit;

function refuse(field: 'kits' | 'state', message: string): Refused {
  return new Refused(422, message, { fieldErrors: { [field]: message } });
}
