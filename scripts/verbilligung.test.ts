import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Dateifehler, ergebnisText, mitErgebnissen } from './verbilligung.ts'

const DATEI = 'tests/fixtures/verbilligung/pruefsaetze.json'
const saetze = JSON.parse(readFileSync(DATEI, 'utf8'))

type Erwartet = { jahr?: number; monat?: number } | null

test('the vectors, worked out from their file: each figure within five Rappen, each open one with its reason', () => {
  const ergebnisse = mitErgebnissen(readFileSync(DATEI, 'utf8'))
  expect(ergebnisse).toHaveLength(580)
  const falsch = ergebnisse.filter(({ ergebnis, grund }, index) => {
    const erwartet: Erwartet = saetze[index].erwartet
    if (erwartet === null || ergebnis === null) return erwartet !== ergebnis || !grund
    const { jahr = ergebnis.jahr, monat = ergebnis.monat } = erwartet
    return Math.abs(jahr - ergebnis.jahr) > 0.0501 || Math.abs(monat - ergebnis.monat) > 0.0501
  })
  expect(falsch).toEqual([])
})

test('what stands beside a household comes back', () => {
  const [eines] = mitErgebnissen(JSON.stringify([{ ...saetze[49], notiz: 'x' }]))
  expect(eines).toMatchObject({ id: 'ZH-50', notiz: 'x', ergebnis: { jahr: 5376, monat: 448 } })
})

const satz = (aenderung: object) => JSON.stringify([{ ...saetze[0], ...aenderung }])

test.each([
  ['{', 'Die Datei ist kein gültiges JSON.'],
  ['{}', 'Die Datei muss eine Liste von Haushalten sein.'],
  ['[1]', 'Die Datei muss eine Liste von Haushalten sein.'],
  [satz({ kanton: 'XX' }), 'Haushalt 1 (ZH-01): «kanton» ist kein Kanton, etwa "ZH".'],
  [satz({ einkommen: -1 }), 'Haushalt 1 (ZH-01): «einkommen» muss eine Zahl von 0 bis 100000000 sein.'],
  [satz({ einkommen: '5' }), 'Haushalt 1 (ZH-01): «einkommen» muss eine Zahl von 0 bis 100000000 sein.'],
  [satz({ haushalt: { erwachsene: 1.5 } }), 'Haushalt 1 (ZH-01): «haushalt.erwachsene» muss eine ganze Zahl sein.'],
  [satz({ haushalt: { kinder: 1e9 } }), 'Haushalt 1 (ZH-01): «haushalt.kinder» muss eine Zahl von 0 bis 30 sein.'],
])('%.40s is refused in words', (text, meldung) => {
  expect(() => mitErgebnissen(text)).toThrow(meldung)
})

test('what is no file of households is answered with a sentence: folder, missing, device, huge, no JSON, too deep', async () => {
  const ordner = mkdtempSync(join(tmpdir(), 'verbilligung-'))
  onTestFinished(() => rmSync(ordner, { recursive: true }))
  const datei = (name: string, text: string) => {
    writeFileSync(join(ordner, name), text)
    return join(ordner, name)
  }
  const riesig = datei('riesig.json', '[]')
  truncateSync(riesig, 64 * 1024 * 1024 + 1)
  const tief = datei(
    'tief.json',
    satz({ notiz: 0 }).replace('"notiz":0', `"notiz":${'['.repeat(1e5)}${']'.repeat(1e5)}`),
  )
  const meldungen = []
  for (const pfad of [undefined, ordner, join(ordner, 'fehlt'), '/dev/null', riesig, datei('leer.json', ''), tief])
    meldungen.push(await ergebnisText(pfad).catch((fehler: unknown) => fehler))
  const saetze = [
    'Aufruf: npm run verbilligung -- DATEI.json',
    `«${ordner}» ist keine Datei.`,
    `Die Datei «${join(ordner, 'fehlt')}» lässt sich nicht lesen.`,
    '«/dev/null» ist keine Datei.',
    'Die Datei ist grösser als 64 MB.',
    'Die Datei ist kein gültiges JSON.',
    'Die Angaben in der Datei sind zu tief verschachtelt.',
  ]
  expect(meldungen).toEqual(saetze.map(text => new Dateifehler(text)))
})

test('a file of households is printed with its results', async () => {
  expect(JSON.parse(await ergebnisText(DATEI))).toHaveLength(580)
})
