import { expect, test } from 'vitest';
import { findTextFault } from './rich-text-fault.ts';

const text = { type: 'text', text: 'words' };
const document = (...children: unknown[]) => ({ root: { type: 'root', children } });
const link = (fields: object) =>
  document({ type: 'paragraph', children: [{ type: 'link', fields, children: [text] }] });

test('headings, lists, quotes and safe links are shown', () => {
  expect(
    findTextFault(
      document(
        { type: 'heading', tag: 'h2', children: [text] },
        { type: 'list', children: [{ type: 'listitem', children: [text] }] },
        { type: 'quote', children: [text] },
        { type: 'horizontalrule' },
      ),
    ),
  ).toBeNull();
  for (const url of [
    '/store#testing',
    'https://lab.example/a?b=c',
    'mailto:hello@practice.example',
  ])
    expect(findTextFault(link({ linkType: 'custom', url }))).toBeNull();
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>',
  '//evil.example',
  'http://plain.example',
  '',
  undefined,
])('SEC-03 a link to %j is refused', (url) => {
  expect(findTextFault(link({ linkType: 'custom', url }))).toEqual(expect.any(String));
});

test.each([
  'block',
  'inlineBlock',
  'upload',
  'relationship',
  'autolink',
  'iframe',
  'script',
  '__proto__',
  5,
])('SEC-03 a node of type %j is refused', (type) => {
  expect(findTextFault(document({ type, children: [] }))).toEqual(expect.any(String));
});

test.each([
  null,
  'text',
  [],
  {},
  { root: null },
  { root: { type: 'root', children: {} } },
  document(null),
  document({ type: 'text', text: 5 }),
  document({ type: 'heading', tag: 'script' }),
  link({ linkType: 'internal', doc: 'x' }),
])('SEC-03 %j is no text', (value) => {
  expect(findTextFault(value)).toEqual(expect.any(String));
});

test('SEC-14 a text that is nested very deeply is refused', () => {
  const nested = Array.from({ length: 50 }).reduce<object>(
    (inner) => ({ type: 'quote', children: [inner] }),
    text,
  );
  expect(findTextFault(document(nested))).toContain('deeply');
});
