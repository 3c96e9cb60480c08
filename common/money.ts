const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** For pages: '$477', '$1,137'; with cents only when there are any ('$38.50'). `cents`: integer, USD. */
export function formatPrice(cents: number): string {
  return cents % 100 === 0 ? whole.format(cents / 100) : exact.format(cents / 100);
}

/** For cart, checkout, toasts and mails: always two decimals ('$1,019.00'). `cents`: integer, USD. */
export function formatAmount(cents: number): string {
  return exact.format(cents / 100);
}

/** For the wire (spec §7): two-decimal text without sign or commas ('877.00'). `cents`: integer, USD. */
export function wireAmount(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Dollars as the CMS and stored carts have them (477, 38.5) to integer cents. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

const wire = /^\d{1,9}\.\d{2}$/;

/** The reverse of `wireAmount`; null for anything that is not written exactly so. */
export function readWireAmount(text: string): number | null {
  return wire.test(text) ? Number(text.replace('.', '')) : null;
}
