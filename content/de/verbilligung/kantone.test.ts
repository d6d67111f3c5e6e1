import { describe, expect, it } from 'vitest'
import { KANTONE } from '#domain/orte/kantone.ts'
import { PRUEFSAETZE } from '../../../tests/fixtures/verbilligung/pruefsaetze.ts'
import { tagText } from '../zahlen/format.ts'
import { GRENZEN_2026 } from './grenzen.ts'
import { VERBILLIGUNG } from './kantone.ts'

const LAENGSTES_FELD = 300
const eintraege = Object.entries(VERBILLIGUNG).map(([kanton, angaben]) => ({ kanton, ...angaben }))

/** Every text of an entry, also those of its parts; addresses are no texts. */
const texte = (wert: unknown): string[] => {
  if (typeof wert === 'string') return wert.startsWith('https://') ? [] : [wert]
  return typeof wert === 'object' && wert !== null ? Object.values(wert).flatMap(texte) : []
}

const istTag = (tag: string) => new Date(`${tag}T00:00:00Z`).toISOString().startsWith(tag)

it('knows all 26 cantons, and no other', () => {
  expect(Object.keys(VERBILLIGUNG).toSorted()).toEqual(KANTONE.map(({ kanton }) => kanton).toSorted())
  expect(eintraege).toHaveLength(26)
})

describe.each(eintraege)('$kanton', ({ link, quellen, frist, stand, ...angaben }) => {
  it('leads to a page of the office, not to its front door, and names its sources', () => {
    expect(quellen.length).toBeGreaterThanOrEqual(1)
    for (const url of [link, ...quellen.map(({ url }) => url)]) {
      const { protocol, pathname } = new URL(url)
      expect(protocol).toBe('https:')
      expect(pathname.length).toBeGreaterThan(1)
    }
    expect(new Set(quellen.map(({ url }) => url)).size).toBe(quellen.length)
  })

  it('writes the day of a deadline as it stands there', () => {
    expect(istTag(stand)).toBe(true)
    for (const { tag, text } of Object.values(frist)) {
      if (tag === null) expect(text).not.toMatch(/20\d\d/)
      else {
        expect(istTag(tag)).toBe(true)
        expect(text).toContain(tagText(tag))
      }
    }
  })

  it('says everything, and briefly', () => {
    const alle = texte({ quellen, frist, ...angaben })
    expect(alle.filter(text => text.trim() === '' || text.length > LAENGSTES_FELD)).toEqual([])
  })
})

describe('published limits', () => {
  const monat = (erwartet: { jahr?: number; monat?: number }) => erwartet.monat ?? (erwartet.jahr ?? 0) / 12
  const einzelne = PRUEFSAETZE.filter(
    ({ jahr, lage: { einheit }, mitModell, erwartet }) =>
      jahr === 2026 && !mitModell && erwartet && einheit.erwachsen === 1 && einheit.kind + einheit.jung === 0,
  )

  it.each(GRENZEN_2026)('of $kanton for one adult are where the vectors put them', ({ kanton, allein, hoechstens }) => {
    const hier = einzelne.filter(
      ({ kanton: anderer, lage: { region, einheit } }) =>
        anderer === kanton && region <= 1 && einheit.jungInAusbildung === 0,
    )
    const darueber = hier.filter(({ lage, massgebend = lage.einkommen }) => massgebend > allein)
    expect(darueber.filter(({ erwartet }) => erwartet && monat(erwartet) > 0)).toEqual([])
    const betraege = hier.flatMap(({ erwartet }) => (erwartet ? [Math.floor(monat(erwartet))] : []))
    expect(Math.max(...betraege)).toBe(hoechstens)
    const amRand = hier.filter(({ lage, massgebend = lage.einkommen }) => Math.abs(massgebend - allein) <= 1)
    expect(amRand.length).toBeGreaterThan(0)
  })

  it('of families leave nothing above them', () => {
    const familien = PRUEFSAETZE.flatMap(
      ({ kanton, jahr, lage: { einheit, region, einkommen }, massgebend, erwartet }) => {
        const hier = GRENZEN_2026.find(grenzen => grenzen.kanton === kanton)
        const zwei = einheit.erwachsen === 2 && einheit.kind === 2 && einheit.jung + einheit.jungInAusbildung === 0
        return hier && jahr === 2026 && zwei && erwartet && region <= 1
          ? [{ kanton, ueber: (massgebend ?? einkommen) - hier.familie, monat: monat(erwartet) }]
          : []
      },
    )
    expect(new Set(familien.map(({ kanton }) => kanton)).size).toBeGreaterThanOrEqual(6)
    expect(familien.filter(({ ueber, monat }) => ueber > 0 && monat > 0)).toEqual([])
  })
})
