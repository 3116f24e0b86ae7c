import { expect, test } from 'vitest';
import { addressKey, visitorKey } from './client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:50123', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test('X-Forwarded-For counts only from trusted proxies', () => {
  const source = { socketAddress: '10.0.0.1', forwardedFor: '1.1.1.1, 2.2.2.2, 3.3.3.3' };
  expect(visitorKey(source, 0)).toBe('10.0.0.1');
  expect(visitorKey(source, 1)).toBe('3.3.3.3');
  expect(visitorKey(source, 2)).toBe('2.2.2.2');
  expect(visitorKey({ ...source, forwardedFor: undefined }, 1)).toBe('10.0.0.1');
  expect(visitorKey({ ...source, forwardedFor: '3.3.3.3:41000' }, 1)).toBe('3.3.3.3');
  // For an invalid address the socket's address counts.
  for (const word of ['anything', 'unknown', '1.2.3.4.5', '1.2.3.4:x', '[', '::1::', '%']) {
    expect(visitorKey({ ...source, forwardedFor: word }, 1)).toBe('10.0.0.1');
  }
});
