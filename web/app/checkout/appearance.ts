import type { Appearance, StripeElementStyle } from '@stripe/stripe-js';

function readTokens(): (name: string) => string {
  const styles = getComputedStyle(document.documentElement);
  return (name) => styles.getPropertyValue(name).trim();
}

/** The same for the single fields of the dialog, whose boxes are ours. */
export function cardStyle(): StripeElementStyle {
  const token = readTokens();
  return {
    base: { color: token('--color-ink'), fontFamily: token('--font-sans'), fontSize: '17px', lineHeight: '22px', '::placeholder': { color: token('--color-placeholder') } },
    invalid: { color: token('--color-error'), iconColor: token('--color-error') },
  };
}

/** The site's tokens for Stripe's card fields, which live in a frame of their own and see none of our styles. */
export function cardAppearance(): Appearance {
  const token = readTokens();
  return {
    theme: 'flat',
    labels: 'above',
    variables: {
      colorPrimary: token('--color-green'),
      colorBackground: token('--color-field-bg'),
      colorText: token('--color-ink'),
      colorTextSecondary: token('--color-ink-2'),
      colorTextPlaceholder: token('--color-placeholder'),
      colorDanger: token('--color-error'),
      iconColor: token('--color-ink-2'),
      fontFamily: token('--font-sans'),
      fontSizeBase: '17px',
      fontSizeSm: '15px',
      fontWeightMedium: '600',
      borderRadius: token('--radius-control'),
      gridRowSpacing: '20px',
      gridColumnSpacing: '20px',
    },
    rules: {
      '.Label': { color: token('--color-ink'), fontWeight: '600', marginBottom: '6px' },
      '.Input': { border: `1.5px solid ${token('--color-field')}`, boxShadow: 'none', padding: '13px 16px' },
      '.Input:focus': { outline: `3px solid ${token('--color-terra')}`, outlineOffset: '0px', boxShadow: 'none' },
      '.Input--invalid': { border: `2px solid ${token('--color-error')}`, backgroundColor: token('--color-error-bg'), boxShadow: 'none' },
      '.Error': { color: token('--color-error'), fontWeight: '500' },
    },
  };
}
