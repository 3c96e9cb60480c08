import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy, sealScripts } from './content-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('SEC-01 scripts of ours are listed by hash, and the page is the same for every nonce', () => {
  const page = (nonce: string) =>
    `<link nonce="${nonce}"/><script nonce="${nonce}">go()</script><script nonce="${nonce}" type="module" async="">import "x"</script>`;
  const sealed = sealScripts(page('abc+/='), 'abc+/=');
  expect(sealed.hashes).toEqual([hash('go()'), hash('import "x"')]);
  expect(sealed).toEqual(sealScripts(page('another'), 'another'));
  expect(sealed.html).not.toContain('nonce');
});

test('SEC-01 a script that came in with content gets no hash', () => {
  const { hashes } = sealScripts(
    '<script>evil()</script><script nonce="guess">evil()</script><script nonce="real" src="/a.js"></script>',
    'real',
  );
  expect(hashes).toEqual([]);
});

test('SEC-01 SEC-02 the policy allows our scripts and those of Stripe, and nobody frames the page', () => {
  const policy = pagePolicy({
    hashes: [hash('go()')],
    stripeJsUrl: 'https://js.stripe.com/endive/stripe.js',
    isDevelopment: false,
  });
  expect(policy).toContain(
    `script-src 'self' ${hash('go()')} https://js.stripe.com https://*.js.stripe.com;`,
  );
  expect(policy).toContain(
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;',
  );
  expect(policy).toContain("connect-src 'self' https://api.stripe.com;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(/script-src[^;]*unsafe/.test(policy)).toBe(false);
});

test('a stand-in for Stripe is named beside it', () => {
  const policy = pagePolicy({
    hashes: [],
    stripeJsUrl: 'http://127.0.0.1:3010/stripe.js',
    isDevelopment: false,
  });
  for (const rule of ['script-src', 'connect-src', 'frame-src'])
    expect(policy).toMatch(new RegExp(`${rule} [^;]*http://127\\.0\\.0\\.1:3010`));
});
