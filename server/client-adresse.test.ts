import { expect, test } from 'vitest'
import { clientNetz } from './client-adresse.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:DB8:0:0:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0001::', '2001:db8:0:1::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unbekannt'],
  ['', 'unbekannt'],
  ['192.0.2.1:443', '192.0.2.1'],
  ['[2001:db8:1:2::3]:443', '2001:db8:1:2::/64'],
  ['[unsinn]', 'unbekannt'],
  ['192.0.2.999', 'unbekannt'],
])('%s counts as %s', (ip, netz) => {
  expect(clientNetz(ip)).toBe(netz)
})
