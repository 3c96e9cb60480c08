import type { OrderWork } from '../../fulfilment/read-work.ts';
import type { Order } from '../../payload-types.ts';
import { nameOf } from '../print/read-papers.ts';
import type { DetailsOf } from './details-drawer.tsx';

const unsent = new Set(['needs-details', 'to-send', 'to-check']);

/** What of an order's details is known, and what can still be changed. */
export function detailsOf(order: Order, work: OrderWork['work']): DetailsOf {
  const open = work.filter(({ step }) => unsent.has(step));
  return {
    order: order.id,
    about: `${nameOf(order)}, order ${order.number}`,
    address: {
      address: order.address ?? '',
      city: order.city ?? '',
      state: order.state ?? '',
      zipCode: order.zipCode ?? '',
    },
    email: order.email ?? '',
    isAddressOpen: open.length > 0,
    kits: open
      .filter(({ kind }) => kind === 'kit')
      .map(({ id, isGuardian, name, options, person, product, usedBy }) => ({
        id,
        name,
        product: product ?? '',
        options:
          options && options.length > 1
            ? options.map((option) => ({ handle: option.handle, name: option.name }))
            : [],
        usedBy: usedBy ?? '',
        firstName: person?.name ?? '',
        dateOfBirth: person?.birthDate ?? '',
        isGuardian: isGuardian ?? false,
      })),
  };
}

const words = { address: 'the address', kit: 'which kit it is', person: 'who uses it' };

/** What nobody has said yet of an order, in a sentence; null when nothing waits for it. */
export function missingWords(work: OrderWork['work']): string | null {
  const waiting = work.filter(({ step }) => step === 'needs-details');
  if (waiting.length === 0) return null;
  const missing = [...new Set(waiting.flatMap((piece) => piece.missing))];
  return missing.length > 0
    ? `Not known yet: ${missing.map((part) => words[part]).join(', ')}.`
    : 'Details are missing.';
}
