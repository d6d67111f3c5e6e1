import { expect, test } from 'vitest'
import { clientNetze } from './client-adresse.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:0201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['[::ffff:c633:6401]:443', '198.51.100.1'],
  ['::ffff:255.255.0.0', '255.255.0.0'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:0:192.0.2.1', '0:0:0:0::/64'],
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
  expect(clientNetze(ip)[0]).toEqual({ netz, faktor: 1 })
})

test('IPv6 counts per /64 and, ten times as generously, per /48; IPv4 by its address alone', () => {
  expect(clientNetze('2001:db8:1:2:3:4:5:6')).toEqual([
    { netz: '2001:db8:1:2::/64', faktor: 1 },
    { netz: '2001:db8:1::/48', faktor: 10 },
  ])
  expect(clientNetze('2001:db8::1')[1]).toEqual({ netz: '2001:db8:0::/48', faktor: 10 })
  expect(clientNetze('192.0.2.1')).toHaveLength(1)
  expect(clientNetze('unknown')).toHaveLength(1)
})
