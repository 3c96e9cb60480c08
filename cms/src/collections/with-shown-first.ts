import type { CollectionConfig } from 'payload';

/** A list of the site: above 1,000 documents its list in the admin says which of them are shown (HOUSE-06). */
export function withShownFirst(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection;
  const { beforeListTable = [], ...components } = admin?.components ?? {};
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...components,
        beforeListTable: [...beforeListTable, '/admin/lists/shown-first.tsx#ShownFirst'],
      },
    },
  };
}
