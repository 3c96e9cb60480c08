import type { Sample } from '../publish-list.ts';

export const partnerLinks: Sample<'partner-links'>[] = [
  { name: 'Fruit blend', kind: 'capsules', description: 'Fruit in a capsule.', href: 'https://whole-food.example/fruit', isNew: false },
];
