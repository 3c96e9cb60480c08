import type { CollectionBeforeReadHook } from 'payload';

/**
 * Takes what is no node at all out of the formatted text in `name`, however it came into the database: Payload would
 * fail over it, and with it over the whole list that it stands in.
 */
export function withoutHoles(name: string): CollectionBeforeReadHook {
  return ({ doc }) => (name in doc ? { ...doc, [name]: fill(doc[name]) } : doc);
}

/** The same for the formatted text in `name` of each row of `list`. */
export function withoutHolesInRows(list: string, name: string): CollectionBeforeReadHook {
  return ({ doc }) => {
    const rows: unknown = doc[list];
    return Array.isArray(rows)
      ? {
          ...doc,
          [list]: rows.map((row: unknown) =>
            isObject(row) && name in row ? { ...row, [name]: fill(row[name]) } : row,
          ),
        }
      : doc;
  };
}

function fill(value: unknown): unknown {
  if (!isObject(value)) return value;
  if ('root' in value) return isObject(value.root) ? { ...value, root: fill(value.root) } : null;
  if (!('children' in value)) return value;
  return {
    ...value,
    children: Array.isArray(value.children) ? value.children.filter(isObject).map(fill) : [],
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
