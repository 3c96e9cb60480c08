import { expect, test } from 'vitest';
import { readSender } from './adapter.ts';

test.each([
  ['Practice <hello@example.com>', { name: 'Practice', address: 'hello@example.com' }],
  [
    '"The Practice, LLC" <hello@example.com>',
    { name: 'The Practice, LLC', address: 'hello@example.com' },
  ],
  ['hello@example.com', { name: '', address: 'hello@example.com' }],
])('MAIL_FROM %j is read as name and address', (text, sender) => {
  expect(readSender(text)).toEqual(sender);
});
