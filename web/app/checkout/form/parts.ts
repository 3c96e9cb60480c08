import type { CartLine } from '../../cart/cart.ts';
import type { Catalogue, CheckoutWords } from '../../content/views.ts';
import { kitSlots } from './kit-users.ts';

/** What is sent of a cart: a kit or several, perhaps with other things, other things alone, or nothing. */
export type Parcel = 'kit' | 'kits' | 'goods' | 'none';

export function parcelOf(lines: readonly CartLine[], catalogue: Catalogue): Parcel {
  if (lines.length === 0) return 'kits';
  // Of what is not known, nobody says that nothing comes.
  if (!lines.some(({ id }) => catalogue[id]?.isSent ?? true)) return 'none';
  const kits = kitSlots(lines, catalogue).length;
  return kits > 1 ? 'kits' : kits === 1 ? 'kit' : 'goods';
}

type Steps = CheckoutWords['steps'];

export const addressTitle = (steps: Steps, parcel: Parcel): string =>
  ({
    kit: steps.address.replace('kits go', 'kit goes'),
    kits: steps.address,
    goods: steps.goods,
    none: steps.billing,
  })[parcel];

export const kitsTitle = (count: number): string =>
  count === 1 ? 'Who will use the kit?' : 'Who will use each kit?';

/** The titles of the form's parts, in their order. */
export function partsOf(steps: Steps, lines: readonly CartLine[], catalogue: Catalogue): string[] {
  const kits = kitSlots(lines, catalogue).length;
  return [
    steps.person,
    ...(kits > 0 ? [kitsTitle(kits).replace('?', '')] : []),
    addressTitle(steps, parcelOf(lines, catalogue)),
    steps.terms,
    steps.payment,
  ];
}
