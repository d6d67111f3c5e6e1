import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { verwendung } from '../../../scripts/lib/verwendung.ts'
import {
  aussageAm,
  aussageText,
  type Fakt,
  pruefText,
  quelleText,
  standText,
  zeitpunktText,
  zustandAm,
} from './fakt.ts'
import { FAKTEN, THEMEN, WERTE } from './register.ts'

const FAKT: Fakt = { aussage: 'Ein Fakt.', quelle: { name: 'KVG' }, stand: '2025', bis: '2026-12-31' }
const ordner = new URL('..', import.meta.url).pathname
const quellen = globSync('{.,blog,ratgeber,seiten}/*.{mdx,ts}', { cwd: ordner })
  .filter(datei => !datei.endsWith('.test.ts'))
  .map(datei => ({ datei, text: readFileSync(`${ordner}${datei}`, 'utf8') }))
const alle = Object.entries(FAKTEN)

describe('a fact', () => {
  it('holds through its last day and says so from the next one on', () => {
    expect(zustandAm('2026-12-31', FAKT)).toBe('gilt')
    expect(zustandAm('2027-01-01', FAKT)).toBe('stand')
    expect(zustandAm('2027-01-01', { ...FAKT, nachher: 'weg' })).toBe('weg')
    expect(standText('2026-12-31', FAKT)).toBe('Stand 2025')
    expect(standText('2027-01-01', FAKT)).toBe('Stand 2025, seither nicht überprüft')
  })

  it('says when it was checked and when it is checked again, and begins with its state once that is due', () => {
    expect(pruefText('2026-12-31', FAKT)).toBe('Geprüft im Jahr 2025, nächste Prüfung bis 31. Dezember 2026')
    expect(pruefText('2027-01-01', { ...FAKT, stand: '2025-03-21' })).toBe(
      'Geprüft am 21. März 2025, nächste Prüfung fällig seit 31. Dezember 2026',
    )
    expect(pruefText('2026-12-31', { ...FAKT, stand: '2025-03' })).toContain('Geprüft im März 2025')
    expect(aussageAm('2026-12-31', FAKT)).toBe('Ein Fakt.')
    expect(aussageAm('2027-01-01', FAKT)).toBe('Stand 2025: Ein Fakt.')
  })

  it('names years, months and days', () => {
    expect(['2025', '2025-03', '2025-03-21'].map(zeitpunktText)).toEqual(['2025', 'März 2025', '21. März 2025'])
    expect(quelleText({ name: 'BAG', datum: '2025-11-26' })).toBe('BAG, 26. November 2025')
  })
})

describe('the register', () => {
  it.each(alle)('%s is one sentence with its figures, its source and its days', (_, fakt) => {
    expect(aussageText(fakt)).toMatch(/^[\p{Lu}«].+\.$/u)
    expect(aussageText(fakt).split(/\s+/).length).toBeLessThanOrEqual(30)
    expect(fakt.quelle.name).not.toBe('')
    if (fakt.quelle.url) expect(new URL(fakt.quelle.url).protocol).toBe('https:')
    expect(fakt.bis).toMatch(/^20\d\d-\d\d-\d\d$/)
    for (const zeitpunkt of [fakt.stand, fakt.ab, fakt.quelle.datum])
      if (zeitpunkt) expect(zeitpunkt).toMatch(/^20\d\d(-\d\d(-\d\d)?)?$/)
    expect(fakt.stand < fakt.bis).toBe(true)
  })

  it('holds every fact under one name and one subject', () => {
    expect(THEMEN.flatMap(({ fakten }) => Object.keys(fakten)).toSorted()).toEqual(Object.keys(FAKTEN).toSorted())
  })

  it('knows every fact and figure that a text names', () => {
    const genannte = quellen.flatMap(({ datei, text }) =>
      [...text.matchAll(/props\.fakt\.(\w+)\.(\w+)/g)].map(([, id = '', wert = '']) => ({ datei, id, wert })),
    )
    expect(genannte.length).toBeGreaterThan(40)
    expect(genannte.filter(({ id, wert }) => WERTE[id]?.[wert] === undefined)).toEqual([])
    expect([...verwendung().keys()].filter(id => !(id in FAKTEN))).toEqual([])
  })

  it('adds up what it has worked out', () => {
    const { j2023, j2025, j2026, zunahme } = WERTE.mittlerePraemie ?? {}
    expect((Number(j2026) - Number(j2023)).toFixed(2)).toBe(zunahme)
    expect((100 * (Number(j2026) / Number(j2025) - 1)).toFixed(1)).toBe(WERTE.anstieg?.rechnerisch)
    expect(WERTE.franchiserabatt?.imJahr).toBe('1’540')
    expect(WERTE.kinderZusammen?.hoechstens).toBe('1’000')
  })

  it('keeps no figure that neither its own sentence nor a text names', () => {
    const texte = quellen.map(({ text }) => text).join('\n')
    const unbenutzt = alle.flatMap(([id, { aussage, werte = {} }]) =>
      Object.keys(werte).filter(wert => !aussage.includes(`{${wert}}`) && !texte.includes(`fakt.${id}.${wert}`)),
    )
    expect(unbenutzt).toEqual([])
  })
})
