import fs from 'node:fs';
import { expect, test } from 'vitest';
import { countedNetworksOf, networkOf } from '#server/http/network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['1::3:4:5:6:7:8', '1:0:3:4::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['anna@example.org', 'anna@example.org'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test('an IPv6 address counts with its /56 and its /48 too, and nothing else does', () => {
  expect(countedNetworksOf('2001:db8:1:12ff::9')).toEqual([
    { network: '2001:db8:1:12ff::/64', times: 1 },
    { network: '2001:db8:1:1200::/56', times: 4 },
    { network: '2001:db8:1:0::/48', times: 16 },
  ]);
  for (const [who, network] of [
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['anna@example.org', 'anna@example.org'],
  ] as const)
    expect(countedNetworksOf(who)).toEqual([{ network, times: 1 }]);
});

test('every limit by address counts the larger networks, too: none makes a network of an address by itself', () => {
  const files = fs.globSync('server/**/*.ts').filter((file) => !file.includes('.test.'));
  const using = (word: RegExp) => files.filter((file) => word.test(fs.readFileSync(file, 'utf8'))).toSorted();
  // They are also called with buckets of earlier counts, and with texts that are not IP addresses.
  expect(using(/\bnetworkOf\(/)).toEqual(['server/http/network.ts', 'server/http/rate-limit.ts']);
  expect(using(/\bcountedNetworksOf\(/)).toEqual([
    'server/http/network.ts',
    'server/http/rate-limit.ts',
    'server/http/request-limit.ts',
    'server/orders/hold-limits.ts',
    'server/pictures/storage-limit.ts',
  ]);
});
