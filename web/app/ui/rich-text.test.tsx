import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { toRichText } from '../content/rich-text.ts';
import { RichText } from './rich-text.tsx';

/**
 * SEC-03: documents as nobody should be able to store them, put straight into the database. Whatever they hold, the page
 * shows words, and the only markup in it is ours.
 */
const shown = (document: unknown) =>
  renderToStaticMarkup(
    <MemoryRouter>{<RichText text={toRichText(document, 'post')} />}</MemoryRouter>,
  );

const text = (words: unknown, more: object = {}) => ({ type: 'text', text: words, ...more });
const node = (type: unknown, children: unknown, more: object = {}) => ({ type, children, ...more });
const root = (...children: unknown[]) => ({ root: node('root', children) });
const paragraph = (...children: unknown[]) => root(node('paragraph', children));
const link = (fields: unknown, ...children: unknown[]) =>
  paragraph(node('link', children.length ? children : [text('words')], { fields }));

const markup = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '</p></article><iframe src="javascript:alert(1)">',
  '<a href="javascript:alert(1)">x</a>',
  '<style>@import "//evil.example"</style>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '</title><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '<math><mtext></p><script>alert(1)</script>',
  '<details open ontoggle=alert(1)>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<form action="https://evil.example"><input name=q>',
  '\u003cscript\u003ealert(1)\u003c/script\u003e',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '{{constructor.constructor("alert(1)")()}}',
  '${alert(1)}',
];

const targets: unknown[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\tjavascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript://https://shop.example/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  'http://plain.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a\\..\\b',
  '/ok\nonclick=alert(1)',
  '/a b" onclick="alert(1)',
  '#a" onclick="alert(1)',
  '#a b',
  'https://',
  'https:evil',
  'mailto:',
  'mailto:a b@c',
  '',
  ' ',
  null,
  undefined,
  5,
  true,
  {},
  ['javascript:alert(1)'],
  { toString: () => '/store' },
];

const foreign: unknown[] = [
  'script',
  'iframe',
  'block',
  'inlineBlock',
  'upload',
  'relationship',
  'autolink',
  'html',
  'SCRIPT',
  '__proto__',
  'constructor',
  'toString',
  '',
  5,
  null,
  undefined,
  {},
  ['paragraph'],
];

const malformed: unknown[] = [
  null,
  undefined,
  0,
  '<script>alert(1)</script>',
  [],
  {},
  { root: null },
  { root: 'x' },
  { root: [] },
  { root: {} },
  { root: { children: null } },
  { root: { children: {} } },
  { root: { children: 'x' } },
  root(null),
  root('x'),
  root(5),
  root([]),
  root(text('no block around it')),
  root({ type: 'paragraph' }),
  root({ type: 'paragraph', children: 'x' }),
  root({ type: 'list', children: [text('no item around it')] }),
  root({ type: 'heading', tag: 'script', children: [] }),
  paragraph(text(5)),
  paragraph(text(null)),
  paragraph(text({ $$typeof: 'react.element', type: 'script', props: { children: 'alert(1)' } })),
  paragraph(text({ __html: '<script>alert(1)</script>' })),
  JSON.parse(
    '{"__proto__":{"root":{"children":[]}},"root":{"type":"root","children":[{"__proto__":{"type":"paragraph"},"children":[]}]}}',
  ) as unknown,
];

test.each(markup)('SEC-03 %j stays words', (words) => {
  const html = shown(
    root(
      node('heading', [text(words)], { tag: 'h2' }),
      node('paragraph', [text(words, { format: 3 })]),
      node('list', [node('listitem', [text(words)])]),
      node('quote', [text(words)]),
    ),
  );
  expect(
    html.replaceAll(/<\/?(h2|p|strong|em|ul|li|div|blockquote)( id="post--[a-z0-9-]+")?>/g, ''),
  ).not.toMatch(/[<>]/);
  if (/[<>]/.test(words)) expect(html).toContain('&lt;');
});

test.each(targets)('SEC-03 a link to %j is no link, and its words stay', (url) => {
  expect(shown(link({ linkType: 'custom', url }))).toBe('<p>words</p>');
});

test.each([undefined, null, 'x', 5, [], { linkType: 'internal', doc: { value: 'x' } }])(
  'SEC-03 a link with the fields %j is no link',
  (fields) => {
    expect(shown(link(fields))).toBe('<p>words</p>');
  },
);

test.each(foreign)('SEC-03 a node of type %j shows nothing, wherever it stands', (type) => {
  const stranger = node(type, [text('alert(1)')], {
    fields: { url: '/store' },
    value: 'x',
    html: '<b>',
  });
  expect(shown(root(stranger, node('paragraph', [text('before '), stranger, text('after')])))).toBe(
    '<p>before after</p>',
  );
});

test.each(malformed)('SEC-03 the document %# that is none shows nothing', (document) => {
  expect(shown(document).replaceAll(/<\/?ul>/g, '')).toBe('');
});

test('SEC-03 attributes that an editor never writes are not passed on', () => {
  const more = {
    className: 'x',
    style: 'position:fixed',
    onclick: 'alert(1)',
    id: 'main',
    dangerouslySetInnerHTML: { __html: '<b>x</b>' },
    direction: '"><b>',
    indent: 99,
  };
  expect(shown(root(node('paragraph', [text('words', more)], more)))).toBe('<p>words</p>');
  expect(
    shown(
      link(
        { url: '/store', newTab: 'yes', rel: 'opener', target: '_top', onclick: 'x' },
        text('w'),
      ),
    ),
  ).toBe('<p><a href="/store" data-discover="true">w</a></p>');
});

test('SEC-14 what is nested very deeply is cut off, and the page stands', () => {
  const deep = (type: string, inner: object) =>
    Array.from({ length: 5_000 }).reduce<object>(
      (content) => node(type, [content], { fields: { url: '/store' } }),
      inner,
    );
  expect(
    shown(
      root(deep('link', text('x')), node('paragraph', [deep('link', text('x')), text('after')])),
    ),
  ).toContain('after');
  const lists = Array.from({ length: 5_000 }).reduce<object>(
    (content) => node('list', [node('listitem', [text('item'), content])]),
    node('list', []),
  );
  expect(shown(root(lists)).match(/item/g)?.length).toBeLessThan(20);
});
