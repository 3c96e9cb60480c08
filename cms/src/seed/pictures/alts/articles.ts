/** What the pictures above the articles show: file → one sentence. */
export const articleAlts: Record<string, string> = {
  'article-complete-proteins':
    'A plate seen from above with salmon, a halved egg, kidney beans, almonds and lemon',
  'article-summer-superfoods':
    'Watermelon, figs, raspberries, blueberries and lemons on a checked cloth under a summer sun',
  'article-food-allergy-testing':
    'A sheet with wheat, milk, peanut, egg, shrimp and almond beside a finger-prick card with drops of blood',
  'article-gut-heart-connection':
    'A heart above an intestine, joined by a leafy stem between chamomile flowers',
  'article-gut-health-stool-test':
    'A GI-MAP test kit with its sample tube, and a magnifying glass that shows small gut microbes',
  'article-new-year-gut-habits':
    'A January calendar with a leaf on each day kept, beside a potted seedling at a winter window',
  'article-heal-your-gut':
    'A red pot of broth steaming on a table with ginger, garlic, a carrot and half a lemon',
  'article-christmas-food-additives':
    'A gingerbread man and a candy cane, and a magnifying glass over the names of food dyes and BHT',
  'article-electrolytes-vs-minerals':
    'A glass of lemon water on one side and a bowl of rock minerals on the other',
  'article-ewg-trusted-source':
    'A shelf with a spray bottle, a pump bottle and a jar; a magnifying glass shows the leafy seal with a check mark on its label',
  'article-yuka-app':
    'A phone scans the barcode of a jar of peanut butter and shows the score 86, excellent',
};
