import type { StripeElementStyle } from '@stripe/stripe-js';

const names = [
  'color',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
] as const;

/** The shop's look for a split card field, of what https://docs.stripe.com/js/appendix/style offers. */
export function applyStyle({ base, invalid }: StripeElementStyle): void {
  for (const name of names) set(name, base?.[name]);
  set('placeholderColor', base?.['::placeholder']?.color);
  set('invalidColor', invalid?.color);
}

function set(name: string, value: string | number | undefined): void {
  if (value !== undefined) document.documentElement.style.setProperty(`--${name}`, String(value));
}
