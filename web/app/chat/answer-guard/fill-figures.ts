import type { Language } from 'common/language';
import { fillAnswer } from '../curated/placeholders.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { amountWords } from '../knowledge/price-list.ts';

/**
 * A model's sentence with the prices and days of the catalogue in the place of {price:id} and {days:id}; null when the
 * site has no such figure. A price that differs between store and home page comes with both places.
 */
export function fillFigures(
  words: string,
  { items, values }: Knowledge,
  language: Language,
): string | null {
  return fillAnswer(
    words,
    (placeholder) => {
      const [name, id] = placeholder.split(':');
      const item = name === 'price' ? items.find((one) => one.id === id) : undefined;
      return item ? amountWords(item, language) : values(placeholder, language);
    },
    language,
  );
}
