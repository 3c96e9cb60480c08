import type { CollectionBeforeReadHook } from 'payload';

/**
 * Takes what is no node at all out of the formatted text in `name`, however it came into the database: Payload would
 * fail over it, and with it over the whole list that it stands in.
 */
export function withoutHoles(name: string): CollectionBeforeReadHook {
  return ({ doc }) => (name in doc ? { ...doc, [name]: fill(doc[name]) } : doc);
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
