export type Cell = string | number | null;

/** A spreadsheet takes a cell that begins so for a formula; it is shown as text with an apostrophe before it (SEC-21). */
const formula = /^\s*[=+\-@＝＋－＠\t\r\n]/u;

/** One line of RFC 4180, every cell in quotes, none a formula. Null is an empty cell. */
export function csvLine(cells: Cell[]): string {
  return `${cells.map(quote).join(',')}\r\n`;
}

function quote(cell: Cell): string {
  if (cell === null) return '""';
  if (typeof cell === 'number') return `"${cell}"`;
  const text = formula.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}
