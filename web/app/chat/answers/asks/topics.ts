/** What a message speaks of by name, and how the practice is asked for it. */
const topics: [RegExp, string][] = [
  [/\bworkshops?\b/i, 'what is the workshop'],
  [/\b(?:freebies?|free guides?|guides?|pdfs?|handouts?)\b/i, 'what free guides do you have'],
  [/\b(?:coupons?|promo(?: codes?)?|discount codes?)\b/i, 'where do i enter a coupon'],
  [/\b(?:superbills?)\b/i, 'what is a superbill'],
  [/\b(?:insurance|medicare|medicaid|tricare)\b/i, 'do you take insurance'],
  [/\b(?:hsa|fsa)\b/i, 'can i use hsa or fsa'],
  [/\b(?:refunds?|money back)\b/i, 'can i get a refund'],
  [/\b(?:shipping|shipped|delivery)\b/i, 'how long does shipping take'],
  [/\b(?:dispensary)\b/i, 'where do i get supplements'],
  [/\b(?:pray(?:er|ers|ing)?|christian|faith)\b/i, 'are you christian'],
];

/** How to ask for what a message names, whatever else it says; null where it names nothing of that. */
export const topicIn = (message: string): string | null =>
  topics.find(([way]) => way.test(message))?.[1] ?? null;
