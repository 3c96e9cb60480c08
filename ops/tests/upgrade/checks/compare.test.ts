import { expect, test } from 'vitest';
import { differences } from './compare.ts';

const all = () => false;

test('TEST-08 what was added is no difference; what is gone, changed or fewer is one, by its path', () => {
  const old = {
    status: 'paid',
    lines: [
      { name: 'GI-MAP', quantity: 1 },
      { name: 'DUTCH', quantity: 2 },
    ],
    note: null,
  };
  expect(
    differences(
      old,
      { ...old, work: 'to send', lines: old.lines.map((line) => ({ ...line, kit: 'x' })) },
      all,
    ),
  ).toEqual([]);
  expect(differences(old, { ...old, status: 'Paid' }, all)).toEqual([
    'status was "paid" and is "Paid"',
  ]);
  expect(differences(old, { ...old, lines: old.lines.toReversed() }, all)).toHaveLength(4);
  expect(differences(old, { ...old, lines: old.lines.slice(0, 1) }, all)).toEqual([
    'lines had 2 rows and has 1',
    'lines.1 was {"name":"DUTCH","quantity":2} and is not there',
  ]);
  expect(differences(old, { status: 'paid', lines: old.lines }, all)).toEqual([
    'note was null and is not there',
  ]);
});

test('TEST-08 only what moves by itself is left out', () => {
  expect(
    differences({ updatedAt: 1, at: 1 }, { updatedAt: 2, at: 2 }, (path) => path === 'updatedAt'),
  ).toEqual(['at was 1 and is 2']);
});
