import { expect, test } from 'vitest'
import { type Klasse, lizenzAusText, lizenzKlasse } from './lizenz-klasse.ts'

test.each<[string | null, Klasse]>([
  ['MIT', 'frei'],
  ['MIT AND OFL-1.1', 'frei'],
  ['(MIT OR GPL-3.0-or-later)', 'frei'],
  ['(BSD-3-Clause AND (Apache-2.0 OR LGPL-2.1-only))', 'frei'],
  ['MIT AND GPL-2.0-only', 'copyleft'],
  ['MPL-2.0', 'copyleft'],
  ['LGPL-3.0-or-later', 'copyleft'],
  ['EPL-2.0', 'copyleft'],
  ['AGPL-3.0-only', 'netz-copyleft'],
  ['(AGPL-3.0-only OR SSPL-1.0)', 'netz-copyleft'],
  ['SEE LICENSE IN LICENSE.txt', 'unbekannt'],
  ['UNLICENSED', 'unbekannt'],
  ['', 'unbekannt'],
  [null, 'unbekannt'],
])('%s is %s', (lizenz, klasse) => {
  expect(lizenzKlasse(lizenz)).toBe(klasse)
})

test('a licence file tells by its title, and only by that', () => {
  expect(lizenzAusText('MIT License\n\nCopyright (c) 2017')).toBe('MIT')
  expect(lizenzAusText('                                 Apache License\n                           Version 2.0')).toBe(
    'Apache-2.0',
  )
  expect(lizenzAusText('GNU General Public License; see also the MIT License')).toBeNull()
})
