import { expect, test } from 'vitest'
import { geschuetzt, trennbar } from './typografie.ts'

/** Names of the official tables, a bar where they may break. */
test.each([
  'Gesundheits|praxis|versicherung',
  'Gesundheits|plan|modell',
  'Hausarzt|versicherung Profit',
  'Hausarzt|modell 1',
  'Hausarzt|modellDE',
  'Hausarzt|system',
  'Grund|versicherung',
  'Gesundheits|zentrum',
  'Gesundheits|netz',
  'VIVA – Gesundheits|plan',
  'Gruppen|praxis',
  'OptiMed (Ärzte|netzwerk)',
  'Kranken|kasse Birchmeier',
  'Kranken|versicherungs-Genossenschaft',
  'Kranken|kassen|genossenschaft',
  'Smart|Tele|medizin',
])('the long name %s may break', name => {
  expect(trennbar(name.replaceAll('|', ''))).toBe(name.replaceAll('|', '\u00ad'))
})

test.each([
  'Modell',
  'HMO-Modell',
  'Kasse',
  'Versicherung',
  'Hausarzt',
  'BeneFit PLUS Telmed',
  'MultiAccess',
  'Familienplanung',
  'KPTwin.smart – Hausarzt mit App',
  'Managed Care ohne Capitation',
  'FAVORIT MULTICHOICE',
  'ÖKK CASAMED HAUSARZT',
])('%s stays whole', name => {
  expect(trennbar(name)).toBe(name)
})

test.each(['CHF 1’234.50', '−1’290.48', '+4.4 %', '1234567890123456', '044 668 18 00'])('the figure %s too', figur => {
  expect(trennbar(figur)).toBe(figur)
  expect(trennbar(`Hausarztversicherung ${figur}`)).toBe(`Hausarzt\u00adversicherung ${figur}`)
})

test('a name that may break already does not break more', () => {
  const einmal = trennbar('Gesundheitspraxisversicherung')
  expect(trennbar(einmal)).toBe(einmal)
})

test.each([
  ['ab CHF 300', 'ab CHF\u00a0300'],
  ['Art. 64 KVG', 'Art.\u00a064 KVG'],
  ['bis 30. November', 'bis 30.\u00a0November'],
  ['per E-Mail', 'per E-\u2060Mail'],
  ['Abzug -CHF 5.15', 'Abzug -\u2060CHF\u00a05.15'],
])('%s keeps together', (text, erwartet) => {
  expect(geschuetzt(text)).toBe(erwartet)
})
