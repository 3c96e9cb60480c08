import { limits } from 'common/contract/limits';
import { formatPrice, toCents } from 'common/money';

/** One product in the cart. `cents` is for display only: what is charged is computed by the CMS (design §4). */
export type CartLine = {
  id: string;
  name: string;
  cents: number;
  quantity: number;
  isSubscription: boolean;
};

/** What a price list must say of a product; the catalogue and the `prices` of a 409 both fit. */
export type PriceList = Record<string, { name: string; cents: number } | null>;

/** A re-priced cart, and one sentence for each thing that a buyer should know. `lines` is the same array when nothing changed. */
export type Repriced = { lines: CartLine[]; notices: string[] };

const maxStoredCharacters = 64_000;

export const emptyCart: CartLine[] = [];

export function addLine(
  lines: CartLine[],
  product: Omit<CartLine, 'quantity'>,
  count = 1,
): CartLine[] {
  const present = lines.find((line) => line.id === product.id);
  if (present) return setQuantity(lines, product.id, present.quantity + count);
  if (lines.length >= limits.lines) return lines;
  const { id, name, cents, isSubscription } = product;
  return [...lines, { id, name, cents, isSubscription, quantity: count }];
}

export function removeLine(lines: CartLine[], id: string): CartLine[] {
  return lines.filter((line) => line.id !== id);
}

/** 0 or less removes the line (spec §4); more than `limits.quantity` is held there. */
export function setQuantity(lines: CartLine[], id: string, quantity: number): CartLine[] {
  if (!Number.isInteger(quantity)) return lines;
  if (quantity <= 0) return removeLine(lines, id);
  const bounded = Math.min(quantity, limits.quantity);
  return lines.map((line) => (line.id === id ? { ...line, quantity: bounded } : line));
}

export function countItems(lines: CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

export function totalCents(lines: CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.cents * line.quantity, 0);
}

/** Brings a stored cart to today's names and prices and drops what is no longer sold (design §4). */
export function reprice(lines: CartLine[], prices: PriceList): Repriced {
  const notices: string[] = [];
  let changed = false;
  const next = lines.flatMap((line) => {
    const current = Object.hasOwn(prices, line.id) ? prices[line.id] : null;
    if (!current) {
      changed = true;
      notices.push(`${line.name} is no longer for sale and has left your cart`);
      return [];
    }
    if (current.name === line.name && current.cents === line.cents) return [line];
    changed = true;
    if (current.cents !== line.cents)
      notices.push(`The price of ${current.name} is now ${formatPrice(current.cents)}`);
    return [{ ...line, name: current.name, cents: current.cents }];
  });
  return { lines: changed ? next : lines, notices };
}

/** Reads what `serializeCart` wrote. Anything unreadable is left out: a broken store is an empty cart, never a crash. */
export function parseCart(text: string | null): CartLine[] {
  const stored = parseList(text);
  if (stored.length === 0) return emptyCart;
  const byId = new Map<string, CartLine>();
  for (const item of stored.slice(0, limits.lines)) {
    if (!isStoredLine(item) || byId.has(item.id)) continue;
    const { id, name, price, quantity, isSubscription = false } = item;
    byId.set(id, {
      id,
      name,
      cents: toCents(price),
      quantity: Math.min(quantity, limits.quantity),
      isSubscription,
    });
  }
  return [...byId.values()];
}

/** The form of spec §3: a list of items with prices in dollars. */
export function serializeCart(lines: CartLine[]): string {
  return JSON.stringify(
    lines.map(({ id, name, cents, quantity, isSubscription }) => ({
      id,
      name,
      price: cents / 100,
      quantity,
      ...(isSubscription && { isSubscription }),
    })),
  );
}

type StoredLine = {
  id: string;
  name: string;
  price: number;
  quantity: number;
  isSubscription?: boolean;
};

/** Written by hand: a schema library for this one shape would travel with every page. */
function isStoredLine(value: unknown): value is StoredLine {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, price, quantity, isSubscription }: { [key in keyof StoredLine]?: unknown } =
    value;
  return (
    isText(id, 80) &&
    isText(name, 200) &&
    typeof price === 'number' &&
    price >= 0 &&
    price <= 1_000_000 &&
    typeof quantity === 'number' &&
    Number.isSafeInteger(quantity) &&
    quantity >= 1 &&
    (isSubscription === undefined || typeof isSubscription === 'boolean')
  );
}

function isText(value: unknown, maxLength: number): boolean {
  return typeof value === 'string' && value.length > 0 && value.length <= maxLength;
}

function parseList(text: string | null): unknown[] {
  if (!text || text.length > maxStoredCharacters) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
