import type { ClosingWords } from './views.ts';

export function toClosing({ title, text, testing, consultation }: ClosingWords): ClosingWords {
  return { title, text, testing, consultation };
}
