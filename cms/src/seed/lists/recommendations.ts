import type { Sample } from '../publish-list.ts';

export type RecommendationSeed = Omit<Sample<'affiliate-products'>, 'picture'> & {
  /** Name of the drawing in seed/pictures, without .svg. */
  drawing: string;
};

/** Kinds of goods with honest reasons, and no supplements (spec §2). The links search the marketplace until the practice puts in its own. */
export const recommendations: RecommendationSeed[] = [
  ...inCategory('protein-electrolytes', [
    ['grass-fed-protein', 'Grass-fed whey protein', 'Two ingredients and no gums. It stirs into oatmeal or a smoothie on the mornings when nobody wants eggs.'],
    ['beef-gelatin', 'Pasture-raised beef gelatin', 'For gummies that the children think are sweets, and for thickening soup without flour.'],
    ['electrolyte-salt', 'Unsweetened electrolyte powder', 'Sodium, potassium and magnesium without sugar or dye. We keep it in the gym bag and beside the sickbed.'],
    ['bone-broth', 'Slow-simmered bone broth', 'For weeks without time to make your own. Look for a short label, and for a broth that sets in the fridge.'],
  ]),
  ...inCategory('books', [
    ['gut-book', 'A plain guide to the microbiome', 'The one to start with: short chapters, good drawings, and honest about what nobody knows yet.'],
    ['family-cookbook', 'A whole-food family cookbook', 'Weeknight recipes for a table with opinions. Ours falls open at the sheet-pan chicken.'],
    ['fermenting-handbook', 'A first book of fermenting', 'Sauerkraut, kefir and pickles, with pictures of how they should look and how they should not.'],
    ['healing-devotional', 'A devotional for slow seasons', 'Forty short readings for people who are waiting to feel better. Kept by the bed.'],
  ]),
  ...inCategory('cooking-baking', [
    ['cast-iron-pan', 'Cast-iron pan, ten inches', 'No coating to flake off, and it will outlast all of us. Eggs stop sticking after the first month.'],
    ['einkorn-flour', 'Einkorn flour', 'An old wheat with a nutty taste that some families find easier on the belly. It still has gluten.'],
    ['maple-spoons', 'Maple wood spoons', 'One piece of wood, oiled, no glue. Kind to pans, and pleasant to hold.'],
    ['glass-containers', 'Glass storage containers', 'Leftovers go from the fridge to the oven in the same dish, and nothing leaches into the tomato sauce.'],
  ]),
  ...inCategory('liver-detox', [
    ['castor-oil', 'Cold-pressed castor oil', 'In dark glass, for a warm pack on the belly on quiet evenings. For the skin only, and not in pregnancy.'],
    ['wool-flannel', 'Unbleached wool flannel', 'Holds the oil for a pack and washes well. One piece lasts for years.'],
    ['dandelion-tea', 'Roasted dandelion root tea', 'Dark and a little bitter, with no caffeine. A good trade for the third cup of coffee.'],
    ['dry-brush', 'Natural bristle body brush', 'Two minutes before the shower. Your liver does its own work; this one simply feels good.'],
  ]),
  ...inCategory('household', [
    ['all-purpose-spray', 'Refillable all-purpose cleaner', 'Vinegar, water and orange peel do most of it. No scent that lingers for a day.'],
    ['dish-brush', 'Beech dish brush', 'Plant bristles and a head you can change. Less plastic in the sink, and in the compost at the end.'],
    ['castile-soap', 'Castile soap block', 'One bar for dishes, floors and hands. Grate it into hot water for the laundry.'],
    ['water-filter', 'Countertop water filter', 'Test your water first, then choose the filter for what is in it. Ours stands beside the kettle.'],
  ]),
  ...inCategory('personal-care', [
    ['hand-wash', 'Unscented foaming hand wash', 'Gentle enough for twenty washes a day, and the glass bottle refills.'],
    ['olive-oil-soap', 'Olive oil soap bar', 'Five ingredients you can spell. It does well on dry and fussy skin.'],
    ['tallow-balm', 'Whipped tallow balm', 'A little goes far on elbows, cheeks and noses. Try it on one small spot first.'],
  ]),
  ...inCategory('dental', [
    ['bamboo-toothbrush', 'Soft bamboo toothbrushes', 'Soft bristles for grown-ups and children. The handles turn into plant labels afterward.'],
    ['silk-floss', 'Silk floss in a tin', 'Waxed with beeswax, and without the coating that makes plastic floss so slippery.'],
    ['tooth-powder', 'Mineral tooth powder', 'Clay and mint, no foam and no dye. Ask your dentist how it fits your teeth.'],
  ]),
];

type Words = [drawing: string, name: string, description: string];

function inCategory(category: RecommendationSeed['category'], goods: Words[]): RecommendationSeed[] {
  return goods.map(([drawing, name, description]) => ({
    drawing: `affiliate-${drawing}`,
    name,
    description,
    category,
    affiliateLink: `https://www.amazon.com/s?${new URLSearchParams({ k: name })}`,
  }));
}
