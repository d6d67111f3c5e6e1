import { expect, test } from 'vitest'
import { zellenzahl } from './zellen.ts'

const zelle = (ort: string) => `<c r="${ort}"><v>1</v></c>`

test.each([
  ['', 0],
  ['<row r="7">', 0],
  [zelle('A1'), 1],
  [zelle('B3'), 6],
  [zelle('Z1'), 26],
  [zelle('AA2'), 54],
  [zelle('XFD1048576'), 16_384 * 1_048_576],
  [`<row r="1">${zelle('XFD1')}</row><row r="9999">${zelle('A9999')}</row>`, 16_384 * 9_999],
  [`${zelle('B3')}${zelle('A1')}`, 6],
  ["<c\tr='C2'>", 6],
  ['<c r\n=\n"C2">', 6],
  ['<c s="1" r="C2" t="s">', 6],
])('%j: %d cells', (blatt, anzahl) => expect(zellenzahl(blatt)).toBe(anzahl))

test.each([
  '<c r="XFD9"/>',
  '<row r="1048576"/>',
  '<c r="XFD9" s="3"/>',
  '<row r="1048576" spans="1:3" s="" ht="15" customHeight="1" x14ac:dyDescent="0.25"/>',
])('%j is empty and takes no room', leer => expect(zellenzahl(`${leer}${zelle('B3')}`)).toBe(6))

test.each([
  '<c r="XFD9" x="/>"><v>1</v></c>',
  '<c r="XFD9" x="<"/>',
  '<c r="XFD9" x="""/>',
  '<c r="XFD9" s="3">/></c>',
  '<c r="XFD9" s="3" />',
  `<c r="XFD9"${' s="3"'.repeat(13)}/>`,
])('%j might hold something', voll => expect(zellenzahl(voll)).toBe(16_384 * 9))

test.each(['', '0', 'A0', 'A', 'AAAA1', 'a1', 'A12345678', '1e9', '&#88;FD1', 'A1 ', ' A1', 'A\n1', '$A$1', 'A1:B2'])(
  'a place %j cannot be read',
  ort => expect(zellenzahl(`${zelle('A1')}${zelle(ort)}`)).toBe(Number.POSITIVE_INFINITY),
)

test('other attributes are no places', () => expect(zellenzahl('<sheet r:id="rId1"/><c ref="XFD9" xr="XFD9">')).toBe(0))
