import type { FlattenedField, SanitizedConfig } from 'payload';

/** Marks the collections and globals that the storefront reads. */
export const watched = { isShownToVisitors: true };

/**
 * What the storefront has to read again after a change in the collections `slugs`, by the names it asks by: their own lists,
 * and the lists and pages whose documents come with those of them that they name. Formatted text names none.
 */
export function namesThatShow(
  { collections, globals }: Pick<SanitizedConfig, 'collections' | 'globals'>,
  slugs: ReadonlySet<string>,
): string[] {
  const shows = ({ slug, custom, flattenedFields }: Shown, isList: boolean) =>
    custom?.isShownToVisitors === true &&
    ((isList && slugs.has(slug)) || relationsOf(flattenedFields).some((named) => slugs.has(named)));
  return [
    ...collections.filter((each) => shows(each, true)).map(({ slug }) => slug),
    ...globals.filter((each) => shows(each, false)).map(({ slug }) => `globals/${slug}`),
  ];
}

type Shown = {
  slug: string;
  custom?: Record<string, unknown>;
  flattenedFields: FlattenedField[];
};

function relationsOf(fields: FlattenedField[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'blocks')
      return field.blocks.flatMap((block) =>
        typeof block === 'string' ? [] : relationsOf(block.flattenedFields),
      );
    if ('flattenedFields' in field) return relationsOf(field.flattenedFields);
    if (field.type === 'join') return [field.collection].flat();
    return 'relationTo' in field ? [field.relationTo].flat() : [];
  });
}
