/** Of what a relation names: by its id, or whole, as deep as it was read. */
export const idOf = (related: string | { id: string }): string =>
  typeof related === 'string' ? related : related.id;
