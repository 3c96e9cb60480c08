import { expect, test } from 'vitest';
import { mailboxOf } from './email-address.ts';

test('SEC-09 the spellings of one mailbox count as one', () => {
  const spellings = [
    'hannah.w@gmail.com',
    'Hannah.W@Gmail.com',
    'h.a.n.n.a.h.w@googlemail.com',
    'hannahw+guide@gmail.com',
    'hannahw+a+b@GMAIL.COM',
  ];
  expect(new Set(spellings.map(mailboxOf))).toEqual(new Set(['hannahw@gmail.com']));
});

test('SEC-09 elsewhere a dot makes another mailbox, a tag does not', () => {
  expect(mailboxOf('Han.nah+x@Practice.example')).toBe('han.nah@practice.example');
  expect(mailboxOf('hannah@practice.example')).not.toBe(mailboxOf('han.nah@practice.example'));
});
