import { expect, test } from 'vitest';
import { emptied } from './switched-off.ts';

test('a part keeps its names and nothing else', () => {
  const part = [
    'import { a } from "./a.js";',
    'function find() { return a }',
    'const useFind = () => find();',
    '//#endregion',
    'export { find, useFind };',
  ].join('\n');
  expect(emptied(part)).toBe(
    'export const find = () => undefined;\nexport const useFind = () => undefined;',
  );
});

test.each([
  ['without a list of exports', 'export const find = 1;'],
  ['that renames what it exports', 'export { find as search };'],
])('a part %s is refused: the framework has changed', (_, part) => {
  expect(() => emptied(part)).toThrow(Error);
});
