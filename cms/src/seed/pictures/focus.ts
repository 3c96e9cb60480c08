/** Where the subject of a drawing is, in percent from the left and the top, for places that show only a part of it. */
export const focus: Record<string, { focalX: number; focalY: number }> = {
  'article-summer-superfoods': { focalX: 65, focalY: 60 },
  'article-food-allergy-testing': { focalX: 12, focalY: 50 },
  'article-gut-health-stool-test': { focalX: 62, focalY: 55 },
  'article-heal-your-gut': { focalX: 54, focalY: 70 },
  'article-christmas-food-additives': { focalX: 15, focalY: 60 },
  'article-electrolytes-vs-minerals': { focalX: 8, focalY: 50 },
  'article-ewg-trusted-source': { focalX: 72, focalY: 45 },
  'article-yuka-app': { focalX: 70, focalY: 50 },
};
