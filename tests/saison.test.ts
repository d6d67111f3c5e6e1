import { beforeAll, describe, expect, it } from 'vitest'
import type { Dokument } from '../contract/bundle.ts'
import { renderFassungen } from './fixtures/alle-seiten.ts'
import { lesetext, type Saisonfassung, saisonfassungen } from './fixtures/saison.ts'

type Seite = { pfad: string; html: string; zeilen: readonly string[]; gerechnete: readonly string[] }
type Gelesen = Saisonfassung & { seiten: readonly Seite[] }

const RECHNER_DES_BUNDES = '<a href="https://www.priminfo.admin.ch"'
const HERBST =
  'Das sind die Prämien 2026. Ab 1. Januar 2027 gelten andere, sie fehlen hier noch. Der Bund veröffentlicht sie Ende September, Sie finden sie in seinem Rechner. Rechner des Bundes'
const NEUJAHR =
  'Das sind die Prämien 2026. Seit 1. Januar 2027 gelten andere, sie fehlen hier noch. Der Bund hat sie veröffentlicht, Sie finden sie in seinem Rechner. Rechner des Bundes'
/** What a page with a computed premium says on a day without next year's table. */
const SAISONZEILE: Readonly<Record<string, string | null>> = {
  '2026-09-30': null,
  '2026-11-18': HERBST,
  '2026-12-02': HERBST,
  '2027-01-02': NEUJAHR,
  '2027-04-01': NEUJAHR,
}
const ANLEITUNG = '/ratgeber/krankenkasse-wechseln-2026-anleitung'
/** The year of the change that can still be reached on a day. */
const WECHSELJAHR: Readonly<Record<string, number>> = {
  ...{ '2026-09-30': 2027, '2026-11-18': 2027, '2026-12-02': 2028, '2027-01-02': 2028, '2027-04-01': 2028 },
}

let fassungen: Gelesen[] = []

beforeAll(async () => {
  const einfach = saisonfassungen()
  const html = ({ typ, status }: Dokument) => typ.startsWith('text/html') && status === 200
  const [gerendert, teurer] = [await renderFassungen(einfach), await renderFassungen(saisonfassungen(1.1))]
  fassungen = einfach.map((fassung, index) => {
    const andere = new Map(teurer[index]?.map(dokument => [dokument.pfad, dokument]))
    const seiten = (gerendert[index] ?? []).filter(html).map(dokument => {
      const anders = new Set(lesetext(andere.get(dokument.pfad) ?? dokument).split('\n'))
      const zeilen = lesetext(dokument).split('\n')
      const gerechnete = zeilen.filter(zeile => !anders.has(zeile))
      return { pfad: dokument.pfad, html: dokument.inhalt, zeilen, gerechnete }
    })
    return { ...fassung, seiten }
  })
})

/** What is found on any page of any version, each with where. */
const klagen = (finde: (seite: Seite, fassung: Gelesen) => readonly string[]): string[] =>
  fassungen.flatMap(fassung =>
    fassung.seiten.flatMap(seite => finde(seite, fassung).map(klage => `${fassung.name} ${seite.pfad}: ${klage}`)),
  )

describe('all pages on five days, without and with the premiums of 2027', () => {
  it('every page with a computed price says whose year it is, and nothing where that goes without saying', () => {
    for (const { name, seiten } of fassungen)
      expect(seiten.filter(({ gerechnete }) => gerechnete.length > 0).length, name).toBeGreaterThan(48)
    const falsche = klagen(({ zeilen, html, gerechnete }, { datum, mitNaechstem }) => {
      const soll = mitNaechstem ? null : SAISONZEILE[datum]
      const gesagt = zeilen.filter(zeile => zeile.startsWith('Das sind die Prämien'))
      if (!soll) return gesagt
      if (gesagt.length === 0) return gerechnete.length > 0 ? ['keine Saisonzeile'] : []
      return gesagt.every(zeile => zeile === soll) && html.includes(RECHNER_DES_BUNDES) ? [] : gesagt
    })
    expect(falsche).toEqual([])
  })

  it('nothing is announced that has been there since September', () => {
    expect(klagen(({ zeilen }) => zeilen.filter(zeile => /sobald der Bund|meist Ende September/.test(zeile)))).toEqual(
      [],
    )
  })

  it('after the deadline, and only then, the pages about changing say so and what is still possible', () => {
    for (const pfad of ['/', '/krankenkasse-wechseln', ANLEITUNG, '/kuendigen'])
      for (const { name, datum, seiten } of fassungen) {
        const text = seiten.find(seite => seite.pfad === pfad)?.zeilen.join('\n') ?? ''
        const vorbei = /Frist[^.]* 1\. Januar 2027 ist vorbei/.test(text)
        expect(vorbei && /Was noch möglich ist.*1\. Juli 2027/s.test(text), `${name} ${pfad}`).toBe(
          datum === '2026-12-02',
        )
        if (datum !== '2026-12-02') expect(text, `${name} ${pfad}`).not.toContain('ist vorbei.')
      }
  })

  it('a computed price is never what somebody pays today', () => {
    expect(klagen(({ gerechnete }) => gerechnete.filter(zeile => /\bheut/i.test(zeile)))).toEqual([])
  })

  it('title and description of a page name one year', () => {
    const uneinige = klagen(({ pfad, zeilen }) => {
      const jahre = new Set(
        zeilen
          .slice(0, 2)
          .join(' ')
          .match(/20\d\d/g),
      )
      return pfad !== ANLEITUNG && jahre.size > 1 ? [[...jahre].join(' und ')] : []
    })
    expect(uneinige).toEqual([])
  })

  it('the guide to changing takes title, heading and description from the day of the change', () => {
    for (const { name, datum, seiten } of fassungen) {
      const jahr = WECHSELJAHR[datum] ?? 0
      const { zeilen = [] } = seiten.find(({ pfad }) => pfad === ANLEITUNG) ?? {}
      expect(zeilen[0], name).toContain(`Krankenkasse wechseln ${jahr}: Anleitung`)
      expect(zeilen[1], name).toContain(`für den Wechsel auf den 1. Januar ${jahr}`)
      expect(zeilen[1], name).toContain(`bis 30. November ${jahr - 1} eintreffen`)
      expect(zeilen, name).toContain(`Krankenkasse wechseln ${jahr}: die Anleitung`)
    }
  })
})
