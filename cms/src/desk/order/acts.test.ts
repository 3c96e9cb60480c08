import { expect, test } from 'vitest';
import { actsOf } from './acts.ts';

const mailOf = (forward: 'send' | 'received' | 'results', mails: Record<string, boolean>) => {
  const { forward: act } = actsOf({ kind: 'kit', forward, others: [] }, { mails });
  return [act?.mail?.setting, act?.hint];
};
const off = 'No email goes out about it: that is switched off in Settings.';

test.each([
  ['send', 'sent'],
  ['received', 'atLab'],
  ['results', 'results'],
] as const)(
  'ORD-06 at %s the panel offers the mail where it is switched on, and says where it is not',
  (move, name) => {
    expect(mailOf(move, { [name]: true })).toEqual([name, undefined]);
    expect(mailOf(move, { [name]: false })).toEqual([undefined, off]);
  },
);

test('ORD-06 what nobody has switched is as it is at first', () => {
  expect(mailOf('received', {})).toEqual([undefined, off]);
  expect(mailOf('send', {})).toEqual(['sent', undefined]);
});
