import type { Asked } from './asked.ts';
import * as asks from './asks/asks.ts';
import type { ContentAnswer } from './content-answer.ts';
import { fitsSurely, ownWords } from './own-words.ts';
import { stageIn } from './talk/stage.ts';

/** How the practice is asked for it. */
const following = 'where is my order';
const arriving = 'how long does shipping take';
const buying = 'how do i place an order';
const twoAtOnce = 'can i do both tests on the same day';

const asksWhenItComes =
  /\b(?:when|how (?:long|soon|fast|many days)|cu[aá]ndo|cu[aá]nto)\b.*\b(?:comes?|coming|arrives?|get(?:s|ting)? (?:here|it|to me)|be here|here|show(?:s)? up|lleg\w+)\b/i;
const day =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:the )?weekend|tomorrow|christmas|easter|thanksgiving|(?:the )?\\d{1,2}(?:st|nd|rd|th)|next week)';
/** 'Can I get the kit by Saturday?' */
const asksByWhen = new RegExp(
  String.raw`\b(?:get|have|here|come|arrive|receive|ship\w*|deliver\w*)\b[^.?!]{0,40}\b(?:by|before|in time for) (?:this |next |the )?${day}\b`,
  'i',
);
/** 'How many days come to house' */
const asksToHouse =
  /\bhow (?:many (?:business )?days|long|soon|fast)\b.{0,40}\b(?:come|comes|coming|arrive|arrives|gets?(?! back)|be|reach|reaches)\b.{0,12}\b(?:here|house|home|door|to me|mailbox)\b/i;
const ofOtherThan =
  /\b(?:results?|visit|appointment|consult\w*|call|see (?:me|us)|reply|answers?|guide|sample|collect\w*|mail (?:it|them) back)\b/i;
const changes = /\b(change|switch|swap|add|remove|cancel|cambiar|cancelar|agregar)\b/i;

const changesAddress =
  /\b(?:change|update|fix|correct|wrong|new|different|moved?)\b.{0,20}\baddress\b|\baddress\b.{0,12}\b(?:changed?|wrong)\b/i;

const asksHowToBuy =
  /\bhow (?:do|can|would|should) (?:i|we) (?:order|buy|purchase)\b|\bwhere (?:do|can) (?:i|we) (?:order|buy|get) (?:it|one|that|them)\b/i;

/** Whoever wants what was spoken of is told how to order, and not what its page says of sending it back. */
export const toBuy = ({ question, talk, language, knowledge }: Asked): ContentAnswer | null =>
  language === 'english' && talk.things.length > 0 && asksHowToBuy.test(question)
    ? ownWords(buying, language, knowledge, null)
    : null;

const asksAtOnce =
  /\b(?:can|could|should|may|do|is it ok)\b.*\bsame (?:day|morning|night|evening|time|week)\b/i;

/** Whether two kits that are spoken of may be collected at once. */
export function atOnce({
  question,
  talk,
  named,
  language,
  knowledge,
}: Asked): ContentAnswer | null {
  const kits = [...new Set([...named, ...talk.things])].filter(
    ({ category }) => category === 'testing',
  );
  return language === 'english' && kits.length > 1 && asksAtOnce.test(question)
    ? ownWords(twoAtOnce, language, knowledge, null)
    : null;
}

/** Whoever has ordered asks of that order: when it comes, what can still be changed, and where it is (ASK-06). */
export function ofOrder(asked: Asked): ContentAnswer | null {
  const { question, talk, own, language, knowledge } = asked;
  if (language !== 'english') return null;
  if ((asksByWhen.test(question) || asksToHouse.test(question)) && !ofOtherThan.test(question))
    return ownWords(arriving, language, knowledge, null);
  const told = stageIn(question);
  if ((told ?? talk.stage) !== 'ordered') return null;
  const way = wayOf(question, told !== null);
  if (way === following && talk.question !== null) return null;
  if (way === null || (own !== null && own.fit >= fitsSurely && told !== null)) return null;
  return ownWords(way, language, knowledge, null);
}

function wayOf(question: string, isTold: boolean): string | null {
  if (asksWhenItComes.test(question) && !/\bresults?\b/i.test(question)) return arriving;
  if (changesAddress.test(question)) return 'change my address';
  const [, change] = changes.exec(question) ?? [];
  if (change && !isTold && !asks.wantsPrice(question)) return `${change} my order`;
  return isTold && asks.asksNothing(question) && !asks.tellsOfTrouble(question) ? following : null;
}
