const wire = /^\d{1,9}\.\d{2}$/;
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Dollars as the CMS stores prices (477, 38.5) to integer cents. */
export function toCents(price: number): number {
  return Math.round(price * 100);
}

/** Integer cents to two-decimal text without sign or commas ('877.00'), as spec §7 has amounts on the wire and in records. */
export function wireAmount(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

/** The reverse of `wireAmount`; null for anything that is not written exactly so. */
export function readWireAmount(text: string): number | null {
  return wire.test(text) ? Number(text.replace('.', '')) : null;
}

/** Integer cents for people, always with two decimals: '$1,019.00'. */
export function formatAmount(cents: number): string {
  return dollars.format(cents / 100);
}
