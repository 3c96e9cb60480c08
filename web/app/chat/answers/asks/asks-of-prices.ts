import type { Category } from '../../../content/views.ts';

/** What a question of prices and of the terms of buying is after, as far as its words tell. */

/** Shipping, insurance and the like have answers of their own, whatever else is named beside them. */
export function isAboutTerms(question: string): boolean {
  return /\b(ship|ships|shipping|shipped|delivery|insurance|superbill|reimburse\w*|workshop|guides?|coupon|promo|discounts?|(?:bundle|group|bulk|wholesale) (?:price|pricing|rate)s?|returns?|send\b.{0,20}\bback|refunds?|refundable|returnable|tax|taxes|downloads?|hsa|fsa|how (?:do|can|would|should) (?:i|we) pay|cancel\w*|payment plans?|instal+ments?|(?<!\bif )\b(?:i|we) (?:just |already )?(?:ordered|bought)|ordered (?:a|an|the|my|two)|(?:switch|swap|exchange) (?:it|my|them|to)|env[ií]os?|entregas?|seguros?|aseguranza|devol\w+|reembols\w+|taller(?:es)?|gu[ií]as?|cup[oó]n(?:es)?|descuentos?|impuestos?)\b/i.test(
    question,
  );
}

/** 'Does that price come with a call?' */
const asksWhatIsIn =
  /\b(?:does|do|is|are) (?:that|the|this|your)? ?(?:price|cost)s? (?:come|includ\w*|cover\w*)\b/i;

export function wantsPrice(question: string): boolean {
  const isOfTerms = isAboutTerms(question.replaceAll(/\b(discounts?|descuentos?)\b/gi, ''));
  if (asksWhatIsIn.test(question)) return false;
  if (isOfTerms || /^\W*(?:(?:but|so|and) )*(?:why|when|what (?:day|date)s?)\b/i.test(question))
    return false;
  if (
    /\b(cu[aá]nto (me |nos )?(cuesta|cuestan|vale|valen|sale|salen|es|ser[ií]a|cobran|pago|pagar[ií]a)|precios?|costo|qu[eé] (precio|costo))\b/i.test(
      question,
    )
  )
    return true;
  return /\b(how much(?! (time|water|blood|stool|sample|should)|\b.{0,40}\bshould (?:i|we|he|she|they|you|one|my|our|a|an|the|kids|children)\b)|costs?|prices?|priced|pricing|(?<!\b(?:an?|the|this|double|extra|wrong|unknown) )charge|(?:be|is|are) charged(?! (?:twice|again))|fees?|rates?|expensive|cheap(er|est)?|afford(able)?(?! (?:only )?one\b)|dollars?(?! (?:one|kit|test|supplement|package))|pay per|\d{3,4} or \d{3,4}|(?:what|how much) (?:do|will|would|should) (?:i|we) (?:pay|owe|spend)|add(?:s|ed)? up|comes? to|come out to|(?:quote|bill) (?:me|us)|to spend|altogether|the damage|price tag|the monthly(?=\W*$)|monthly (?:cost|price|fee|total)|ballpark|a quote|sticker|(?:run|set) (?:me|us|you)(?: back)?|what(?:'?s| does| is) (?:it|that|this|one|they) run|(?:price|cost) and|goes? for|(?:under|below|over|less than|more than) \$?\d{2,4}|i have \$?\d{3}|budget|(?:leaves?|comes? (?:out of|off)|out of) my (?:account|bank|card)|what (?:would|does|is|are|will)\b.{0,40}\b(?:per|a|each|every) month|payments? (are|is) (it|there|each)|(?:what|how much) (?:would|will|does|is|are) (?:each|one|every|the) (?:payment|month|installment)|total (of|for))\b|\bsum\W*$|\$|^\W*(?:the |and (?:the )?)?total\b|\btotal(?: please| pls)?\W*$/i.test(
    question,
  );
}

/** 'Price list please', 'how much?': prices, and of nothing in particular. */
export function isOnlyPrice(question: string): boolean {
  return (
    wantsPrice(question) &&
    question.replaceAll(
      /\b(how much|what|is|are|do|does|you|have|a|an|the|your|list|lists|of|for|me|please|can|could|i|see|get|charge|prices?|pricing|costs?|fees?|rates?|it|everything|all|and|so|tell|show)\b|\W/gi,
      '',
    ) === ''
  );
}

/** What several things cost together. */
export function wantsTotal(question: string): boolean {
  return /\b(together|altogether|total|sum|in all|all in|both|combined|(?:for|are|do|would) (?:the|those|these) (?:two|three)|comes? to|adds? up|plus|on top|as well|(?:if|when) (?:i|we) add|how much for (?=.*\band\b)|(?:what|how much) (?:would|will|do) (?:i|we|it) (?:pay|owe|spend|cost|come)|junt[oa]s|en total)\b|\+/i.test(
    question,
  );
}

/** 'Can both go in one order?' asks of the parcel. */
export const isOfOneOrder = (question: string): boolean =>
  /\b(?:one|same|single) (?:order|box|package|parcel|shipment|cart|envelope)\b/i.test(question);

/** 'All three supplements', 'one of each kit': a whole shelf. */
export function wantsAll(question: string): boolean {
  return /\b(?:all|every|list) (?:of )?(?:the |your )?prices?\b|\b(?:all|every|each|one of each)(?: (?:of|the|your|those|these|own|two|three|four|\d))* (?:kits?|tests?|supplements?|vitamins?)\b/i.test(
    question,
  );
}

export function wantsCheapest(question: string): boolean {
  return /\b(cheapest|least expensive|lowest[ -]priced?|lowest price|most affordable|m[aá]s barat\w+|m[aá]s econ[oó]mic\w+)\b/i.test(
    question,
  );
}

export function wantsDearest(question: string): boolean {
  return /\b(most expensive|dearest|priciest|highest[ -]priced?|highest price|costs the most|m[aá]s car[ao]s?)\b/i.test(
    question,
  );
}

/** 'Every test under $400': from and to how many dollars; null where none is named. */
export function priceRangeIn(question: string): { from: number; to: number } | null {
  const [, under, over] =
    /\b(?:under|below|less than|cheaper than|up to|at most|no more than|max(?:imum)?(?: of)?) \$?(\d{2,4})\b|\b(?:over|above|more than|at least) \$?(\d{2,4})\b/i.exec(
      question,
    ) ?? [];
  if (under === undefined && over === undefined) return null;
  return { from: Number(over ?? 0), to: Number(under ?? Infinity) };
}

/** 'One page says 470 and another 477?', '750 for an hour, really?' */
export function doubtsPrice(question: string): boolean {
  return /\b(right|correct|really|true|typo|mistake|misread|wrong|says?|said|saw|see|show(s|ed|n)?|has|have|wants?|vs|listed|which (one|price|is it)|or is it|why|difference|\d{3,4} (?:or|and|vs) (?:the )?\$?\d{3,4})\b|\?\?/i.test(
    question,
  );
}

/** 'I have $400, what can I get?' */
export function namesBudget(question: string): boolean {
  return /\b(i have|under|below|less than|no more than|budget( is| of)?|afford|max(imum)?)\b.{0,12}\$?\d{2,4}\b|\bbudget\b/i.test(
    question,
  );
}

/** Of 'shipping cost' the cost is no word to look for. */
export function withoutPriceWords(question: string): string {
  return isAboutTerms(question)
    ? question.replaceAll(/\b(how much|costs?|prices?|fees?|charges?)\b/gi, '')
    : question;
}

/** The shelf that a question about prices is after when it names nothing on it. */
export function shelfAsked(question: string): Category | null {
  if (/\b(tests?|kits?|testing|tested)\b/i.test(question)) return 'testing';
  if (/\b(consult\w*|appointments?|visits?|sessions?)\b/i.test(question)) return 'consultation';
  if (/\b(packages?|programs?|plans?|bundles?)\b/i.test(question)) return 'package';
  return /\b(supplements?|vitamins?)\b/i.test(question) ? 'supplement' : null;
}

/** 'Is there anything cheaper?' asks for no price of what was spoken of. */
export const wantsForLess = (question: string): boolean =>
  /\b(?:any|some|no)thing\b[^.?!]{0,16}\b(?:cheaper|less expensive|more affordable|free|for less)\b/i.test(
    question,
  );
