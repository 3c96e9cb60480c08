import { expect, test } from 'vitest';
import { fromPlainText } from './from-plain-text.ts';
import { findTextFault } from './rich-text-fault.ts';

/** The blocks of a text in short: a string for a paragraph, an array for a list. */
const blocksOf = (words: string) =>
  fromPlainText(words).root.children.map((block) => {
    const children = block.children as { text?: string; children?: { text: string }[] }[];
    return block.type === 'list'
      ? children.map((item) => item.children?.[0]?.text)
      : children[0]?.text;
  });

test('HOUSE-02 paragraphs and lists of plain words stay what they were', () => {
  expect(blocksOf('One\r\nline.\n\n- a\n- b\nAfter it.\n \n• c')).toEqual([
    'One line.',
    ['a', 'b'],
    'After it.',
    ['c'],
  ]);
  expect(blocksOf(' \n')).toEqual([]);
});

test('HOUSE-02 signs that mean something elsewhere stay words, and the text can be stored', () => {
  const words = '# No heading, *no* stress, [no](link), <b>no markup</b> -hyphen';
  expect(blocksOf(words)).toEqual([words]);
  expect(findTextFault(fromPlainText(`${words}\n\n- one`))).toBeNull();
});
