import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aheadOf, clockOption, movableClockOption } from './moment.ts';

const program = `
  const now = new Date();
  console.log(JSON.stringify([now.toISOString(), new Date(Date.now()).getUTCDay(), now instanceof Date, Object.prototype.toString.call(now), new Date(2020, 1, 3).getDate(), new Date('2026-01-02').toISOString(), Date.UTC(1970, 0, 2), typeof Date(), structuredClone(now) instanceof Date]));
`;

test('TEST-08 a process of the shop sees the moment that is kept, and dates that are named stay what they are', () => {
  const moment = '2031-05-06T07:08:09.000Z';
  const said = JSON.parse(
    execFileSync('node', [clockOption(aheadOf(moment)), '-e', program], { encoding: 'utf8' }),
  ) as unknown[];
  const late = Date.parse(String(said[0])) - Date.parse(moment);
  expect(late).toBeGreaterThanOrEqual(0);
  expect(late).toBeLessThan(60_000);
  expect(said.slice(1)).toEqual([
    2,
    true,
    '[object Date]',
    3,
    '2026-01-02T00:00:00.000Z',
    86_400_000,
    'string',
    true,
  ]);
});

test('REL-19 the clock of a process that runs can be moved', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'clock-')), 'ahead');
  writeFileSync(file, '0');
  const years = JSON.parse(
    execFileSync(
      'node',
      [
        movableClockOption(file),
        '-e',
        `const before = new Date().getFullYear();
        require('node:fs').writeFileSync(${JSON.stringify(file)}, String(31_557_600_000 * 4));
        setTimeout(() => console.log(JSON.stringify([before, new Date().getFullYear()])), 500);`,
      ],
      { encoding: 'utf8' },
    ),
  ) as [number, number];
  expect(years[1] - years[0]).toBe(4);
});
