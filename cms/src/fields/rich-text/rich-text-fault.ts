import { isLinkTarget } from './link.ts';

const known = new Set([
  'root',
  'paragraph',
  'text',
  'linebreak',
  'tab',
  'heading',
  'list',
  'listitem',
  'quote',
  'link',
  'horizontalrule',
]);
const headings = new Set(['h2', 'h3']);
const deepest = 12;

/** What is wrong with a formatted text in the editor's JSON, or null: every node must be one that the site can show. */
export function findTextFault(value: unknown): string | null {
  const root = isObject(value) ? value.root : undefined;
  return isObject(root) ? findFault(root, 0) : 'This is not a formatted text';
}

function findFault(node: Record<string, unknown>, depth: number): string | null {
  if (depth > deepest) return 'The text is nested too deeply';
  if (typeof node.type !== 'string' || !known.has(node.type))
    return 'The text holds a part that the site cannot show';
  if (node.type === 'text' && typeof node.text !== 'string')
    return 'The text holds a part that the site cannot show';
  if (node.type === 'heading' && !headings.has(String(node.tag)))
    return 'Use headings of the second or third size';
  if (node.type === 'link' && !isSafeLink(node.fields))
    return 'A link needs a path of this site such as /store#testing, or a full address that begins with https://';
  if (node.children === undefined) return null;
  if (!Array.isArray(node.children)) return 'The text holds a part that the site cannot show';
  for (const child of node.children as unknown[]) {
    const fault = isObject(child)
      ? findFault(child, depth + 1)
      : 'The text holds a part that the site cannot show';
    if (fault) return fault;
  }
  return null;
}

function isSafeLink(fields: unknown): boolean {
  return isObject(fields) && fields.linkType !== 'internal' && isLinkTarget(fields.url) === true;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
