import type { Appearance, CustomFontSource, StripeElementStyle } from '@stripe/stripe-js';
import figtree from '../ui/fonts/figtree.woff2';

/** The page's colors and letters, and its lengths as large as the visitor has set text to be. */
function readTokens() {
  const styles = getComputedStyle(document.documentElement);
  const scale = parseFloat(styles.fontSize) / 16;
  return {
    token: (name: string) => styles.getPropertyValue(name).trim(),
    px: (length: number) => `${length * scale}px`,
  };
}

/** The site's letters, for frames that see none of its styles. */
export function cardFonts(): CustomFontSource[] {
  return [
    {
      family: 'Figtree',
      src: `url(${new URL(figtree, window.location.href).href})`,
      weight: '400 700',
    },
  ];
}

/** The same for the single fields of the dialog, whose boxes are ours. */
export function cardStyle(): StripeElementStyle {
  const { token, px } = readTokens();
  return {
    base: {
      color: token('--color-ink'),
      fontFamily: token('--font-sans'),
      fontSize: px(17),
      lineHeight: px(22),
      '::placeholder': { color: token('--color-placeholder') },
    },
    invalid: { color: token('--color-error'), iconColor: token('--color-error') },
  };
}

/** The site's tokens for Stripe's card fields, which live in a frame of their own and see none of our styles. */
export function cardAppearance(): Appearance {
  const { token, px } = readTokens();
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
      fontSizeBase: px(17),
      fontSizeSm: px(15),
      fontWeightMedium: '600',
      borderRadius: '6px',
      gridRowSpacing: '20px',
      gridColumnSpacing: '20px',
    },
    rules: {
      '.Label': { color: token('--color-ink'), fontWeight: '600', marginBottom: '6px' },
      '.Input': {
        border: `1.5px solid ${token('--color-field')}`,
        boxShadow: 'none',
        padding: '13px 16px',
      },
      '.Input:focus': {
        outline: `3px solid ${token('--color-terra')}`,
        outlineOffset: '0px',
        boxShadow: 'none',
      },
      '.Input--invalid': {
        border: `2px solid ${token('--color-error')}`,
        backgroundColor: token('--color-error-bg'),
        boxShadow: 'none',
      },
      '.Error': { color: token('--color-error'), fontWeight: '500' },
    },
  };
}
