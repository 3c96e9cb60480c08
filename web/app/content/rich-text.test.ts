import { expect, test } from 'vitest';
import { headingsOf, packText, toRichText } from './rich-text.ts';
import { unpackText } from './unpack-text.ts';

const text = (words: unknown, format: unknown = 0) => ({ type: 'text', text: words, format });
const node = (type: string, ...children: unknown[]) => ({ type, children });
const root = (...children: unknown[]) => ({ root: node('root', ...children) });

test('paragraphs, quotes and rules keep their order', () => {
  const document = root(
    node('paragraph', text('one')),
    { type: 'horizontalrule' },
    node('quote', text('two')),
  );
  expect(toRichText(document, 'a')).toEqual([
    { kind: 'paragraph', text: ['one'] },
    { kind: 'rule' },
    { kind: 'quote', text: ['two'] },
  ]);
});

test('bold and italic are marks, all other formats are plain', () => {
  const document = root(
    node(
      'paragraph',
      text('b', 1),
      text('i', 2),
      text('both', 3),
      text('code', 16),
      text('odd', '1'),
    ),
  );
  expect(toRichText(document, 'a')).toEqual([
    {
      kind: 'paragraph',
      text: [
        { kind: 'strong', text: ['b'] },
        { kind: 'em', text: ['i'] },
        { kind: 'strong', text: [{ kind: 'em', text: ['both'] }] },
        'code',
        'odd',
      ],
    },
  ]);
});

test('a list inside a list belongs to its item', () => {
  const inner = { ...node('list', node('listitem', text('deep'))), listType: 'number' };
  const document = root({
    ...node('list', node('listitem', text('top'), inner)),
    listType: 'bullet',
  });
  expect(toRichText(document, 'a')).toEqual([
    {
      kind: 'list',
      isOrdered: false,
      items: [
        {
          text: ['top'],
          lists: [{ kind: 'list', isOrdered: true, items: [{ text: ['deep'], lists: [] }] }],
        },
      ],
    },
  ]);
});

test('headings have ids below the prefix, no two the same', () => {
  const heading = (words: string, tag: string) => ({ ...node('heading', text(words)), tag });
  const blocks = toRichText(
    root(
      heading('What & why?', 'h2'),
      heading('Small', 'h3'),
      heading('What, why', 'h2'),
      heading('???', 'h2'),
    ),
    'yuka-app',
  );
  expect(headingsOf(blocks)).toEqual([
    { id: 'yuka-app--what-why', title: 'What & why?' },
    { id: 'yuka-app--what-why-2', title: 'What, why' },
    { id: 'yuka-app--part', title: '???' },
  ]);
  expect(blocks[1]).toMatchObject({ kind: 'heading', level: 3, id: 'yuka-app--small' });
});

test('a block without a word takes no room', () => {
  expect(
    toRichText(
      root(node('paragraph'), node('paragraph', text('  ')), node('heading', text(''))),
      'a',
    ),
  ).toEqual([]);
});

test.each([
  '/store#testing',
  '#part',
  'https://lab.example/a?b=c',
  'mailto:hello@practice.example',
])('a link to %s is one', (url) => {
  const link = { type: 'link', fields: { url, newTab: true }, children: [text('here')] };
  expect(toRichText(root(node('paragraph', link)), 'a')).toEqual([
    { kind: 'paragraph', text: [{ kind: 'link', href: url, isNewTab: true, text: ['here'] }] },
  ]);
});

test('a packed text is the same when it is unpacked', () => {
  const whole = toRichText(
    root(node('paragraph', text('“one” \\ </script>'), text('two', 1)), { type: 'horizontalrule' }),
    'a',
  );
  expect(unpackText(packText(whole))).toEqual(whole);
});
