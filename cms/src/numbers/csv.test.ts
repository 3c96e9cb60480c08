import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';
import { isMonth, monthOf, monthsAfter } from './month.ts';

/** Reads one line of RFC 4180 back. */
function parse(line: string): string[] {
  const cells: string[] = [];
  for (const [, quoted = ''] of line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n$)/g))
    cells.push(quoted.replaceAll('""', '"'));
  return cells;
}

const hostile = [
  '=1+1',
  '+49 555',
  '-2',
  '@SUM(A1)',
  '\t=cmd',
  '\r\n=cmd',
  '  =cmd',
  '＝1',
  'a, "b"\r\nc',
  '“Ünïcode” 🌿',
  '',
];

test('SEC-21 no cell is a formula, and everything else comes back as it was', () => {
  const cells = parse(csvLine(hostile));
  expect(cells).toHaveLength(hostile.length);
  for (const [place, cell] of cells.entries()) {
    expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/u);
    expect(cell.replace(/^'/, '')).toBe(hostile[place]);
  }
  expect(csvLine([null, 12, -4.5])).toBe('"","12","-4.5"\r\n');
});

test('DESK-12 months are those of the practice, and anything else is none', () => {
  const late = new Date('2026-12-01T04:30:00Z');
  expect(monthOf(late, 'America/New_York')).toBe('2026-11');
  expect(monthOf(late, 'Europe/Berlin')).toBe('2026-12');
  expect([monthsAfter('2026-01', -1), monthsAfter('2026-11', 2)]).toEqual(['2025-12', '2027-01']);
  for (const other of ['2026-13', '2026-1', '26-11', "2026-11'", null, ['2026-11']])
    expect(isMonth(other)).toBe(false);
});
