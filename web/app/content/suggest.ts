import type { ChoosePage, ChooseRule, Concern, Product, Sample, Who } from './views.ts';

export type Answers = { who: Who; concern: Concern; sample: Sample | 'any' };
export type Suggestion = {
  kit: Product;
  why: string;
  alternative: Product | null;
  whyAlternative: string | null;
};

export const whos = ['adult', 'child', 'baby', 'pregnant'] as const satisfies Who[];
export const concerns = [
  'digestion',
  'tiredness',
  'skin',
  'mood',
  'weight',
  'food',
  'hormones',
  'other',
] as const satisfies Concern[];

/**
 * One kit to begin with, by the first rule that fits and whose kit can be bought and is made for that age; without one
 * any kit of that age, and in pregnancy none but what a rule names. Null when there is no such kit.
 */
export function suggest(
  { rules, products }: Pick<ChoosePage, 'rules' | 'products'>,
  answers: Answers,
): Suggestion | null {
  const usable = (id: string) => {
    const product = products[id];
    return product?.category === 'testing' && isFor(product, answers.who) ? product : null;
  };
  for (const rule of rules) {
    const kit = isMeant(rule, answers) ? usable(rule.kit) : null;
    if (kit) return { kit, why: rule.why, ...alternativeOf(rule, kit, products, answers.who) };
  }
  if (answers.who === 'pregnant') return null;
  const others = Object.keys(products).flatMap((id) => usable(id) ?? []);
  const kit = others.find(({ sample }) => sample === answers.sample) ?? others[0];
  return kit ? { kit, why: kit.description, alternative: null, whyAlternative: null } : null;
}

function isMeant({ who, concern, sample }: ChooseRule, answers: Answers): boolean {
  return (
    (who.length === 0 || who.includes(answers.who)) &&
    (concern.length === 0 || concern.includes(answers.concern)) &&
    (answers.sample === 'any' || sample.length === 0 || sample.includes(answers.sample))
  );
}

/** Another kit must fit the age as well; a consultation fits everybody. */
function alternativeOf(
  { alternative, whyAlternative }: ChooseRule,
  kit: Product,
  products: ChoosePage['products'],
  who: Who,
): Pick<Suggestion, 'alternative' | 'whyAlternative'> {
  const other = alternative === null ? undefined : products[alternative];
  return other && other !== kit && (other.category !== 'testing' || isFor(other, who))
    ? { alternative: other, whyAlternative }
    : { alternative: null, whyAlternative: null };
}

/** A kit that names no ages is one for adults; one for children names both ends. */
function isFor({ kits }: Product, who: Who): boolean {
  const made = kits[0]?.[0];
  if (!made) return false;
  const { ageFrom, ageTo } = made;
  switch (who) {
    case 'adult':
    case 'pregnant':
      return ageTo === null && (ageFrom ?? 0) <= 18;
    case 'child':
      return ageFrom !== null && ageTo !== null && ageFrom <= 3 && ageTo >= 18;
    case 'baby':
      return ageFrom === 0 && ageTo !== null && ageTo >= 3;
  }
}

/** The answers of a form, or null while one of them is missing or unknown. */
export function readAnswers(form: FormData, samples: ChoosePage['samples']): Answers | null {
  const who = whos.find((each) => each === form.get('who'));
  const concern = concerns.find((each) => each === form.get('concern'));
  const wanted = form.get('sample');
  const sample =
    wanted === 'any' ? ('any' as const) : samples.find((each) => each.sample === wanted)?.sample;
  return who && concern && sample ? { who, concern, sample } : null;
}
