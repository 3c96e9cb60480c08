const startedAt = Date.now();

/** One line of progress: seconds since the start, then what is being done. */
export function progress(text: string): void {
  console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${text}`);
}

/** A two-column table with a rule above and below. */
export function table(rows: [string, string][]): string {
  const left = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, value]) => `  ${name.padEnd(left)}   ${value}`);
  const rule = '─'.repeat(Math.max(...lines.map((line) => line.length)) + 2);
  return [rule, ...lines, rule].join('\n');
}
