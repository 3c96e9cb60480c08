import type { Sample } from '../publish-list.ts';

type PartnerLink = Sample<'partner-links'>;

/** The whole-food partner's shelf (spec §2): about twenty, two of them new. The address is a sample. */
export const partnerLinks: PartnerLink[] = [
  ...ofKind('capsules', [
    ['Fruit blend', 'Fruit powders, two a day.'],
    ['Vegetable blend', 'Greens and roots, two a day.'],
    ['Berry blend', 'Berries and grapes, dried gently.'],
    ['Fruit and vegetable set', 'Both blends, two bottles.'],
    ['Fruit, vegetable and berry set', 'All three blends, three bottles.'],
    ['Plant omega blend', 'Oils from seeds and algae.'],
    ['Family set', 'Four months for two adults.'],
  ]),
  ...ofKind('probiotics', [
    ['Probiotic plus prebiotic', '20 billion CFU, with the fiber they live on.', 'new'],
  ]),
  ...ofKind('chewables', [
    ['Fruit chewables', 'For children and adults.'],
    ['Vegetable chewables', 'Greens, well hidden.'],
    ['Berry chewables', 'The children’s first choice.'],
    ['Chewables, all three', 'One bag of each.'],
  ]),
  ...ofKind('shakes', [
    ['Vanilla shake', 'Plant protein and fiber, mild.'],
    ['Chocolate shake', 'Plant protein and fiber, with cocoa.'],
    ['Shakes, both flavors', 'One pouch of each.'],
  ]),
  ...ofKind('powders', [
    ['Superfood powder', 'Greens, berries and herbs, one scoop a day.', 'new'],
  ]),
  ...ofKind('bars', [
    ['Cocoa bars', 'Cocoa and dates, a box of fifteen.'],
    ['Berry bars', 'Berries and oats, a box of fifteen.'],
    ['Nut bars', 'Almonds and seeds, a box of fifteen.'],
    ['Mixed bars', 'Five of each in one box.'],
  ]),
];

type Words = [name: string, description: string, mark?: 'new'];

function ofKind(kind: PartnerLink['kind'], goods: Words[]): PartnerLink[] {
  return goods.map(([name, description, mark]) => ({
    kind,
    name,
    description,
    isNew: mark === 'new',
    href: `https://whole-food.example/shop/${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
  }));
}
