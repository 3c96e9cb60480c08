import { expect, test } from 'vitest';
import { isLinkTarget } from './link.ts';

test.each([
  '/',
  '/store#testing',
  '#services',
  '/#services',
  'https://partner.example/x?a=b',
  'mailto:hello@practice.example',
])('%s may be a link', (target) => {
  expect(isLinkTarget(target)).toBe(true);
});

test.each([
  '',
  'store',
  'javascript:alert(1)',
  'http://partner.example',
  '//evil.example',
  '/\\evil.example',
  'data:text/html,x',
  ' /store',
  null,
  5,
])('SEC-03 %j may not', (target) => {
  expect(isLinkTarget(target)).toEqual(expect.any(String));
});
