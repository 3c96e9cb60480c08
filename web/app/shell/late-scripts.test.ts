import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { bundle } from '../../inline-script.ts';
import { arrangeScripts } from './late-scripts.ts';

/** The tags as React Router 8.5 writes them. */
const page = [
  '<head><link rel="modulepreload" href="/a.js" nonce="n"/><link rel="modulepreload" href="/b.js" nonce="n"/></head>',
  '<body><p>A page</p><script nonce="n">context()</script><script nonce="n" type="module" async="">import "/a.js"</script></body>',
].join('');
const arranged = (html: string) => arrangeScripts(html, { nonce: 'n', starter: 'start()' });

test('the framework’s module and its preloads wait, its plain scripts do not, and the starter comes last', () => {
  expect(arranged(page)).toBe(
    [
      '<head><link rel="late-modulepreload" href="/a.js" nonce="n"/><link rel="late-modulepreload" href="/b.js" nonce="n"/></head>',
      '<body><p>A page</p><script nonce="n">context()</script><script nonce="n" type="late" async="">import "/a.js"</script>',
      '<script nonce="n">start()</script></body>',
    ].join(''),
  );
});

test('FAST-02 what only search engines read comes at the end, before the starter', () => {
  const facts =
    '<script type="application/ld+json">{"name":"A \\u003ckit>"}</script><script type="application/ld+json">{"@graph":[]}</script>';
  const html = page.replace('<head>', `<head>${facts}`);
  expect(arranged(html)).toBe(
    arranged(page).replace('<script nonce="n">start()', `${facts}<script nonce="n">start()`),
  );
});

test('what looks like a script of the framework in content is left alone', () => {
  const content =
    '<script type="module">evil()</script><link rel="modulepreload" href="/evil.js"/>';
  expect(arranged(page.replace('A page', content))).toContain(content);
});

test.each([
  ['no module script', page.replace('type="module"', 'type="text/javascript"')],
  [
    'two module scripts',
    page.replace('<p>', '<script nonce="n" type="module">import "/c.js"</script><p>'),
  ],
  ['no preloads', page.replaceAll('modulepreload', 'preload')],
  ['no end', page.replace('</body>', '')],
])('a page with %s is refused: the framework has changed', (_, html) => {
  expect(() => arranged(html)).toThrow(Error);
});

test.each([
  ['late-links.ts', 1088],
  ['cart-count.ts', 384],
  ['early-clicks.ts', 512],
  ['starter.ts', 1024],
  ['show-cart.ts', 3584],
])('FAST-03 inline, %s has at most %i bytes', async (file, most) => {
  const { code } = await bundle(fileURLToPath(new URL(file, import.meta.url)));
  expect(code).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s);
  expect(Buffer.byteLength(code)).toBeLessThanOrEqual(most);
});
