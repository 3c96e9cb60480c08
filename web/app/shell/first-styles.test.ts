import { expect, test } from 'vitest';
import { inPieces } from '../../first-styles.ts';
import { inlineFirstStyles } from './first-styles.ts';

const link = '<link rel="stylesheet" href="/assets/site.css"/>';
const page = (classes: string) =>
  `<head>${link}</head><body><p class="${classes}">A page</p></body>`;
const inlined = (html: string, css: string) =>
  inlineFirstStyles(html, { styles: inPieces(css), lateLinks: 'fetch()', nonce: 'n' });
const stylesFor = (css: string, classes: string) =>
  /<style>(.*)<\/style>/s.exec(inlined(page(classes), css))?.[1];

test.each([
  ['of elements', 'p{color:red}', 'p{color:red}'],
  ['of an attribute', '[hidden]{display:none}', '[hidden]{display:none}'],
  ['of its class', '.a{color:red}', '.a{color:red}'],
  ['of another class', '.b{color:red}', ''],
  ['of two of its classes', '.a .c:hover{color:red}', '.a .c:hover{color:red}'],
  ['of one of its classes and another', '.a .b{color:red}', ''],
  ['for which one selector of two is enough', '.b,.a{color:red}', '.b,.a{color:red}'],
  ['against a class that it does not have', '.a:not(.b){color:red}', '.a:not(.b){color:red}'],
  ['with a choice', '.a:is(.b,.d){color:red}', '.a:is(.b,.d){color:red}'],
  [
    'with signs in its name',
    String.raw`.c>.a.\[\&\>p\]\:mt-1{margin:1px}`,
    String.raw`.c>.a.\[\&\>p\]\:mt-1{margin:1px}`,
  ],
  ['in an at-rule', '@media print{.a{color:red}.b{color:red}}', '@media print{.a{color:red}}'],
  ['in an at-rule of which nothing is left', '@media print{.b{color:red}}', ''],
  [
    'in two at-rules',
    '@layer base{@media print{.a{color:red}}}',
    '@layer base{@media print{.a{color:red}}}',
  ],
  ['of a motion', '@keyframes turn{to{rotate:1turn}}', '@keyframes turn{to{rotate:1turn}}'],
  ['that name layers', '@layer base,utilities;', '@layer base,utilities;'],
  ['of letters that are fetched', '@font-face{font-family:F;src:url(f.woff2)}', ''],
  [
    'of letters of the system',
    '@font-face{font-family:F;src:local("Arial")}',
    '@font-face{font-family:F;src:local("Arial")}',
  ],
])('FAST-05 a page has the styles %s', (_, css, wanted) => {
  expect(stylesFor(css, 'a c [&amp;&gt;p]:mt-1')).toBe(wanted);
});

test('FAST-02 FAST-05 the whole sheet and the letters of the site wait, pictures do not', () => {
  const preload = (as: string) => `<link rel="preload" as="${as}" href="/assets/a"/>`;
  const head = (html: string) => `<head>${html}</head><body class="a">${link}</body>`;
  const html = head(`${preload('image')}${preload('font')}${link}`);
  expect(inlined(html, '.a{color:red}')).toBe(
    head(
      [
        preload('image'),
        '<link rel="late-preload" href="/assets/a"/>',
        '<style>.a{color:red}</style>',
        link.replace('stylesheet', 'late-stylesheet'),
        '<script nonce="n">fetch()</script>',
      ].join(''),
    ),
  );
});

test.each(['', `${link}${link}`])(
  'a page without its one sheet is refused: the framework has changed',
  (links) => {
    expect(() => inlined(page('a').replace(link, links), '')).toThrow(/one sheet/);
  },
);
