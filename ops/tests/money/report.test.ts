import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { promiseLines } from './report.ts';

test('each promise has one line, which says what was counted, how many tests of it held and which did not', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'money-')), 'report.json');
  const assertionResults = [
    {
      title: 'PAY-15 four payments',
      status: 'passed',
      duration: 2_000,
      meta: { figure: '365 start days' },
    },
    { title: 'CHK-31 PAY-15 on their days', status: 'failed', duration: 1_000 },
    { title: 'PAY-01 one order', status: 'passed', duration: 400, meta: {} },
    { title: 'PAY-18 a refund', status: 'skipped', meta: {} },
    { title: 'a word with its message', status: 'passed' },
  ];
  writeFileSync(file, JSON.stringify({ testResults: [{ assertionResults }] }));
  const chaos = [
    { id: 'PAY-01', kept: true, figure: '200 kills' },
    { id: 'PAY-22', kept: false, figure: '1 wrong answer' },
  ];
  expect(promiseLines(file, chaos)).toEqual([
    { id: 'PAY-01', isKept: true, line: 'PAY-01  kept    1 of 1 tests; 200 kills' },
    {
      id: 'PAY-15',
      isKept: false,
      line: 'PAY-15  BROKEN  1 of 2 tests; 365 start days\n        CHK-31 PAY-15 on their days',
    },
    { id: 'PAY-18', isKept: false, line: 'PAY-18  BROKEN  0 of 1 tests\n        PAY-18 a refund' },
    { id: 'PAY-22', isKept: false, line: 'PAY-22  BROKEN  1 wrong answer' },
  ]);
});
