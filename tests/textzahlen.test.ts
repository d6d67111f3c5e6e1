import { beforeAll, describe, expect, it, vi } from 'vitest'
import { frankenText, mitApostroph } from '#content/zahlen/format.ts'
import { erstkontakt } from '#domain/erstkontakt/erstkontakt.ts'
import type { Tariftyp } from '#domain/praemien/modelle.ts'
import { rappen } from '#domain/werte/rappen.ts'
import { aussagen } from '../content/de/zahlen/aussagen.ts'
import type { Regionstabelle } from '../domain/praemien/regionstabelle.ts'
import { textzahlen } from '../domain/zahlen/textzahlen.ts'
import { amtlich } from './fixtures/tabellen/amtlich.ts'
import {
  type Angebot,
  durchschnitt,
  type Frage,
  guenstigster,
  mitte,
  preise,
  prozent,
  roheAngebote,
  teuerster,
} from './fixtures/tabellen/rohangebote.ts'
import { regionstabellenAus, rohtabelle } from './fixtures/tabellen/rohtabelle.ts'
import {
  ABGABE,
  AG,
  BS,
  FAMILIE,
  FRANCHISE,
  GRENZEN,
  KIND,
  MODELLE,
  PRAEMIEN,
  RECHNUNGEN,
  REFORM,
  SPAREN,
  STANDARD,
} from './fixtures/tabellen/textzahlen-2026.ts'
import { renderFassungen } from './fixtures/texte/alle-seiten.ts'

// One large file is read, and the site rendered; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

/**
 * The figures that the texts calculate are compared with the raw table, searched here a second time and in another way: the
 * official one of 2026 where BAG_DATEN names it, with its figures stated, else the demonstration table.
 */
const JAHR = 2026

/** The texts of the pages, a blank instead of every tag. */
const seiten = new Map<string, string>()
const seite = (pfad: string): string => seiten.get(pfad) ?? ''
let tabellen: Regionstabelle[] = []
const { zeilen, trennzeichen } = rohtabelle(JAHR)
const { regionen, angebote } = roheAngebote(zeilen.join('\n'), trennzeichen)

beforeAll(async () => {
  tabellen = [...(await regionstabellenAus(zeilen, JAHR)).values()]
  const [dokumente = []] = await renderFassungen([
    {
      datum: '2026-03-16',
      praemien: { jahr: JAHR, quelle: amtlich ? 'BAG' : 'DEMO', importiert: '2025-09-23' },
      tabellen,
    },
  ])
  for (const { pfad, inhalt } of dokumente) {
    const text = inhalt
      .replace(/<script.*?<\/script>/gs, '')
      .replaceAll('<!-- -->', '')
      .replaceAll(/<[^>]+>/g, ' ')
    seiten.set(pfad, text.replaceAll(/\s+/g, ' '))
  }
})

it('the texts show what the raw table holds, less the refund of the year', () => {
  const falsche = PRAEMIEN.flatMap(([, statistik, frage, pfade]) => {
    const betrag = statistik(preise(angebote(frage)))
    return pfade
      .filter(pfad => !seite(pfad).includes(frankenText(rappen(betrag - ABGABE))))
      .map(pfad => `${betrag} less the refund in ${pfad}`)
  })
  expect(falsche).toEqual([])
})

it('the start page shows the cheapest and the dearest tariff of its example', () => {
  const example = preise(angebote({ region: 'ZH 2', franchise: 2500 })).toSorted((a, b) => a - b)
  const [guenstig = 0, teuer = 0] = [example[0], example.at(-1)]
  for (const betrag of [guenstig - ABGABE, teuer - ABGABE, 12 * (teuer - guenstig)])
    expect(seite('/')).toContain(frankenText(rappen(betrag)))
})

if (!amtlich)
  it('marks invented figures on every page that shows some', () => {
    const pfade = [...new Set(PRAEMIEN.flatMap(([, , , pfade]) => pfade))]
    expect(pfade.filter(pfad => !seite(pfad).includes('Zahlen: Demodaten – keine offiziellen Prämien'))).toEqual([])
  })

/** «1’531.68», and whole francs also without Rappen. */
function schreibweisen(rappen: number): string[] {
  const ganze = mitApostroph(Math.floor(rappen / 100))
  const mitRappen = `${ganze}.${String(rappen % 100).padStart(2, '0')}`
  return rappen % 100 === 0 ? [ganze, mitRappen] : [mitRappen]
}

if (amtlich)
  describe('the official table of 2026', () => {
    it('holds every premium as it is stated here', () => {
      const falsche = PRAEMIEN.filter(([betrag, statistik, frage]) => statistik(preise(angebote(frage))) !== betrag)
      expect(falsche).toEqual([])
    })

    it.each(RECHNUNGEN)('%s: %i is right', (pfad, betrag, ergebnis) => {
      expect(Math.round(ergebnis)).toBe(betrag)
      expect(schreibweisen(betrag).some(text => seite(pfad).includes(text))).toBe(true)
    })

    it('adds premium and cost share up as the rules do', () => {
      for (const zeile of [
        '0 5’773.80 5’317.80 4’341.00',
        '1’500 6’193.80 6’367.80 5’841.00',
        '2’000 6’243.80 6’417.80 6’341.00',
        '10’000 6’773.80 7’017.80 7’541.00',
      ])
        expect(seite(FRANCHISE)).toContain(zeile)
      for (const zeile of ['0 1’381.80 961.80', '300 1’411.80 1’261.80', '5’000 1’731.80 1’911.80'])
        expect(seite(FAMILIE)).toContain(zeile)
      expect(seite(FRANCHISE)).toContain('CHF 1’892')
      expect(seite(FAMILIE)).toContain('rund CHF 467')
    })

    /** What the cheapest alternative model saves against the same insurer's Standard. */
    function rabatte(
      region: string,
      franchise: number,
      passt: (angebot: Angebot) => boolean,
      standardFranchise = franchise,
    ) {
      const standard = angebote({ region, franchise: standardFranchise, modell: STANDARD })
      return standard.flatMap(({ versicherer, praemie }) => {
        const eigene = angebote({ region, franchise, versicherer }).filter(passt)
        return eigene.length > 0 ? [1 - guenstigster(preise(eigene)) / praemie] : []
      })
    }
    const istPraxis = ({ modell, versicherer, tarif }: Angebot) =>
      erstkontakt(modell as Tariftyp, Number(versicherer), tarif) === 'praxis'
    const MIT_EINSCHRAENKUNG = ({ modell }: Angebot) => modell !== STANDARD

    it('bears the claims of the start page', () => {
      const zahlen = textzahlen(tabellen, { jahr: JAHR })
      const praemien = { jahr: JAHR, quelle: 'BAG', versicherer: 34, regionen: 42 } as const
      const texte = aussagen(praemien, zahlen).map(({ beleg }) => beleg)
      const spannen = regionen.map(region => ({
        teuer: teuerster(preise(angebote({ region, franchise: 300, modell: STANDARD }))) - ABGABE,
        guenstig: guenstigster(preise(angebote({ region, franchise: 2500 }))) - ABGABE,
      }))
      const familien = regionen.map(region => {
        const ersparnis = (frage: Pick<Frage, 'franchise' | 'person'>) =>
          durchschnitt(preise(angebote({ region, ...frage, modell: STANDARD }))) -
          guenstigster(preise(angebote({ region, ...frage })))
        return 12 * 2 * (ersparnis({ franchise: 2500 }) + ersparnis({ franchise: 0, person: KIND }))
      })
      const erreicht = familien.filter(imJahr => imJahr >= 3000_00).length
      expect(erreicht).toBe(35)
      expect(texte[2]).toContain(`In ${erreicht} von ${regionen.length} Regionen erreicht die Familie CHF 3’000.`)

      const modell = regionen.flatMap(region => rabatte(region, 300, MIT_EINSCHRAENKUNG))
      expect([prozent(modell, teuerster), prozent(modell, mitte)]).toEqual([24.1, 13.5])
      expect(texte[3]).toContain('höchstens 24%, jeder zweite Tarif mindestens 13%')

      const beides = regionen.flatMap(region => rabatte(region, 2500, () => true, 300))
      expect(Math.floor(prozent(beides, teuerster))).toBe(46)
      expect(texte[3]).toContain('dazu sind es bis 46%')

      const ueberHaelfte = spannen.filter(({ teuer, guenstig }) => guenstig < teuer / 2).length
      expect(texte[3]).toContain(`in ${ueberHaelfte} von 42 Regionen weniger als die Hälfte`)
    })

    it('takes 10 to 20 per cent off with the cheapest model of an insurer, most of the time', () => {
      const alle = regionen.flatMap(region => [300, 2500].flatMap(f => rabatte(region, f, MIT_EINSCHRAENKUNG)))
      expect(alle.filter(rabatt => rabatt >= 0.1 && rabatt <= 0.2).length / alle.length).toBeGreaterThan(0.75)
      expect(seite(SPAREN)).toContain('meist 10 bis 20% billiger')
    })

    it('spreads the Standard tariffs of Basel as the text says', () => {
      const basel = preise(angebote({ ...BS, modell: STANDARD }))
      expect(teuerster(basel) - guenstigster(basel)).toBe(147_75)
      expect(seite(SPAREN)).toContain('CHF 147.75')
    })

    it('bears what the texts say about the discount of a practice in Zürich', () => {
      const [tief, hoch] = [300, 2500].map(franchise => rabatte('ZH 1', franchise, istPraxis))
      expect(tief).toHaveLength(26)
      expect([guenstigster, teuerster, mitte].map(statistik => prozent(tief ?? [], statistik))).toEqual([5, 18.5, 12.5])
      expect([mitte, teuerster].map(statistik => prozent(hoch ?? [], statistik))).toEqual([15.7, 23])
      expect(seite(MODELLE)).toContain('Bei den 26 Versicherern')
      expect(seite(MODELLE)).toContain('von 5% bis 18.5%, in der Mitte liegt er bei 12.5%')
      expect(seite(MODELLE)).toContain('liegt die Mitte bei 15.7%, der höchste Wert bei 23%')
      expect(seite(REFORM)).toContain('von 5 bis 18.5% mit Franchise 300 und bis 23% mit Franchise 2’500')
    })

    it('puts the limit between the franchises where the guide says, in all regions', () => {
      const grenzen = regionen.map(region => {
        const [tief = 0, hoch = 0] = [300, 2500].map(franchise => guenstigster(preise(angebote({ region, franchise }))))
        return Math.round((12 * (tief - hoch) + 270_00) / 0.9 / 100)
      })
      expect([Math.min(...grenzen), Math.max(...grenzen)]).toEqual([1697, 1925])
      expect(seite(FRANCHISE)).toContain('zwischen CHF 1’697 und CHF 1’925')
    })

    it('sells the family of the example its cheapest common insurer', () => {
      const kassen = new Set(angebote(AG).map(({ versicherer }) => versicherer))
      const gemeinsam = [...kassen].map(versicherer => {
        const eltern = guenstigster(preise(angebote({ ...AG, versicherer })))
        return 2 * (eltern + guenstigster(preise(angebote({ ...AG, franchise: 0, person: KIND, versicherer }))))
      })
      expect(Math.min(...gemeinsam)).toBe(852_20)
      expect(seite(FAMILIE)).toContain('CHF 831.60')
      expect(seite(GRENZEN)).toContain('CHF 829.10')
    })

    it('takes 5 to 7 per cent off without accident cover, at most insurers', () => {
      const abzuege = regionen.flatMap(region =>
        angebote({ region, franchise: 300, modell: STANDARD }).map(({ versicherer, praemie }) => {
          const person = 'AKL-ERW MIT-UNF'
          return (
            1 -
            praemie / guenstigster(preise(angebote({ region, franchise: 300, modell: STANDARD, person, versicherer })))
          )
        }),
      )
      const uebliche = abzuege.filter(abzug => abzug > 0.0495 && abzug < 0.0705)
      expect(uebliche.length / abzuege.length).toBeGreaterThan(0.9)
    })
  })
