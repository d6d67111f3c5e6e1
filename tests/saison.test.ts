import { beforeAll, describe, expect, it } from 'vitest'
import type { Dokument } from '../contract/bundle.ts'
import { renderFassungen } from './fixtures/texte/alle-seiten.ts'
import { lesetext, type Saisonfassung, saisonfassungen, TAGE } from './fixtures/texte/saison.ts'

type Seite = { pfad: string; html: string; zeilen: readonly string[]; gerechnete: readonly string[] }
type Gelesen = Saisonfassung & { seiten: readonly Seite[] }

const RECHNER_DES_BUNDES = '<a href="https://www.priminfo.admin.ch"'
const HERBST =
  'Das sind die Prämien 2026. Ab 1. Januar 2027 gelten andere, sie fehlen hier noch. Der Bund veröffentlicht sie jeweils Ende September, Sie finden sie in seinem Rechner. Rechner des Bundes'
const NEUJAHR =
  'Das sind die Prämien 2026. Seit 1. Januar 2027 gelten andere, sie fehlen hier noch. Der Bund hat sie veröffentlicht, Sie finden sie in seinem Rechner. Rechner des Bundes'
/** What a page with a computed premium says on a day without next year's table. */
const SAISONZEILE: Readonly<Record<string, string | null>> = {
  '2026-09-30':
    'Das sind die Prämien 2026. Für den Wechsel auf den 1. Januar 2027 zählen andere. Der Bund veröffentlicht sie Ende September. Rechner des Bundes',
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
  // What dearer premiums change is calculated; on which pages that is does not follow the day.
  const imHerbst = (fassung: Saisonfassung) => fassung.datum === '2026-11-18'
  const teurere = saisonfassungen(1.1).filter(imHerbst)
  const [gerendert, teurer] = [await renderFassungen(einfach), await renderFassungen(teurere)]
  const gelesen = gerendert.map(dokumente =>
    dokumente.filter(html).map(({ pfad, inhalt }) => {
      return { pfad, html: inhalt, zeilen: lesetext({ pfad, inhalt } as Dokument).split('\n') }
    }),
  )
  const gerechnet = teurere.map(({ name }, index) => {
    const andere = new Map(teurer[index]?.map(dokument => [dokument.pfad, dokument]))
    const herbst = gelesen[einfach.findIndex(fassung => fassung.name === name)] ?? []
    return new Map(
      herbst.map(({ pfad, zeilen }) => {
        const anders = new Set(lesetext(andere.get(pfad) as Dokument).split('\n'))
        return [pfad, zeilen.filter(zeile => !anders.has(zeile))]
      }),
    )
  })
  fassungen = einfach.map((fassung, index) => {
    const vergleich = gerechnet[teurere.findIndex(({ mitNaechstem }) => mitNaechstem === fassung.mitNaechstem)]
    const seiten = (gelesen[index] ?? []).map(seite => ({ ...seite, gerechnete: vergleich?.get(seite.pfad) ?? [] }))
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

  it('a text that calculates and names a change whose premiums are not out says so', () => {
    const zurAenderung = ['/krankenkasse-wechseln', ANLEITUNG, '/wechseln', '/blog/krankenkasse-wechseln-2025']
    const satz =
      'Gerechnet mit den Prämien 2027. Für den Wechsel auf den 1. Januar 2028 gelten andere; der Bund veröffentlicht sie Ende September 2027.'
    for (const { name, datum, mitNaechstem, seiten } of fassungen) {
      const gesagt = seiten.filter(({ zeilen }) => zeilen.join('\n').includes(satz)).map(({ pfad }) => pfad)
      expect(gesagt.toSorted(), name).toEqual(mitNaechstem && datum > '2026-12-01' ? zurAenderung.toSorted() : [])
    }
  })

  it('nothing is announced that has been there since September', () => {
    expect(klagen(({ zeilen }) => zeilen.filter(zeile => /sobald der Bund|meist Ende September/.test(zeile)))).toEqual(
      [],
    )
  })

  it('from December to March, and only then, the pages about changing say where the year stands and what is possible', () => {
    const lagen: Readonly<Record<string, string>> = {
      '2026-12-02': 'Die Frist für einen Wechsel auf den 1. Januar 2027 ist vorbei.',
      '2027-01-02': 'Die nächste Kündigungsfrist ist der 31. März 2027, aber nicht für alle.',
    }
    const immer = [
      'Rechtzeitig gekündigt, aber noch nirgends angemeldet?',
      'Auf den 1. Juli 2027 können Sie die Kasse wechseln',
      'Die Kündigung muss bis 31. März 2027 bei Ihrer jetzigen Kasse sein.',
      'jederzeit in ein anderes Modell Ihrer Kasse wechseln',
    ]
    for (const pfad of ['/', '/krankenkasse-wechseln', ANLEITUNG, '/kuendigen']) {
      // The home page has one sentence, and a link to the rest.
      const rest = pfad === '/' ? [] : immer
      for (const { name, datum, seiten } of fassungen) {
        const text = seiten.find(seite => seite.pfad === pfad)?.zeilen.join('\n') ?? ''
        for (const [tag, satz] of Object.entries(lagen))
          expect(text.includes(satz), `${name} ${pfad}: ${satz}`).toBe(tag === datum)
        for (const satz of rest.slice(0, datum in lagen ? undefined : 3))
          expect(text.includes(satz), `${name} ${pfad}: ${satz}`).toBe(datum in lagen)
        if (pfad === '/') expect(/Was (noch|jetzt) möglich ist/.test(text), `${name} ${pfad}`).toBe(datum in lagen)
      }
    }
  })

  it('the band of the home page has a figure in the season, and only with the premiums of the coming year', () => {
    for (const { name, datum, mitNaechstem, seiten } of fassungen) {
      const text = seiten.find(({ pfad }) => pfad === '/')?.zeilen.join('\n') ?? ''
      const soll = mitNaechstem && datum < '2026-12-01'
      expect(text.includes('Mitte der 42 Regionen'), name).toBe(soll)
      expect(text.includes(datum === '2026-11-18' ? 'Noch 12 Tage bis 30.11.' : 'Noch 61 Tage bis 30.11.'), name).toBe(
        soll,
      )
    }
  })

  it('who may change on 1 July reads all year that the franchise stays', () => {
    for (const pfad of ['/krankenkasse-wechseln', ANLEITUNG])
      for (const { name, seiten } of fassungen)
        expect(seiten.find(seite => seite.pfad === pfad)?.zeilen.join('\n'), `${name} ${pfad}`).toContain(
          'Beim Wechsel auf den 1. Juli bleibt es bei der Franchise 300 (Kinder: 0); eine höhere gibt es erst auf den 1. Januar.',
        )
  })

  it('what follows the day on single pages', () => {
    const termine =
      'Nächster Termin: 31. März 2027 (Standardmodell mit Franchise 300, Kinder: 0). Alle anderen: 30. November 2027.'
    const saetze: readonly [pfad: string, tage: readonly string[], satz: string][] = [
      ['/kuendigen', ['2026-12-02', '2027-01-02'], termine],
      ['/praemien/kanton/bern', ['2026-12-02', '2027-01-02'], termine],
      ['/praemien/kanton/bern', ['2026-12-02'], 'Die Frist für einen Wechsel auf den 1. Januar 2027 ist vorbei.'],
      [
        '/praemien/kanton/bern',
        ['2026-09-30'],
        'Bis 30. November 2026 muss das Schreiben bei der Kasse sein. Der Poststempel genügt nicht. Noch 61 Tage.',
      ],
      ['/praemien/kanton/bern', ['2027-04-01'], 'Bis 30. November 2027 muss das Schreiben bei der Kasse sein.'],
      // The letter of the preview.
      ['/kuendigen', ['2026-12-02', '2027-01-02'], 'auf den ____________:'],
      ['/kuendigen', ['2026-11-18'], 'spätestens am 30. November 2026 (Art. 7 Abs. 2 KVG)'],
      ['/kuendigen', ['2026-09-30'], 'spätestens am 30. November 2026 (Art. 7 KVG)'],
      [
        '/blog/praemienverbilligung-2025-neue-grenzen',
        ['2026-09-30'],
        'In Luzern läuft die Frist für 2027 am 31. Oktober 2026 ab',
      ],
      [
        '/blog/praemienverbilligung-2025-neue-grenzen',
        TAGE.slice(1),
        'In Luzern lief die Frist für 2027 schon am 31. Oktober 2026 ab',
      ],
      ['/', TAGE, 'Neue Kasse für alle, die rechtzeitig gekündigt haben.'],
      [
        '/ratgeber/krankenkasse-kuendigen-musterschreiben',
        ['2026-12-02', '2027-01-02', '2027-04-01'],
        'Der nächste Termin für alle ist der 30. November 2027. Für den Wechsel auf den 1. Januar gilt',
      ],
      ['/ratgeber/praemienrechner-richtig-nutzen', TAGE, 'Wohngemeinde | 42 Prämienregionen | nur'],
    ]
    for (const [pfad, tage, satz] of saetze)
      for (const { name, datum, seiten } of fassungen) {
        const text = seiten.find(seite => seite.pfad === pfad)?.zeilen.join('\n') ?? ''
        expect(text.includes(satz), `${name} ${pfad}: ${satz}`).toBe(tage.includes(datum))
      }
  })

  it('the table of deadlines in the article about changing holds the four next ones', () => {
    for (const { name, datum, seiten } of fassungen) {
      const { zeilen = [] } = seiten.find(({ pfad }) => pfad === '/blog/krankenkasse-wechseln-2025') ?? {}
      const tage = zeilen.flatMap(zeile => /^1\. (?:Juli|Januar) 20\d\d \| (.*?) \|/.exec(zeile)?.[1] ?? [])
      expect(tage, name).toEqual(
        datum < '2026-12-01'
          ? ['30. November 2026', '31. März 2027', '30. November 2027', '31. März 2028']
          : datum < '2027-04-01'
            ? ['31. März 2027', '30. November 2027', '31. März 2028', '30. November 2028']
            : ['30. November 2027', '31. März 2028', '30. November 2028', '29. März 2029'],
      )
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
