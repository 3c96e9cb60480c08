import { toArticleLink } from './blog-paths.ts';

/** Formatted text as pages show it. Words without a mark are plain strings. */
export type RichText = Block[];
export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; text: Inline[] }
  | { kind: 'paragraph' | 'quote'; text: Inline[] }
  | List
  | { kind: 'rule' };
export type List = { kind: 'list'; isOrdered: boolean; items: { text: Inline[]; lists: List[] }[] };
export type Inline =
  | string
  | { kind: 'strong' | 'em'; text: Inline[] }
  | { kind: 'link'; href: string; isNewTab: boolean; text: Inline[] }
  | { kind: 'break' };

/** A whole text in one string: told part by part, the data of a page with many texts weighs a fifth more. */
export type PackedText = string & { readonly packed: RichText };

export const packText = (text: RichText) => JSON.stringify(text) as PackedText;

const deepest = 12;
const bold = 1;
const italic = 2;

/**
 * Reads the editor's JSON, whatever it holds: nodes that the site does not show are left out, and of a link that is not
 * safe to follow the words stay (SEC-03). Headings get ids below `prefix`, so that several texts may share a page.
 */
export function toRichText(value: unknown, prefix: string): RichText {
  const taken = new Set<string>();
  const root = isObject(value) ? value.root : undefined;
  return childrenOf(root).flatMap((node) =>
    toBlock(node, (words) => headingId(prefix, words, taken)),
  );
}

/** The headings of the second level with their ids, for a list of contents. */
export function headingsOf(text: RichText): { id: string; title: string }[] {
  return text.flatMap((block) =>
    block.kind === 'heading' && block.level === 2
      ? [{ id: block.id, title: wordsOf(block.text) }]
      : [],
  );
}

function toBlock(node: Node, idOf: (words: string) => string): Block[] {
  const text = toInline(childrenOf(node), 1);
  if (node.type === 'horizontalrule') return [{ kind: 'rule' }];
  if (node.type === 'list') return [toList(node, 1)];
  if (wordsOf(text).trim() === '') return [];
  if (node.type === 'paragraph' || node.type === 'quote') return [{ kind: node.type, text }];
  if (node.type === 'heading')
    return [{ kind: 'heading', level: node.tag === 'h2' ? 2 : 3, id: idOf(wordsOf(text)), text }];
  return [];
}

function toList(node: Node, depth: number): List {
  const items = depth < deepest ? childrenOf(node).filter(({ type }) => type === 'listitem') : [];
  return {
    kind: 'list',
    isOrdered: node.listType === 'number' || node.tag === 'ol',
    items: items.map((item) => ({
      text: toInline(childrenOf(item), depth + 1),
      lists: childrenOf(item).flatMap((child) =>
        child.type === 'list' ? [toList(child, depth + 1)] : [],
      ),
    })),
  };
}

function toInline(nodes: Node[], depth: number): Inline[] {
  if (depth >= deepest) return [];
  return nodes.flatMap((node): Inline[] => {
    if (node.type === 'text' && typeof node.text === 'string')
      return [marked(node.text, node.format)];
    if (node.type === 'linebreak') return [{ kind: 'break' }];
    if (node.type === 'tab') return [' '];
    return node.type === 'link' ? toLink(node, depth) : [];
  });
}

function marked(text: string, format: unknown): Inline {
  const marks = typeof format === 'number' ? format : 0;
  const slanted: Inline = marks & italic ? { kind: 'em', text: [text] } : text;
  return marks & bold ? { kind: 'strong', text: [slanted] } : slanted;
}

function toLink(node: Node, depth: number): Inline[] {
  const text = toInline(childrenOf(node), depth + 1);
  const { url, newTab } = isObject(node.fields) ? node.fields : {};
  return isSafeTarget(url)
    ? [{ kind: 'link', href: toArticleLink(url), isNewTab: newTab === true, text }]
    : text;
}

/** A path of this site, a part of the page, a secure address or an e-mail address: the rule of the CMS's links. */
function isSafeTarget(url: unknown): url is string {
  return (
    typeof url === 'string' &&
    /^(\/(?![/\\])[^\s\\]*|#[\w-]*|https:\/\/[^\s]+|mailto:[^\s@]+@[^\s@]+)$/.test(url)
  );
}

function wordsOf(text: Inline[]): string {
  return text
    .map((part) =>
      typeof part === 'string' ? part : part.kind === 'break' ? ' ' : wordsOf(part.text),
    )
    .join('');
}

function headingId(prefix: string, words: string, taken: Set<string>): string {
  const name = `${prefix}--${
    words
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'part'
  }`;
  let id = name;
  for (let count = 2; taken.has(id); count += 1) id = `${name}-${count}`;
  taken.add(id);
  return id;
}

type Node = Record<string, unknown>;

function childrenOf(node: unknown): Node[] {
  return isObject(node) && Array.isArray(node.children) ? node.children.filter(isObject) : [];
}

function isObject(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
