import type { Page } from '../../payload-types.ts';

type RichText = NonNullable<Page['sections']>[number]['text'];
type Node = RichText['root']['children'][number];

/** Plain words as formatted text: an empty line begins a paragraph, and lines that begin with a hyphen become a list. */
export function fromPlainText(words: string): RichText {
  const children = words
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .flatMap((part) =>
      toBlocks(
        part
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      ),
    );
  return { root: { type: 'root', children, direction: null, format: '', indent: 0, version: 1 } };
}

/** Lines of a paragraph are one; a list ends where a line has no hyphen. */
function toBlocks(lines: string[]): Node[] {
  const blocks: { isList: boolean; lines: string[] }[] = [];
  for (const line of lines) {
    const item = /^[-•]\s+(.+)$/.exec(line)?.[1];
    const isList = item !== undefined;
    const last = blocks.at(-1);
    if (last?.isList === isList) last.lines.push(item ?? line);
    else blocks.push({ isList, lines: [item ?? line] });
  }
  return blocks.map(({ isList, lines: words }) =>
    isList ? toList(words) : element('paragraph', [toText(words.join(' '))]),
  );
}

function toList(items: string[]): Node {
  const children = items.map((words, place) =>
    element('listitem', [toText(words)], { value: place + 1 }),
  );
  return element('list', children, { listType: 'bullet', start: 1, tag: 'ul' });
}

function toText(text: string): Node {
  return { type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 };
}

function element(type: string, children: Node[], more: object = {}): Node {
  return { type, children, direction: null, format: '', indent: 0, version: 1, ...more };
}
