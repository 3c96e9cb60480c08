import type { Sample } from '../publish-list.ts';

export const localBusinesses: Sample<'local-businesses'>[] = [
  { name: 'Mill Street Market', category: 'gut-healthy-food', description: 'Vegetables from six farms.', link: '#', icon: 'basket' },
];
