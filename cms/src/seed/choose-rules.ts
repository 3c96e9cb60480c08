import type { Payload } from 'payload';
import type { Store } from '../payload-types.ts';

type Row = NonNullable<NonNullable<Store['chooseRules']>['rows']>[number];
type Rule = Omit<Row, 'kit' | 'alternative' | 'id'> & { kit: string; alternative?: string };

const talk = 'An hour by video, if you would rather talk first.';
const whole = 'It reads the whole gut community, species by species, from an easy swab.';

/** The first that fits counts. Each says what a kit looks at, and never what somebody has. */
const rules: Rule[] = [
  {
    who: ['pregnant'],
    kit: 'pregnancy-gut',
    why: 'It reads your own gut community and is made for every trimester. Ask your doctor or midwife first.',
    alternative: 'concierge-consult',
    whyAlternative: talk,
  },
  {
    who: ['baby'],
    kit: 'baby-gut',
    why: 'It is made for ages 0 to 3 and collected from the diaper. For a baby it is our only kit, whatever the question.',
    alternative: 'concierge-consult',
    whyAlternative: talk,
  },
  {
    who: ['child'],
    kit: 'child-gut',
    why: 'It is made for ages 3 to 18 and collected with an easy stool swab. For a child it is our only kit, whatever the question.',
    alternative: 'concierge-consult',
    whyAlternative: talk,
  },
  {
    who: ['adult'],
    concern: ['hormones'],
    sample: ['urine'],
    kit: 'dutch',
    why: 'It follows hormones, and how the body clears them, over one day of dried urine strips.',
    alternative: 'organic-acids',
    whyAlternative: 'One urine sample that shows how cells turn food into energy.',
  },
  {
    who: ['adult'],
    concern: ['food'],
    sample: ['finger-prick'],
    kit: 'fast-88',
    why: 'It looks at how the body responds to 88 everyday foods, from a few drops of blood.',
    alternative: 'adult-gut',
    whyAlternative: whole,
  },
  {
    who: ['adult'],
    concern: ['tiredness', 'mood'],
    sample: ['urine'],
    kit: 'organic-acids',
    why: 'One morning sample shows how cells turn food into energy, with markers of vitamins.',
    alternative: 'adult-gut',
    whyAlternative: whole,
  },
  {
    who: ['adult'],
    concern: ['digestion'],
    sample: ['stool'],
    kit: 'gi-map',
    why: 'It looks for bacteria, parasites, yeast and viruses by their DNA, with markers of digestion.',
    alternative: 'adult-gut',
    whyAlternative: 'A swab instead of a tube. It reads the whole gut community.',
  },
  {
    who: ['adult'],
    sample: ['stool'],
    kit: 'adult-gut',
    why: whole,
    alternative: 'gi-map',
    whyAlternative: 'A set list of microbes, with digestion and immune markers.',
  },
  {
    who: ['adult'],
    sample: ['urine'],
    kit: 'organic-acids',
    why: 'Of the tests with urine it is the broadest: it shows how cells turn food into energy.',
    alternative: 'adult-gut',
    whyAlternative: whole,
  },
  {
    who: ['adult'],
    sample: ['finger-prick'],
    kit: 'fast-88',
    why: 'It is our one test from a finger prick: how the body responds to 88 everyday foods.',
    alternative: 'adult-gut',
    whyAlternative: whole,
  },
  {
    who: ['adult'],
    sample: ['saliva'],
    kit: 'dna-methylation',
    why: 'It reads genes of the methylation pathways from one saliva sample, once for life.',
    alternative: 'adult-gut',
    whyAlternative: whole,
  },
];

/** Gives the store the rules of its page that helps to choose, unless it has some or somebody is at work on its words. */
export async function seedChooseRules(payload: Payload): Promise<void> {
  const { chooseRules, _status: status } = await payload.findGlobal({
    slug: 'store',
    depth: 0,
    draft: true,
  });
  if ((chooseRules?.rows ?? []).length > 0 || status === 'draft') return;
  const { docs } = await payload.find({ collection: 'products', depth: 0, pagination: false });
  const idOf = (handle = '') => docs.find((product) => product.handle === handle)?.id;
  const rows = rules.flatMap(({ kit, alternative, ...rule }) => {
    const id = idOf(kit);
    return id ? [{ ...rule, kit: id, alternative: idOf(alternative) ?? null }] : [];
  });
  await payload.updateGlobal({
    slug: 'store',
    data: { chooseRules: { rows }, _status: 'published' },
  });
}
