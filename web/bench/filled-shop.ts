import type { Editor } from './measures/editor.ts';

const atOnce = 4;

/** What is filled up, and how a copy differs from what it was made of. */
const kinds = {
  products: (name: string) => ({ handle: name, name }),
  posts: (name: string) => ({ slug: name, title: name }),
};

/** Publishes copies of what there is of a kind until there are `count`; answers how many there were, and the copies by name. */
export async function fillUp(
  editor: Editor,
  kind: keyof typeof kinds,
  count: number,
): Promise<{ originals: number; copies: string[] }> {
  const originals = await editor.listPublished(kind);
  const copies = Array.from({ length: count - originals.length }, (_, place) => `copy-${place}`);
  const waiting = copies.entries();
  const copyInTurn = async () => {
    for (const [place, name] of waiting) {
      const original = originals[place % originals.length];
      if (original) await editor.publishCopy(kind, original.id, kinds[kind](name));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, copyInTurn));
  return { originals: originals.length, copies };
}
