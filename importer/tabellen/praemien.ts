import { kantonMitCode } from '#domain/orte/kantone.ts'
import {
  altersklasseAusCode,
  franchiseAusCode,
  istPseudokanton,
  regionAusCode,
  stufeAusCode,
  tariftypAusCode,
  unfallAusCode,
} from '#domain/praemien/bag-codes.ts'
import { PLAETZE, platz, type Tarif } from '#domain/praemien/regionstabelle.ts'
import { type Rappen, rappen, rappenAusText } from '#domain/werte/rappen.ts'
import { ImportFehler, Unvollstaendig } from '../import-fehler.ts'
import { Maengel } from './maengel.ts'
import { feld, type Quellspalte, type Quelltabelle } from './tabellen.ts'
import type { Quellzeile } from './zeile.ts'

export type OffenerTarif = Tarif & { praemien: Int32Array }

export type Tarifgebiet = { kanton: string; region: number; tarife: Map<string, OffenerTarif> }

export type Praemientabelle = {
  jahr: number
  gebiete: Map<string, Tarifgebiet>
  gelesen: number
  behalten: number
  /** Reason → number of rows. */
  verworfen: Map<string, number>
}

/** A month's premium beyond these bounds is a misread column, not a price. In 2026 the table spans 19.50 to 913.80. */
const TIEFSTE = rappen(5_00)
const HOECHSTE = rappen(2_500_00)

/** In 2026 there are 4'962 in all regions together. */
const HOECHSTENS_TARIFE = 100_000

export async function readPraemien(
  tabelle: Quelltabelle<'praemien'>,
  gelesen?: (bytes: number) => void,
): Promise<Praemientabelle> {
  const leser = new Praemienleser(tabelle)
  for await (const stueck of tabelle.stuecke(gelesen)) for (const zeile of stueck) leser.add(zeile)
  return leser.ergebnis()
}

class Praemienleser {
  private readonly tabelle: Quelltabelle<'praemien'>
  private readonly maengel: Maengel
  private tarife = 0
  private readonly praemien: Praemientabelle = {
    jahr: 0,
    gebiete: new Map(),
    gelesen: 0,
    behalten: 0,
    verworfen: new Map(),
  }
  private letzte: Quellzeile = { nummer: 0, werte: [] }
  private letzterTarif: OffenerTarif | undefined
  /** The columns that say which tariff a price belongs to. */
  private readonly tarifstellen: readonly number[]

  constructor(tabelle: Quelltabelle<'praemien'>) {
    this.tabelle = tabelle
    this.tarifstellen = (['Kanton', 'Region', 'Versicherer', 'Tarif', 'Tariftyp', 'Tarifbezeichnung'] as const).map(
      spalte => tabelle.spalte(spalte),
    )
    this.maengel = new Maengel(tabelle.name)
  }

  add(zeile: Quellzeile) {
    this.praemien.gelesen += 1
    if (zeile.werte.length > this.tabelle.breite) {
      this.maengel.add(zeile, `hat ${zeile.werte.length} statt ${this.tabelle.breite} Spalten`)
      return
    }
    const grund = this.grundZumVerwerfen(zeile)
    if (grund) this.praemien.verworfen.set(grund, (this.praemien.verworfen.get(grund) ?? 0) + 1)
    else if (this.keep(zeile)) this.praemien.behalten += 1
  }

  private wert(zeile: Quellzeile, spalte: Quellspalte<'praemien'>): string {
    return feld(zeile, this.tabelle.spalte(spalte))
  }

  private grundZumVerwerfen(zeile: Quellzeile): string | undefined {
    const gebiet = this.wert(zeile, 'Hoheitsgebiet')
    if (gebiet !== 'CH' && gebiet !== 'P_OKPCH') return 'gilt nicht in der Schweiz'
    if (istPseudokanton(this.wert(zeile, 'Kanton'))) return 'Pseudokanton ZE oder ZR'
    if (this.wert(zeile, 'Prämie') === '' || this.wert(zeile, 'Versicherer') === '')
      return 'ohne Prämie oder Versicherer'
    const untergruppe = this.wert(zeile, 'Altersuntergruppe')
    return /^K[26-9]$/.test(untergruppe) ? `Kinderstufe ${untergruppe} ohne bekannte Bedeutung` : undefined
  }

  private keep(zeile: Quellzeile): boolean {
    const jahr = Number(this.wert(zeile, 'Geschäftsjahr'))
    this.praemien.jahr ||= jahr
    const tarif = this.tarif(zeile)
    const stelle = this.stelle(zeile)
    const praemie = this.praemie(zeile)
    if (!Number.isInteger(jahr) || jahr !== this.praemien.jahr)
      return this.maengel.add(
        zeile,
        `nennt das Geschäftsjahr ${this.wert(zeile, 'Geschäftsjahr')}, die Tabelle beginnt mit ${this.praemien.jahr}`,
      )
    if (tarif === undefined || stelle === undefined || praemie === undefined) return false
    if (tarif.praemien[stelle] !== 0) return this.maengel.add(zeile, 'wiederholt eine Prämie, die es schon gibt')
    tarif.praemien[stelle] = praemie
    return true
  }

  /** Rows that follow one another are mostly prices of one tariff. */
  private tarif(zeile: Quellzeile): OffenerTarif | undefined {
    const { werte } = this.letzte
    if (this.letzterTarif && this.tarifstellen.every(stelle => werte[stelle] === zeile.werte[stelle]))
      return this.letzterTarif
    this.letzte = zeile
    this.letzterTarif = this.gesuchterTarif(zeile)
    return this.letzterTarif
  }

  private gesuchterTarif(zeile: Quellzeile): OffenerTarif | undefined {
    const gebiet = this.gebiet(zeile)
    const versicherer = Number(this.wert(zeile, 'Versicherer'))
    const code = this.wert(zeile, 'Tarif')
    const name = tarifname(this.wert(zeile, 'Tarifbezeichnung') || code)
    const typ = tariftypAusCode(this.wert(zeile, 'Tariftyp'))
    if (!Number.isInteger(versicherer) || versicherer <= 0) this.unbekannt(zeile, 'Versicherer')
    else if (typ === undefined) this.unbekannt(zeile, 'Tariftyp')
    else if (gebiet) {
      const schluessel = `${versicherer} ${typ} ${code}`
      const bekannt = gebiet.tarife.get(schluessel)
      if (bekannt) return bekannt
      this.tarife += 1
      if (this.tarife > HOECHSTENS_TARIFE) throw new ImportFehler(`«${this.tabelle.name}» nennt über 100’000 Tarife.`)
      const praemien = new Int32Array(PLAETZE)
      const praemie = (stelle: number) => rappen(praemien[stelle] ?? 0)
      const neu = { versicherer, typ, code, name, gemeinden: null, praemien, praemie }
      gebiet.tarife.set(schluessel, neu)
      return neu
    }
    return undefined
  }

  private gebiet(zeile: Quellzeile): Tarifgebiet | undefined {
    const kanton = this.wert(zeile, 'Kanton')
    const region = regionAusCode(this.wert(zeile, 'Region'))
    const schluessel = `${kanton}${region}`
    const bekannt = this.praemien.gebiete.get(schluessel)
    if (bekannt) return bekannt
    const regionen = kantonMitCode(kanton)?.regionen
    if (!regionen) this.unbekannt(zeile, 'Kanton')
    else if (region === undefined || !regionen.includes(region)) this.unbekannt(zeile, 'Region')
    else {
      const neu = { kanton, region, tarife: new Map() }
      this.praemien.gebiete.set(schluessel, neu)
      return neu
    }
    return undefined
  }

  private stelle(zeile: Quellzeile): number | undefined {
    const klasse = altersklasseAusCode(this.wert(zeile, 'Altersklasse'))
    const unfall = unfallAusCode(this.wert(zeile, 'Unfalleinschluss'))
    const franchise = franchiseAusCode(this.wert(zeile, 'Franchise'))
    const stufe = klasse && stufeAusCode(klasse, this.wert(zeile, 'Altersuntergruppe'))
    if (!klasse) this.unbekannt(zeile, 'Altersklasse')
    else if (!stufe) this.unbekannt(zeile, 'Altersuntergruppe')
    else if (!unfall) this.unbekannt(zeile, 'Unfalleinschluss')
    else {
      const stelle = franchise === undefined ? undefined : platz(stufe, unfall, franchise)
      if (stelle === undefined) this.unbekannt(zeile, 'Franchise')
      return stelle
    }
    return undefined
  }

  private praemie(zeile: Quellzeile): Rappen | undefined {
    const text = this.wert(zeile, 'Prämie')
    const praemie = rappenAusText(text)
    if (praemie === undefined) this.maengel.add(zeile, `hat die unlesbare Prämie «${text}»`)
    else if (praemie < TIEFSTE || praemie > HOECHSTE) this.maengel.add(zeile, `hat die unmögliche Prämie ${text}`)
    else if (praemie % 5 !== 0) this.maengel.add(zeile, `hat eine Prämie, die nicht auf 5 Rappen geht: ${text}`)
    else return praemie
    return undefined
  }

  private unbekannt(zeile: Quellzeile, spalte: Quellspalte<'praemien'>) {
    this.maengel.add(zeile, `hat in der Spalte ${spalte} den unbekannten Wert «${this.wert(zeile, spalte)}»`)
  }

  ergebnis(): Praemientabelle {
    this.maengel.throwIfAny()
    if (this.praemien.gelesen === 0) throw new Unvollstaendig(`«${this.tabelle.name}» enthält keine einzige Zeile.`)
    return this.praemien
  }
}

/** From 2027 on the table calls the Standard model by its code. */
function tarifname(bezeichnung: string): string {
  return bezeichnung === 'BASE' ? 'Grundversicherung' : bezeichnung
}

export function versichererDer({ gebiete }: Praemientabelle): Set<number> {
  return new Set([...gebiete.values()].flatMap(({ tarife }) => [...tarife.values()].map(tarif => tarif.versicherer)))
}
