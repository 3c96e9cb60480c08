import type { Sample } from '../publish-list.ts';

export const recommendations: Sample<'affiliate-products'>[] = [
  { name: 'Grass-fed beef sticks', category: 'protein-electrolytes', description: 'Protein that travels.', affiliateLink: 'https://www.amazon.com/s?k=grass+fed+beef+sticks' },
];
