import { describe, expect, test } from 'vitest'
import type { AnfrageTabelle } from '#db/schema.ts'
import { ortsverzeichnis } from '#domain/orte/standort.ts'
import { kontaktKoerper, praemienKoerper } from '../../tests/fixtures/anfragen/anfrage-muster.ts'
import { berichtSeite } from './bericht-seite.ts'
import { berichtszahlen } from './bericht-zahlen.ts'

const JETZT = Date.parse('2026-11-15T10:00:00Z')
const TAG_MS = 86_400_000
const ort = (plz: number, name: string, kanton: string) => ({
  plz,
  ort: name,
  gemeinde: name,
  bfs: 1,
  kanton,
  region: 0,
})
const werk = {
  // 8044 belongs to two municipalities of one canton, 1290 lies in two cantons.
  orte: ortsverzeichnis([
    ort(8001, 'Zürich', 'ZH'),
    ort(8044, 'Zürich', 'ZH'),
    ort(8044, 'Gockhausen', 'ZH'),
    ort(1290, 'Versoix', 'GE'),
    ort(1290, 'Chavannes-des-Bois', 'VD'),
  ]),
  kassen: new Set(['Sanitas', 'CSS']),
}

type Eingang = Pick<AnfrageTabelle, 'art' | 'daten' | 'erstellt'>
const praemie = (angaben: Parameters<typeof praemienKoerper>[0] = {}, erstellt = JETZT): Eingang => ({
  art: 'praemie',
  daten: JSON.stringify(praemienKoerper(angaben)),
  erstellt,
})
const kontakt = (angaben: Parameters<typeof kontaktKoerper>[0] = {}, erstellt = JETZT): Eingang => ({
  art: 'kontakt',
  daten: JSON.stringify(kontaktKoerper(angaben)),
  erstellt,
})
const mal = (anzahl: number, eingang: Eingang) => Array.from({ length: anzahl }, () => eingang)
const UEBRIGE = 'Übrige (je unter 5, andere oder keine Angabe)'

describe('figures', () => {
  test('by canton: the place decides where the postcode does not; small groups stand together', () => {
    const eingaenge = [
      ...mal(5, praemie({ postalCode: '1290', city: 'Versoix' })),
      ...mal(6, kontakt({ plz: '8044', ort: 'Irgendwo' })),
      ...mal(4, praemie({ postalCode: '1290', city: 'Chavannes-des-Bois' })),
      praemie({ postalCode: '1290', city: 'Irgendwo' }),
      ...mal(5, kontakt({ plz: '79539', ort: 'Lörrach', land: 'DE' })),
    ]
    expect(berichtszahlen(eingaenge, werk, JETZT).kantone).toEqual([
      { name: 'Zürich', anzahl: 6 },
      { name: 'Ausland', anzahl: 5 },
      { name: 'Genf', anzahl: 5 },
      { name: UEBRIGE, anzahl: 5 },
    ])
  })

  test('by chosen insurer: only names from the directory, only enquiries about a premium', () => {
    const eingaenge = [
      ...mal(7, praemie({ preferredInsurance: 'Sanitas' })),
      ...mal(9, praemie({ preferredInsurance: 'Anna Beispiel, Bahnhofstrasse 1' })),
      ...mal(4, praemie({ preferredInsurance: 'CSS' })),
      kontakt({ krankenkasse: 'CSS' }),
    ]
    const { kassen, gesamt, praemienanfragen } = berichtszahlen(eingaenge, werk, JETZT)
    expect(kassen).toEqual([
      { name: 'Sanitas', anzahl: 7 },
      { name: UEBRIGE, anzahl: 13 },
    ])
    expect([gesamt, praemienanfragen]).toEqual([21, 20])
  })

  test('by week: 26 of them, empty ones too, from Monday midnight in Zurich', () => {
    const montag = Date.parse('2026-11-08T23:00:00Z')
    const { wochen } = berichtszahlen(
      [praemie({}, montag), kontakt({}, montag - 1), kontakt({}, JETZT), praemie({}, JETZT - 400 * TAG_MS)],
      werk,
      JETZT,
    )
    expect(wochen).toHaveLength(26)
    expect(wochen.at(-1)).toEqual({ ab: montag, praemie: 1, kontakt: 1 })
    expect(wochen.at(-2)).toEqual({ ab: montag - 7 * TAG_MS, praemie: 0, kontakt: 1 })
    // The clocks went back on 25 October: that week had 169 hours.
    expect(wochen.at(-4)?.ab).toBe(Date.parse('2026-10-18T22:00:00Z'))
    expect(wochen.slice(0, -2).every(({ praemie, kontakt }) => praemie + kontakt === 0)).toBe(true)
  })
})

describe('page', () => {
  const seite = (eingaenge: readonly Eingang[]) =>
    berichtSeite({ ...berichtszahlen(eingaenge, werk, JETZT), stand: JETZT, betrieb: [{ name: 'Offen', anzahl: 2 }] })

  test('holds nothing anybody typed, in whatever field', () => {
    const marke = 'Mx7Marke'
    const markiert = <T extends object>(koerper: T): T =>
      Object.fromEntries(
        Object.entries(koerper).map(([name, wert]) => [name, typeof wert === 'string' ? `${marke} ${wert}` : wert]),
      ) as T
    const eingaenge = mal(12, praemie(markiert(praemienKoerper()))).concat(mal(12, kontakt(markiert(kontaktKoerper()))))
    const text = seite(eingaenge)
    expect(JSON.stringify(eingaenge)).toContain(marke)
    expect(text).not.toContain(marke)
    for (const wort of ['Anna', 'Beispiel', 'example.ch', 'Bahnhofstrasse', '8001', 'PL-'])
      expect(text).not.toContain(wort)
  })

  test('stands alone: no script, no address, no handler; each chart has its figures as a table', () => {
    const text = seite(mal(8, praemie()))
    expect(text).not.toMatch(/<script|javascript:|\son\w+=|https?:|url\(|@import|<link|<img/)
    expect(text).toContain('<tr><th scope="row">Sanitas</th><td class="zahl">8</td>')
    expect(text).toContain('<tr><th scope="row">09.11.2026</th><td class="zahl">8</td><td class="zahl">0</td></tr>')
    expect(text.match(/role="img" aria-label="Säulenbild: Anfragen pro Woche, 8 in 26 Wochen/g)).toHaveLength(1)
  })

  test('says so where there is nothing yet', () => {
    expect(seite([])).toContain('Noch keine Anfragen.')
  })
})
