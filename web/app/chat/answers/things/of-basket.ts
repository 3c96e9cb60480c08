import { priceSentence, storeCents, sumSentence } from '../../knowledge/price-list.ts';
import type { Asked } from '../asked.ts';
import { answered, type ContentAnswer, withPage } from '../content-answer.ts';
import { basketOf } from '../talk/basket.ts';
import { pathOf } from './facts-of-items.ts';
import { togetherSentence } from './spoken-prices.ts';

/** What comes of what was put together so far when a message adds to it or takes from it. */
export function ofBasket({ question, talk, language, knowledge }: Asked): ContentAnswer | null {
  const lines = basketOf(question, talk, knowledge.items) ?? [];
  const [first, ...more] = lines;
  if (!first) return null;
  const { item, count } = first;
  const path = pathOf(item);
  const said = (text: string) => answered(withPage(text, path, knowledge));
  if (more.length === 0) {
    const sum = count > 1 ? sumSentence(item, count, language) : '';
    return said([priceSentence(item, language), sum].filter(Boolean).join(' '));
  }
  return lines.every((line) => storeCents(line.item) > 0)
    ? said(togetherSentence(lines, language))
    : null;
}
