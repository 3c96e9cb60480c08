import type { Draft } from '../server/shop-content.ts';

/** What a page reads from `path` when `draft` stands in for what is published; a document that is new comes first. */
export function withDraft(path: string, published: unknown, { slug, id, doc }: Draft): unknown {
  if (id === null) return path.startsWith(`globals/${slug}?`) ? doc : published;
  if (!path.startsWith(`${slug}?`) || !isList(published)) return published;
  const isKnown = published.docs.some((each) => each.id === id);
  return {
    ...published,
    docs: isKnown
      ? published.docs.map((each) => (each.id === id ? doc : each))
      : [doc, ...published.docs],
  };
}

function isList(value: unknown): value is { docs: { id?: unknown }[] } {
  return (
    typeof value === 'object' && value !== null && 'docs' in value && Array.isArray(value.docs)
  );
}
