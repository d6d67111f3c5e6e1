import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { frankenText, type Rappen } from '#domain/rappen.ts'
import { type Rohzeile, rohzeilen } from '../server/daten/testrohdaten.ts'
import { aussagen } from './aussagen.ts'

// One large file is read; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })

const { BAG_DATEN: amtlich } = process.env

type Person = `AKL-${'ERW' | 'JUG' | 'KIN'} ${'OHN' | 'MIT'}-UNF`
type Frage = { region: string; franchise: number; person?: Person; modell?: string; versicherer?: string }
type Statistik = (werte: number[]) => number

const guenstigster: Statistik = werte => Math.min(...werte)
const teuerster: Statistik = werte => Math.max(...werte)
const durchschnitt: Statistik = werte => 5 * Math.round(werte.reduce((a, b) => a + b, 0) / werte.length / 5)

const STANDARD = 'TAR-BASE'
const ZH1 = { region: 'ZH 1' }
const BE1 = { region: 'BE 1' }
const BS = { region: 'BS 0', franchise: 300 }
const SG1 = { region: 'SG 1', franchise: 2500 }
const AG = { region: 'AG 0', franchise: 2500 }
const KIND = 'AKL-KIN MIT-UNF'

const ANLEITUNG = 'ratgeber/krankenkasse-wechseln-2026-anleitung.mdx'
const MODELLE = 'ratgeber/hausarztmodell-vs-standardmodell.mdx'
const RECHNER = 'ratgeber/praemienrechner-richtig-nutzen.mdx'
const BRIEF = 'ratgeber/krankenkasse-kuendigen-musterschreiben.mdx'
const FAMILIE = 'ratgeber/familienversicherung-optimieren.mdx'
const VERBILLIGUNG = 'ratgeber/praemienverbilligung-beantragen.mdx'
const FRANCHISE = 'ratgeber/franchise-optimal-waehlen.mdx'
const DREI_PERSONEN = 'blog/franchise-richtig-waehlen.mdx'
const REFORM = 'blog/hausarztmodell-2025-reform.mdx'
const SPAREN = 'blog/krankenkassenprämien-2025-sparen.mdx'
const WECHSEL_2025 = 'blog/krankenkasse-wechseln-2025.mdx'
const GRENZEN = 'blog/praemienverbilligung-2025-neue-grenzen.mdx'
const GRUND = 'seiten/grundversicherung.mdx'
const WECHSELN = 'seiten/krankenkasse-wechseln.mdx'
const ANSPRUCH = 'seiten/praemienverbilligung.mdx'
const GEBURT = 'seiten/vorgeburtliche-anmeldung.mdx'

/** Every monthly premium that the texts state, how it comes out of the table of 2026, and where it stands. */
const PRAEMIEN: readonly [Rappen, Statistik, Frage, string[]][] = [
  [567_60, guenstigster, { ...ZH1, franchise: 300, modell: STANDARD }, [ANLEITUNG, MODELLE, RECHNER]],
  [676_70, teuerster, { ...ZH1, franchise: 300, modell: STANDARD }, [ANLEITUNG]],
  [606_50, durchschnitt, { ...ZH1, franchise: 300, modell: STANDARD }, [MODELLE, RECHNER]],
  [448_30, guenstigster, { ...ZH1, franchise: 2500, modell: STANDARD }, [MODELLE, REFORM, WECHSELN]],
  [486_40, durchschnitt, { ...ZH1, franchise: 2500, modell: STANDARD }, [WECHSELN]],
  [486_30, guenstigster, { ...ZH1, franchise: 300, modell: 'TAR-HAM' }, [MODELLE, RECHNER]],
  [366_90, guenstigster, { ...ZH1, franchise: 2500, modell: 'TAR-HAM' }, [MODELLE, REFORM]],
  [491_00, guenstigster, { ...ZH1, franchise: 300, modell: 'TAR-HMO' }, [MODELLE]],
  [369_90, guenstigster, { ...ZH1, franchise: 2500, modell: 'TAR-HMO' }, [MODELLE]],
  [491_00, guenstigster, { ...ZH1, franchise: 300, modell: 'TAR-DIV' }, [MODELLE]],
  [371_70, guenstigster, { ...ZH1, franchise: 2500, modell: 'TAR-DIV' }, [MODELLE]],
  [486_30, guenstigster, { ...ZH1, franchise: 300 }, [FRANCHISE]],
  [475_50, guenstigster, { ...ZH1, franchise: 500 }, [FRANCHISE]],
  [448_30, guenstigster, { ...ZH1, franchise: 1000 }, [FRANCHISE]],
  [421_20, guenstigster, { ...ZH1, franchise: 1500 }, [FRANCHISE]],
  [394_10, guenstigster, { ...ZH1, franchise: 2000 }, [FRANCHISE]],
  [366_90, guenstigster, { ...ZH1, franchise: 2500 }, [FRANCHISE, RECHNER, FAMILIE, VERBILLIGUNG, WECHSELN]],
  [329_90, guenstigster, { region: 'ZH 2', franchise: 2500 }, [RECHNER]],
  [375_00, guenstigster, { ...ZH1, franchise: 300, modell: STANDARD, person: 'AKL-JUG OHN-UNF' }, [RECHNER]],
  [225_90, guenstigster, { ...ZH1, franchise: 2500, person: 'AKL-JUG OHN-UNF' }, [FAMILIE]],
  [120_30, guenstigster, { ...ZH1, franchise: 0, person: KIND }, [FAMILIE, VERBILLIGUNG, GEBURT]],
  [137_50, guenstigster, { ...ZH1, franchise: 0, person: KIND, modell: STANDARD }, [GEBURT]],
  [85_30, guenstigster, { ...ZH1, franchise: 600, person: KIND }, [FAMILIE, GEBURT]],
  [621_60, guenstigster, { ...BE1, franchise: 300, modell: STANDARD, versicherer: '1555' }, [RECHNER]],
  [549_10, guenstigster, { region: 'BE 2', franchise: 300, modell: STANDARD, versicherer: '1555' }, [RECHNER]],
  [507_00, guenstigster, { region: 'BE 3', franchise: 300, modell: STANDARD, versicherer: '1555' }, [RECHNER]],
  [586_90, guenstigster, { ...BE1, franchise: 300, modell: STANDARD }, [GRUND]],
  [705_80, teuerster, { ...BE1, franchise: 300, modell: STANDARD }, [GRUND]],
  [515_95, durchschnitt, { ...BE1, franchise: 2500, modell: STANDARD }, [ANLEITUNG, BRIEF]],
  [467_60, guenstigster, { ...BE1, franchise: 2500, modell: STANDARD }, [ANLEITUNG, REFORM]],
  [391_20, guenstigster, { ...BE1, franchise: 2500, modell: 'TAR-HAM' }, [REFORM]],
  [504_80, guenstigster, { ...BE1, franchise: 300 }, [DREI_PERSONEN]],
  [496_90, guenstigster, { ...BE1, franchise: 500 }, [DREI_PERSONEN]],
  [469_10, guenstigster, { ...BE1, franchise: 1000 }, [DREI_PERSONEN]],
  [441_90, guenstigster, { ...BE1, franchise: 1500 }, [DREI_PERSONEN]],
  [415_50, guenstigster, { ...BE1, franchise: 2000 }, [DREI_PERSONEN]],
  [388_30, guenstigster, { ...BE1, franchise: 2500 }, [DREI_PERSONEN, ANLEITUNG, BRIEF]],
  [351_75, guenstigster, { region: 'LU 1', franchise: 2500, modell: STANDARD }, [REFORM]],
  [310_30, guenstigster, { region: 'LU 1', franchise: 2500, modell: 'TAR-HAM' }, [REFORM]],
  [425_80, durchschnitt, { ...SG1, modell: STANDARD }, [WECHSEL_2025]],
  [387_70, guenstigster, { ...SG1, modell: STANDARD }, [WECHSEL_2025]],
  [326_90, guenstigster, SG1, [WECHSEL_2025]],
  [673_55, durchschnitt, { ...BS, modell: STANDARD }, [SPAREN]],
  [626_60, guenstigster, { ...BS, modell: STANDARD }, [SPAREN]],
  [535_60, guenstigster, { ...BS, modell: 'TAR-HAM' }, [SPAREN]],
  [416_30, guenstigster, { ...BS, franchise: 2500, modell: 'TAR-HAM' }, [SPAREN]],
  [413_05, durchschnitt, { ...AG, modell: STANDARD }, [FAMILIE]],
  [367_45, guenstigster, { ...AG, modell: STANDARD }, [FAMILIE]],
  [326_25, guenstigster, AG, [FAMILIE, ANSPRUCH]],
  [137_00, durchschnitt, { ...AG, franchise: 0, person: KIND, modell: STANDARD }, [FAMILIE]],
  [115_90, guenstigster, { ...AG, franchise: 0, person: KIND, modell: STANDARD }, [FAMILIE]],
  [98_60, guenstigster, { ...AG, franchise: 0, person: KIND }, [FAMILIE, ANSPRUCH]],
]

const lies = (datei: string) => readFileSync(new URL(datei, import.meta.url), 'utf8')

it('official premiums stand in the texts that are said to state them', () => {
  const fehlend = PRAEMIEN.flatMap(([betrag, , , dateien]) =>
    dateien.filter(datei => !lies(datei).includes(frankenText(betrag))).map(datei => `${betrag} in ${datei}`),
  )
  expect(fehlend).toEqual([])
})

type Angebot = { versicherer: string; modell: string; praemie: Rappen }

/** All offers for one region, person and franchise, straight from the raw table. */
function amtlicheAngebote(ordner: string) {
  const name = readdirSync(ordner, { recursive: true, encoding: 'utf8' }).find(datei =>
    datei.endsWith('Praemien_CH.csv'),
  )
  if (!name) throw new Error(`${ordner} has no premiums`)
  const schluessel = ({ Kanton, Region, Altersklasse, Unfalleinschluss, Franchise }: Rohzeile) =>
    [Kanton, Region.at(-1), Altersklasse, Unfalleinschluss, Franchise.slice('FRA-'.length)].join(' ')
  const gruppen = Map.groupBy(
    rohzeilen(readFileSync(join(ordner, name), 'utf8'), ',').filter(({ Altersuntergruppe }) =>
      ['', 'K1'].includes(Altersuntergruppe),
    ),
    schluessel,
  )
  const regionen = [...new Set([...gruppen.keys()].map(key => key.split(' ').slice(0, 2).join(' ')))]
  const angebote = ({ region, franchise, person = 'AKL-ERW OHN-UNF', modell, versicherer }: Frage): Angebot[] =>
    (gruppen.get(`${region} ${person} ${franchise}`) ?? [])
      .filter(zeile => modell === undefined || zeile.Tariftyp === modell)
      .filter(zeile => versicherer === undefined || zeile.Versicherer === versicherer)
      .map(zeile => ({
        versicherer: zeile.Versicherer,
        modell: zeile.Tariftyp,
        praemie: Math.round(Number(zeile.Prämie) * 100),
      }))
  return { regionen, angebote }
}

const preise = (angebote: readonly Angebot[]) => angebote.map(({ praemie }) => praemie)
const mitte = (werte: readonly number[]) => werte.toSorted((a, b) => a - b)[Math.floor(werte.length / 2)] ?? Number.NaN
const prozent = (werte: readonly number[], statistik: (werte: number[]) => number) =>
  Math.round(1000 * statistik([...werte])) / 10

if (amtlich)
  describe('the official table of 2026', () => {
    const { regionen, angebote } = amtlicheAngebote(amtlich)

    it('holds every premium the texts state', () => {
      const falsche = PRAEMIEN.filter(([betrag, statistik, frage]) => statistik(preise(angebote(frage))) !== betrag)
      expect(falsche).toEqual([])
    })

    /** What the cheapest alternative model saves against the same insurer's Standard. */
    function rabatte(region: string, franchise: number, modelle: readonly string[], standardFranchise = franchise) {
      const standard = angebote({ region, franchise: standardFranchise, modell: STANDARD })
      return standard.flatMap(({ versicherer, praemie }) => {
        const eigene = angebote({ region, franchise, versicherer }).filter(({ modell }) => modelle.includes(modell))
        return eigene.length > 0 ? [1 - guenstigster(preise(eigene)) / praemie] : []
      })
    }
    const MIT_EINSCHRAENKUNG = ['TAR-HAM', 'TAR-HMO', 'TAR-DIV']

    it('bears the claims of the start page', () => {
      const texte = aussagen({ jahr: 2026, quelle: 'BAG', versicherer: 34, regionen: 42 }).map(({ beleg }) => beleg)
      const spannen = regionen.map(region => ({
        teuer: teuerster(preise(angebote({ region, franchise: 300, modell: STANDARD }))),
        guenstig: guenstigster(preise(angebote({ region, franchise: 2500 }))),
      }))
      const ueber3000 = spannen.filter(({ teuer, guenstig }) => 12 * (teuer - guenstig) > 3000_00).length
      expect(texte[2]).toContain(`In ${ueber3000} von ${regionen.length} Regionen`)

      const modell = regionen.flatMap(region => rabatte(region, 300, MIT_EINSCHRAENKUNG))
      expect([prozent(modell, teuerster), prozent(modell, mitte)]).toEqual([24.1, 13.5])
      expect(texte[3]).toContain('höchstens 24%, in der Mitte gut 13%')

      const beides = regionen.flatMap(region => rabatte(region, 2500, [STANDARD, ...MIT_EINSCHRAENKUNG], 300))
      expect(Math.floor(prozent(beides, teuerster))).toBe(46)
      expect(texte[3]).toContain('dazu bis 46%')

      const ueberHaelfte = spannen.filter(({ teuer, guenstig }) => guenstig < teuer / 2).length
      expect(texte[3]).toContain(`in ${ueberHaelfte} von 42 Regionen mehr als 50%`)
    })

    it('takes 10 to 20 per cent off with the cheapest model of an insurer, most of the time', () => {
      const alle = regionen.flatMap(region => [300, 2500].flatMap(f => rabatte(region, f, MIT_EINSCHRAENKUNG)))
      expect(alle.filter(rabatt => rabatt >= 0.1 && rabatt <= 0.2).length / alle.length).toBeGreaterThan(0.75)
      expect(lies(SPAREN)).toContain('meist 10 bis 20% billiger')
    })

    it('spreads the Standard tariffs of Basel as the text says', () => {
      const basel = preise(angebote({ ...BS, modell: STANDARD }))
      expect(teuerster(basel) - guenstigster(basel)).toBe(147_75)
      expect(lies(SPAREN)).toContain('CHF 147.75')
    })

    it('bears what the texts say about the discount of the family-doctor model in Zürich', () => {
      const [tief, hoch] = [300, 2500].map(franchise => rabatte('ZH 1', franchise, ['TAR-HAM']))
      expect(tief).toHaveLength(25)
      expect([guenstigster, teuerster, mitte].map(statistik => prozent(tief ?? [], statistik))).toEqual([5, 18.5, 11])
      expect([mitte, teuerster].map(statistik => prozent(hoch ?? [], statistik))).toEqual([13.8, 23])
      expect(lies(MODELLE)).toContain('von 5% bis 18.5%, in der Mitte lag er bei 11%')
      expect(lies(MODELLE)).toContain('lag die Mitte bei 13.8%, der höchste Wert bei 23%')
      expect(lies(REFORM)).toContain('von 5 bis 18.5% mit Franchise 300 und bis 23% mit Franchise 2’500')
    })

    it('puts the limit between the franchises where the guide says, in all regions', () => {
      const grenzen = regionen.map(region => {
        const [tief = 0, hoch = 0] = [300, 2500].map(franchise => guenstigster(preise(angebote({ region, franchise }))))
        return Math.round((12 * (tief - hoch) + 270_00) / 0.9 / 100)
      })
      expect([Math.min(...grenzen), Math.max(...grenzen)]).toEqual([1697, 1925])
      expect(lies(FRANCHISE)).toContain('zwischen CHF 1’697 und CHF 1’925')
    })

    it('sells the family of the example its cheapest common insurer', () => {
      const kassen = new Set(angebote(AG).map(({ versicherer }) => versicherer))
      const gemeinsam = [...kassen].map(versicherer => {
        const eltern = guenstigster(preise(angebote({ ...AG, versicherer })))
        return 2 * (eltern + guenstigster(preise(angebote({ ...AG, franchise: 0, person: KIND, versicherer }))))
      })
      expect(Math.min(...gemeinsam)).toBe(852_20)
      expect(lies(FAMILIE)).toContain('CHF 852.20')
      expect(lies(GRENZEN)).toContain('CHF 849.70')
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
