/** Plain text in parts: an empty line begins a new one, and lines that all begin with a hyphen are a list. */
export type Part = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

export function toParts(text: string): Part[] {
  return text
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .flatMap((part) =>
      groupLines(
        part
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      ),
    );
}

function groupLines(lines: string[]): Part[] {
  const parts: Part[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    const item = /^[-•]\s+(.+)$/.exec(line)?.[1];
    if (item && last?.kind === 'list') last.items.push(item);
    else if (item) parts.push({ kind: 'list', items: [item] });
    else if (last?.kind === 'paragraph') last.text += ` ${line}`;
    else parts.push({ kind: 'paragraph', text: line });
  }
  return parts;
}
