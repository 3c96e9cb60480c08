import type { CollectionSlug, FieldHook, TextField } from 'payload';

/** A name for addresses; empty, it is made from the title. `refuse` says why a well-formed name cannot be had. */
export function slug(
  description: string,
  refuse: (name: string) => string | null = () => null,
): TextField {
  return {
    name: 'slug',
    label: 'Name in the address',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    maxLength: 80,
    hooks: {
      beforeValidate: [followTitle],
    },
    validate: (value: unknown) => slugFault(value, refuse) ?? true,
    admin: { description, position: 'sidebar' },
  };
}

/** Why `value` cannot stand in an address, in words for an editor; null when it can. `refuse` as of `slug`. */
export function slugFault(
  value: unknown,
  refuse: (name: string) => string | null = () => null,
): string | null {
  return typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)
    ? refuse(value)
    : 'Use small letters, digits and single hyphens, for example heal-your-gut';
}

/** Refuses names that the site uses itself; `uses` says what for. */
export function refuseNames(uses: Record<string, string>): (name: string) => string | null {
  return (name) =>
    Object.hasOwn(uses, name)
      ? `The site uses the name “${name}” itself, for ${uses[name]}. Choose another one`
      : null;
}

/** The name follows the title as it is typed, until somebody writes another name or visitors know it. */
const followTitle: FieldHook = async ({ collection, data, originalDoc, req, value }) => {
  const title: unknown = data?.title ?? originalDoc?.title;
  const followed: unknown = originalDoc?.title;
  const isOwn = Boolean(value) && value !== fileName(typeof followed === 'string' ? followed : '');
  if (isOwn || (value && (await isPublished(req, collection?.slug, originalDoc?.id)))) return value;
  return (typeof title === 'string' && fileName(title)) || null;
};

async function isPublished(
  req: Parameters<FieldHook>[0]['req'],
  slug: string | undefined,
  id: unknown,
): Promise<boolean> {
  if (!slug || typeof id !== 'string') return false;
  const { totalDocs } = await req.payload.db.count({
    collection: slug as CollectionSlug,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    req,
  });
  return totalDocs > 0;
}

/** The rule of spec §4: small letters, digits and hyphens alone, spaces become hyphens, and no two of them in a row. */
export function fileName(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .trim()
    .replaceAll(/ +/g, '-')
    .replaceAll(/-+/g, '-');
}
