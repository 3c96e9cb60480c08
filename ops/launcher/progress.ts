const startedAt = Date.now();

/** One line of progress: seconds since the start, then what is being done. */
export function progress(text: string): void {
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${text}`);
}

/** What a process says to people: not its structured lines, nor Node's warnings to who wrote a library; both are in its log file. */
export function isForPeople(line: string): boolean {
  return !/^(\{|\(node:\d+\) |\(Use `node )/.test(line);
}

/** A two-column table with a rule above and below. */
export function table(rows: [string, string][]): string {
  const left = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(left)}   ${value}`);
  const rule = '─'.repeat(Math.max(...lines.map((line) => line.length)) + 2);
  return [rule, ...lines, rule].join('\n');
}
