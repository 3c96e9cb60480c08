import { expect, test } from 'vitest';
import { addressKey } from './address-key.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:5123', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('SEC-07 %s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test.each(['', 'unknown', '1.2.3', '<script>', '2001:db8::g', '1.2.3.4, 5.6.7.8'])(
  'SEC-07 "%s", which is no address, counts with all that are none',
  (address) => {
    expect(addressKey(address)).toBe('no address');
  },
);
