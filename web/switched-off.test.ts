import { expect, test } from 'vitest';
import { emptied, withoutFunctions } from './switched-off.ts';

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

test('FAST-04 a function that no page calls only throws, its neighbors stay', () => {
  const module = 'function outer() { async function act(a) { return a } return act }';
  expect(withoutFunctions(module, ['act'])).toBe(
    "function outer() { async function act(a) { throw new Error('act is switched off'); } return act }",
  );
});

test.each([
  ['is gone', 'const act = 1;'],
  ['is there twice', 'function act() {} function outer() { function act() {} }'],
])('FAST-04 a function that %s is refused: the framework has changed', (_, module) => {
  expect(() => withoutFunctions(module, ['act'])).toThrow(Error);
});
