import { readdirSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canonicalPath } from '../app/router.tsx'
import { angebote } from '../contract/angebote.ts'
import { antragsBestaetigung, datenschutzAntrag } from '../contract/datenschutz-antrag.ts'
import { erinnerungsWunsch } from '../contract/erinnerung.ts'
import { type Feldregel, plzRegel, regeln } from '../contract/feldregeln.ts'
import { gemeinden } from '../contract/gemeinden.ts'
import { modelle } from '../contract/modelle.ts'
import { PFADE } from '../contract/pfade.ts'
import { verbilligungsRegel } from '../contract/praemien-anfrage.ts'
import { orteZuName, orteZuPlzUndName, ortsverzeichnis } from '../domain/orte/standort.ts'
import { gefaltet, mitRepariertenZeichen, schreibweisen } from '../domain/werte/zeichen.ts'
import { seiteAus } from '../server/anfragen/einwilligungen.ts'
import { eingabeAusFormular } from '../server/anfragen/formular.ts'
import { gepruefteAnfrageZurPraemie, gepruefteKontaktAnfrage } from '../server/anfragen/pruefung.ts'
import { emailSchluessel } from '../server/einstellungen/geheimnis.ts'
import { istEigeneHerkunft } from '../server/http/herkunft.ts'
import { adresseAus, kanonischerPfad } from '../server/website/adresse.ts'
import type { Anfrage } from './fixtures/anfragen/feindliche-anfragen.ts'
import { feindlicheKoerper } from './fixtures/anfragen/feindliche-koerper.ts'
import { feindlichePfade } from './fixtures/anfragen/feindliche-pfade.ts'

/** Length, and longest run of marks, of every text that was normalised. */
const normalisiert: { laenge: number; marken: number }[] = []

beforeEach(() => {
  normalisiert.length = 0
  const echte = String.prototype.normalize
  vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
    const marken = Math.max(0, ...(this.match(/\p{M}+/gu) ?? []).map(lauf => lauf.length))
    normalisiert.push({ laenge: this.length, marken })
    return echte.call(this, form)
  })
})
afterEach(() => vi.restoreAllMocks())

const laengste = () => Math.max(0, ...normalisiert.map(({ laenge }) => laenge))
const groessteHaeufung = () => Math.max(0, ...normalisiert.map(({ marken }) => marken))

/** What strangers send passes one door; the others normalise names of our own files, tables and lists. */
const EIGENE_TEXTE = [
  'app/features/krankenkassen/nach-buchstaben.ts',
  'importer/katalog/katalog.ts',
  'server/website/inhalt.ts',
]

test('nothing but domain/werte/normalform.ts normalises text from outside', () => {
  const quellen = ['app', 'contract', 'content', 'db', 'domain', 'importer', 'server'].flatMap(ordner =>
    readdirSync(ordner, { recursive: true, encoding: 'utf8' }).map(datei => `${ordner}/${datei}`),
  )
  const normalisierende = quellen
    .filter(datei => /\.tsx?$/.test(datei) && !datei.includes('.test.'))
    .filter(datei => /\.normalize\(/.test(readFileSync(datei, 'utf8')))
  expect(normalisierende.toSorted()).toEqual([...EIGENE_TEXTE, 'domain/werte/normalform.ts'].toSorted())
})

const REGELN: [name: string, regel: Feldregel, hoechstens: number][] = [
  ['vorname', regeln.vorname, 100],
  ['nachname', regeln.nachname, 100],
  ['email', regeln.email, 254],
  ['telefon', regeln.telefon, 30],
  ['strasse', regeln.strasse, 100],
  ['nummer', regeln.nummer, 20],
  ['ort', regeln.ort, 50],
  ['jahrgang', regeln.jahrgang, 4],
  ['praemienjahr', regeln.praemienjahr, 4],
  ['angabe', regeln.angabe, 100],
  ['aktuelleKrankenkasse', regeln.aktuelleKrankenkasse, 100],
  ['krankenkasse', regeln.krankenkasse, 100],
  ['nachricht', regeln.nachricht, 3_000],
  ['beduerfnisse', regeln.beduerfnisse, 500],
  ['begruendung', regeln.begruendung, 1_000],
  ['plz in Switzerland', plzRegel('CH'), 12],
  ['plz elsewhere', plzRegel('GB'), 12],
  ['verbilligung', verbilligungsRegel, 30],
]

test('every rule stands in the list below', () => {
  expect(REGELN.map(([name]) => name).filter(name => !/^plz|^verbilligung/.test(name))).toEqual(Object.keys(regeln))
})

test.each(REGELN)('%s never normalises what no text of its length can be', (_name, regel, hoechstens) => {
  const zuLang = { code: 'zu-lang', hoechstens }
  for (const zeichen of ['\u0345', 'a', '\u1100', 'e\u0301'])
    expect(regel(zeichen.repeat(4 * hoechstens + 1))).toEqual(zuLang)
  expect(normalisiert).toEqual([])
  expect(regel('a'.repeat(hoechstens + 1))).toEqual(zuLang)
  expect(regel(`a${'\u0345'.repeat(30)}`.padEnd(hoechstens + 1, 'a'))).not.toBeNull()
  expect(normalisiert).toHaveLength(hoechstens < 8 ? 1 : 2)
})

test('a letter may be written in pieces, and bear 30 marks, not 31', () => {
  expect(regeln.nachricht('\u03b1\u0313\u0300\u0345'.repeat(3_000))).toBeNull()
  expect(regeln.ort.lies(` Zu\u0308rich `)).toEqual({ sauber: 'Zürich', mangel: null })
  expect(regeln.vorname(`a${'\u0316'.repeat(30)}`)).toBeNull()
  normalisiert.length = 0
  expect(regeln.vorname(`a${'\u0316'.repeat(31)}`)).toEqual({ code: 'sonderzeichen' })
  expect(normalisiert).toEqual([])
})

test('a good field is normalised once', () => {
  expect(datenschutzAntrag.anfrage.safeParse({ email: 'a@example.ch', requestType: 'access' }).success).toBe(true)
  expect(normalisiert).toEqual([{ laenge: 12, marken: 0 }])
})

const JETZT = new Date('2026-11-15T10:00:00Z')
const PRUEFUNGEN: Record<string, (koerper: unknown) => unknown> = {
  [PFADE.praemienAnfrage]: koerper => gepruefteAnfrageZurPraemie(koerper, JETZT),
  [PFADE.kontaktAnfrage]: gepruefteKontaktAnfrage,
  [PFADE.datenschutzAntrag]: koerper => datenschutzAntrag.anfrage.safeParse(koerper),
  [PFADE.erinnerungsWunsch]: koerper => erinnerungsWunsch.anfrage.safeParse(koerper),
  [PFADE.antragsBestaetigung]: koerper => antragsBestaetigung.anfrage.safeParse(koerper),
}

function koerperVon({ body = '', headers }: Anfrage): unknown {
  if (headers['content-type'] === 'application/json') return JSON.parse(body)
  return eingabeAusFormular(Object.fromEntries(new URLSearchParams(body)), undefined)
}

test('whatever field of whatever body is filled: nothing endless and no heap of marks is normalised', () => {
  for (const { name, feindlich } of feindlicheKoerper()) {
    normalisiert.length = 0
    PRUEFUNGEN[feindlich.pfad]?.(koerperVon(feindlich))
    expect(laengste(), name).toBeLessThanOrEqual(12_000)
    expect(groessteHaeufung(), name).toBeLessThanOrEqual(30)
    // Every field of the largest body once, telephone, postcode and birth years once more.
    expect(normalisiert.length, name).toBeLessThanOrEqual(150)
  }
})

test('unknown fields are not touched', () => {
  const fremd = Object.defineProperty({ email: 'a@example.ch', requestType: 'access' }, 'fremd', {
    enumerable: true,
    get: () => expect.unreachable('an unknown field was read'),
  })
  expect(datenschutzAntrag.anfrage.safeParse(fremd).success).toBe(true)
})

test('thousands of persons are counted, not looked at', () => {
  const personen = Array.from({ length: 5_000 }, () =>
    Object.defineProperty({}, 'modell', { get: () => expect.unreachable('a person was looked at') }),
  )
  const ergebnis = gepruefteAnfrageZurPraemie({ personen }, JETZT)
  expect(ergebnis).toMatchObject({ art: 'ungueltig', fehler: { felder: { personen: 'Höchstens 12 Personen.' } } })
})

test('paths, questions and headers of any length', () => {
  for (const { name, feindlich } of feindlichePfade()) {
    normalisiert.length = 0
    const { pfad } = adresseAus(feindlich.pfad)
    if (pfad !== null) kanonischerPfad(pfad)
    canonicalPath(feindlich.pfad)
    const frage = Object.fromEntries(new URLSearchParams(feindlich.pfad.split('?')[1]))
    for (const { anfrage } of [gemeinden, angebote, modelle]) anfrage.safeParse(frage)
    seiteAus(feindlich.headers.referer, '/')
    expect(laengste(), name).toBeLessThanOrEqual(2_000)
    expect(groessteHaeufung(), name).toBeLessThanOrEqual(30)
  }
})

test('a path of more than 2000 characters has no page, a long query is not sent on', () => {
  expect(adresseAus(`/${'a'.repeat(1_999)}`).pfad).toHaveLength(2_000)
  expect(adresseAus(`/${'a'.repeat(2_000)}`).pfad).toBeNull()
  expect(adresseAus(`/faq/?${'a'.repeat(2_000)}`)).toEqual({ pfad: '/faq/', query: '' })
})

test('a list of values ends somewhere', () => {
  expect(modelle.anfrage.safeParse({ ids: '1,'.repeat(49).concat('1') }).success).toBe(true)
  const { error } = modelle.anfrage.safeParse({ ids: '1,'.repeat(8_000).concat('1') })
  expect(error?.issues).toMatchObject([{ message: 'zu-viele-werte', maximum: 50 }])
})

test('an endless origin or page of origin is not even read', () => {
  const parse = vi.spyOn(URL, 'parse')
  const origin = `https://${'%E4%B8%80'.repeat(1_700)}`
  const siteUrl = 'https://praemienlotse.ch'
  expect(istEigeneHerkunft({ origin, secFetchSite: undefined, host: 'praemienlotse.ch', siteUrl })).toBe(false)
  expect(seiteAus(`${origin}/faq`, '/kontakt')).toBe('/kontakt')
  expect(eingabeAusFormular({}, `${origin}/?anliegen=beratung`).anliegen).toBe('')
  expect(parse).not.toHaveBeenCalled()
})

test('place names and addresses of mailboxes', () => {
  const zuerich = { plz: 8001, ort: 'Zürich', gemeinde: 'Zürich', bfs: 261, kanton: 'ZH', region: 1 }
  const verzeichnis = ortsverzeichnis([zuerich])
  expect(orteZuName(verzeichnis, 'Zu\u0308rich')).toMatchObject([zuerich])
  const marken = '\u0345\u0316'.repeat(4_000)
  normalisiert.length = 0
  expect(orteZuName(verzeichnis, marken)).toEqual([])
  expect(orteZuPlzUndName(verzeichnis, 8001, marken)).toEqual([])
  expect(mitRepariertenZeichen(marken)).toBe(marken)
  gefaltet(marken)
  schreibweisen(marken)
  emailSchluessel('geheim', marken)
  // Only the directory's own name, as it is and written out.
  expect(laengste()).toBe(7)
})
