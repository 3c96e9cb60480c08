import { limits } from 'common/contract/limits';
import { formatAmount } from 'common/money';
import { countItems, parseCart, totalCents } from '../cart/cart.ts';
import type { CartLine } from '../cart/cart.ts';
import { fillIn } from '../content/fill-in.ts';
import { carryOver } from './carry-over.ts';

/**
 * Shows the stored cart before the first paint, out of what cart/first-view has written. Built on its own and inline at the
 * end of the pages that have a first view. Nothing of the stored text gets into the page but numbers: a line that is not
 * as the shop has it today, and who comes back from the bank, wait for React.
 */

type Values = Record<string, string>;

const place = document.querySelector('[data-first-view]');
const isReturning = location.search.includes('payment_intent');
if (place && !isReturning) {
  const view = viewOf(place, parseCart(storedCart()));
  if (view) {
    place.replaceChildren(view);
    carryOver(place);
  }
}

/** Without storage the cart is empty, as it is for cart-store.ts. */
function storedCart(): string | null {
  try {
    return localStorage.getItem('cart');
  } catch {
    return null;
  }
}

function viewOf(from: Element, lines: CartLine[]): Node | null {
  if (lines.length === 0) return copyOf(from.querySelector('[data-view=empty]'));
  const view = copyOf(from.querySelector('[data-view=filled]'));
  const templates = [...from.querySelectorAll<HTMLTemplateElement>('[data-line]')];
  const rows = lines.map((line) => rowOf(templates, line));
  for (const list of view.querySelectorAll('[data-lines]'))
    for (const row of rows) {
      if (!row) return null;
      list.append(row.cloneNode(true));
    }
  const { one = '', many = '' } =
    view.querySelector<HTMLElement>('[data-fill=count]')?.dataset ?? {};
  const count = countItems(lines);
  fill(view, {
    count: count === 1 ? one : fillIn(many, { count }),
    total: formatAmount(totalCents(lines)),
    names: lines.map(({ name }) => name).join(', '),
  });
  return view;
}

function rowOf(templates: HTMLTemplateElement[], line: CartLine): DocumentFragment | null {
  const { id, name, cents, quantity, isSubscription } = line;
  const template = templates.find(({ dataset }) => dataset['line'] === id);
  const isAsWritten =
    template?.dataset['name'] === name &&
    template.dataset['cents'] === `${cents}` &&
    !isSubscription &&
    quantity < limits.quantity;
  if (!isAsWritten) return null;
  const row = copyOf(template);
  fill(row, { quantity: `${quantity}`, lineTotal: formatAmount(cents * quantity) });
  row.querySelector('[data-pieces]')?.setAttribute('data-pieces', `${quantity}`);
  return row;
}

function fill(part: DocumentFragment, values: Values): void {
  for (const element of part.querySelectorAll<HTMLElement>('[data-fill]')) {
    const value = values[element.dataset['fill'] ?? ''];
    if (value) element.textContent = value;
  }
}

function copyOf(template: HTMLTemplateElement | null): DocumentFragment {
  return document.importNode(template?.content ?? document.createDocumentFragment(), true);
}
