import type { NumberField } from 'payload';

/** Dollars with at most two decimals; the smallest amount that a card can be charged is 50 cents. */
export function isPrice(value: unknown): true | string {
  if (typeof value !== 'number' || !Number.isFinite(value))
    return 'Write the price in dollars, for example 477 or 38.50';
  if (value < 0.5) return 'A price is at least $0.50, the least that a card can be charged';
  if (value > 99_999) return 'A price is at most $99,999';
  if (Math.abs(value * 100 - Math.round(value * 100)) > 1e-6)
    return 'A price has at most two decimals';
  return true;
}

type PriceOptions = { name: string; label: string; description: string; required?: boolean };

export function price({ name, label, description, required = true }: PriceOptions): NumberField {
  return {
    name,
    label,
    type: 'number',
    required,
    min: 0.5,
    validate: (value: unknown) =>
      !required && (value === null || value === undefined) ? true : isPrice(value),
    admin: { description, step: 0.01 },
  };
}
