/** A Markdown file whose head names facts, one a line, between two lines of hyphens. Throws when a fact is missing. */
export function readSheet<Name extends string>(
  source: string,
  names: Name[],
): { facts: Record<Name, string>; text: string } {
  const [, head, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  if (head === undefined || text === undefined)
    throw new Error('A sheet begins with its facts between two lines of three hyphens');
  const lines = new Map(
    head
      .split('\n')
      .map((line) => [
        line.slice(0, line.indexOf(':')).trim(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  );
  const fact = (name: Name): [Name, string] => {
    const value = lines.get(name);
    if (!value) throw new Error(`A sheet lacks its ${name}`);
    return [name, value];
  };
  return { facts: Object.fromEntries(names.map(fact)) as Record<Name, string>, text: text.trim() };
}
