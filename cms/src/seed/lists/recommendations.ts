import type { Sample } from '../publish-list.ts';

export type RecommendationSeed = Omit<Sample<'affiliate-products'>, 'picture'> & {
  /** Name of the drawing in seed/pictures, without .svg. */
  drawing: string;
};

/** Kinds of goods with honest reasons, and no supplements (spec §2). The links search the marketplace until the practice puts in its own. */
export const recommendations: RecommendationSeed[] = [
  ...inCategory('protein-electrolytes', [
    [
      'protein-tub',
      'Grass-fed whey protein',
      'Two ingredients and no gums. It stirs into oatmeal or a smoothie on the mornings when nobody wants eggs.',
    ],
    [
      'beef-sticks',
      'Grass-fed beef sticks',
      'For the glove box and the soccer bag. Look for a short label without added sugar.',
    ],
    [
      'electrolyte-sachets',
      'Unsweetened electrolyte sachets',
      'Sodium, potassium and magnesium without sugar or dye. We keep them in the gym bag and beside the sickbed.',
    ],
  ]),
  ...inCategory('books', [
    [
      'book-gut',
      'A plain guide to the microbiome',
      'The one to start with: short chapters, good drawings, and honest about what nobody knows yet.',
    ],
    [
      'book-family-table',
      'A book on feeding children without a fight',
      'For parents of people who eat four things. Calm, practical, and kind to the cook.',
    ],
    [
      'cookbook',
      'A whole-food family cookbook',
      'Weeknight recipes for families with picky eaters. We cook the soups most.',
    ],
    [
      'book-prayer',
      'A devotional for slow seasons',
      'Forty short readings for people who are waiting to feel better. Kept by the bed.',
    ],
  ]),
  ...inCategory('cooking-baking', [
    [
      'cast-iron-pan',
      'Cast-iron pan, ten inches',
      'No coating to flake off, and it will outlast all of us. Eggs stop sticking after the first month.',
    ],
    [
      'einkorn-flour',
      'Einkorn flour',
      'An old wheat with a nutty taste that some families find easier on the belly. It still has gluten.',
    ],
    [
      'wooden-spoons',
      'Maple wood spoons',
      'One piece of wood, oiled, no glue. Kind to pans, and pleasant to hold.',
    ],
    [
      'glass-containers',
      'Glass storage containers',
      'Leftovers go from the fridge to the oven in the same dish, and tomato sauce leaves no stain.',
    ],
  ]),
  ...inCategory('liver-detox', [
    [
      'castor-oil',
      'Cold-pressed castor oil',
      'In dark glass, for a warm pack on the belly on quiet evenings. For the skin only, and not in pregnancy.',
    ],
    [
      'castor-oil-pack',
      'Wool flannel castor oil pack',
      'Unbleached wool with ties, so that it stays where it should. It washes well and lasts for years.',
    ],
    [
      'dandelion-tea',
      'Roasted dandelion root tea',
      'Dark and a little bitter, with no caffeine. A good trade for the third cup of coffee.',
    ],
    [
      'dry-brush',
      'Natural bristle body brush',
      'Two minutes before the shower. Your liver does its own work; this one simply feels good.',
    ],
  ]),
  ...inCategory('household', [
    [
      'cleaning-spray',
      'Refillable glass spray bottle',
      'Vinegar, water and orange peel do most of the cleaning. No scent that lingers for a day.',
    ],
    [
      'dish-brush',
      'Beech dish brush',
      'Plant bristles and a head you can change. Less plastic in the sink, and in the compost at the end.',
    ],
    [
      'soap-nuts',
      'Soap nuts for the laundry',
      'Dried berries in a linen bag, four or five to a load. Unscented, for skin that complains.',
    ],
    [
      'water-filter',
      'Countertop water filter',
      'Test your water first, then choose the filter for what is in it. Ours stands beside the kettle.',
    ],
  ]),
  ...inCategory('personal-care', [
    [
      'hand-wash',
      'Unscented hand wash',
      'Gentle enough for twenty washes a day, and the glass bottle refills.',
    ],
    [
      'shampoo-bar',
      'Shampoo bar',
      'Short label, no bottle. Give your hair two weeks to get used to it.',
    ],
    [
      'balm',
      'Whipped tallow balm',
      'A little goes far on elbows, cheeks and noses. Try it on one small spot first.',
    ],
    [
      'deodorant',
      'Deodorant in a paper tube',
      'Without aluminum or perfume. If baking soda bothers your skin, choose the sensitive kind.',
    ],
  ]),
  ...inCategory('dental', [
    [
      'bamboo-brushes',
      'Soft bamboo toothbrushes',
      'Soft bristles for grown-ups and children. The handles turn into plant labels afterward.',
    ],
    ['floss', 'Silk floss in a glass vial', 'Waxed with beeswax, and the vial refills.'],
    [
      'tongue-scraper',
      'Copper tongue scraper',
      'Three strokes in the morning, before the first glass of water.',
    ],
    [
      'tooth-powder',
      'Mineral tooth powder',
      'Clay and mint, no foam and no dye. Ask your dentist how it fits your teeth.',
    ],
  ]),
];

type Words = [drawing: string, name: string, description: string];

function inCategory(
  category: RecommendationSeed['category'],
  goods: Words[],
): RecommendationSeed[] {
  return goods.map(([drawing, name, description]) => ({
    drawing: `affiliate-${drawing}`,
    name,
    description,
    category,
    affiliateLink: `https://www.amazon.com/s?${new URLSearchParams({ k: name })}`,
  }));
}
