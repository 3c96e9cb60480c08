import { formatPrice } from 'common/money';
import { priceSentence, storeCents, type Item } from '../../knowledge/price-list.ts';
import type { Asked } from '../asked.ts';
import { answered, withPage, type ContentAnswer } from '../content-answer.ts';
import { ownWords } from '../own-words.ts';
import { pathOf } from './facts-of-items.ts';

const moreOrLess =
  /\b(?:extra cost|(?:costs?|pay) (?:extra|more)|how much (?:more|extra|less|cheaper|dearer)|(?:price )?diff(?:erence)? in (?:price|cost)|price diff(?:erence)?|more expensive by)\b/i;
const inParts =
  /\b(?:save|saves|saving|cheaper|better (?:deal|value)|worth|separate(?:ly)?|on (?:its|their) own|one by one|apart)\b/i;
const partsOrAll = 'is the package cheaper than buying the test and the consult separately';

/** What a package saves beside its parts, in the practice's own words; what a thing costs more than the one before it. */
export function worthOf(asked: Asked): ContentAnswer | null {
  const { question, named, language, knowledge } = asked;
  if (language !== 'english') return null;
  const isOfPackage =
    named.some(({ category }) => category === 'package') &&
    (named.length > 1 || /\b(?:kit|test|consult\w*|separate\w*|parts|save)\b/i.test(question));
  if (isOfPackage && inParts.test(question)) return ownWords(partsOrAll, language, knowledge, null);
  return moreOrLess.test(question) ? differenceOf(asked) : null;
}

function differenceOf({ named, talk, knowledge }: Asked): ContentAnswer | null {
  const spoken = [...talk.things, ...talk.before].filter((item) => !named.includes(item));
  const plain = knowledge.items.filter(({ name }) => named[0]?.name.startsWith(`${name} `));
  const [one, other] = named.length === 1 ? [...named, ...spoken, ...plain].slice(0, 2) : named;
  if (!one || !other || named.length > 2 || one.category !== other.category) return null;
  const [less, more] = [one, other].toSorted((a, b) => storeCents(a) - storeCents(b)) as [
    Item,
    Item,
  ];
  const cents = storeCents(more) - storeCents(less);
  if (storeCents(less) === 0 || cents === 0) return null;
  const text = `${more.name} costs ${formatPrice(cents)} more than ${less.name} in the store. ${priceSentence(more)} ${priceSentence(less)}`;
  return answered(withPage(text, pathOf(more), knowledge));
}
