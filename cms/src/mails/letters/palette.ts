/** The shop's tokens (web/app/app.css) as the hex values that mail programs understand. */
export const colors = {
  paper: '#FAF5EA',
  paper2: '#F2E9D6',
  card: '#FDFAF2',
  ink: '#1D3A2F',
  ink2: '#4A5C52',
  innerRule: '#AFB7AE',
  line: '#D8CBB0',
  green: '#24493B',
  cream: '#FBF5E6',
  seal: '#F0C877',
  sage: '#E3E9D9',
  gold: '#F6E6C2',
  goldLine: '#DFC48B',
  terra: '#AD4627',
  onTerra: '#FFFAF0',
} as const;

export const serif = "Fraunces, Georgia, 'Times New Roman', serif";
export const sans = "Figtree, 'Helvetica Neue', Helvetica, Arial, sans-serif";
