import { regionAusCode } from '#domain/praemien/bag-codes.ts'
import { Maengel } from './maengel.ts'
import type { OffenerTarif, Praemientabelle } from './praemien.ts'
import { feld, type Quelltabelle } from './tabellen.ts'
import type { Quellzeile } from './zeile.ts'

/** Insurers of the official directory by number; those marked "x" sell no basic insurance but harm nobody here. */
export async function readVersicherer(tabelle: Quelltabelle<'versicherer'>): Promise<Map<number, string>> {
  const [nummer, name] = [tabelle.spalte('Nummer'), tabelle.spalte('Name')]
  const namen = new Map<number, string>()
  for await (const zeile of tabelle.zeilen()) {
    const wert = Number(feld(zeile, nummer))
    if (Number.isInteger(wert) && wert > 0 && feld(zeile, name) !== '') namen.set(wert, feld(zeile, name))
  }
  return namen
}

/** What a supplement did: its rows of the premiums' year, and how many tariffs they named. */
export type Wirkung = { zeilen: number; tarife: number }

/** Limits tariffs to their catchment areas. */
export async function applyEinzugsgebiete(
  tabelle: Quelltabelle<'einzugsgebiete'>,
  praemien: Praemientabelle,
): Promise<Wirkung> {
  const { spalte } = tabelle
  const maengel = new Maengel(tabelle.name)
  /** Null where a row says that the tariff is sold everywhere, whatever later ones say. */
  const gebiete = new Map<string, Set<number> | null>()
  let zeilen = 0
  for await (const zeile of zeilenVon(praemien.jahr, tabelle.zeilen(), spalte('Geschäftsjahr'))) {
    zeilen += 1
    const gebiet = `${feld(zeile, spalte('Kanton'))}${regionAusCode(feld(zeile, spalte('Region')))}`
    const schluessel = `${gebiet} ${Number(feld(zeile, spalte('Versicherer')))} ${feld(zeile, spalte('Tarif'))}`
    const eingeschraenkt = feld(zeile, spalte('Eingeschränkt'))
    const gemeinden = bfsNummern(feld(zeile, spalte('Gemeinden-BFS')))
    const mangel = mangelVon(eingeschraenkt, gemeinden)
    if (mangel !== null) maengel.melde(zeile, mangel)
    else if (eingeschraenkt === 'N') gebiete.set(schluessel, null)
    else addGemeinden(gebiete, schluessel, gemeinden)
  }
  maengel.wirf()
  const tarife = changeTarife(praemien, (tarif, gebiet) => {
    const gemeinden = gebiete.get(`${gebiet} ${tarif.versicherer} ${tarif.code}`)
    if (gemeinden) tarif.gemeinden = [...gemeinden].sort((a, b) => a - b)
    return gemeinden !== undefined
  })
  return { zeilen, tarife }
}

function addGemeinden(
  gebiete: Map<string, Set<number> | null>,
  schluessel: string,
  gemeinden: readonly number[],
): void {
  const bisher = gebiete.get(schluessel)
  if (bisher === undefined) gebiete.set(schluessel, new Set(gemeinden))
  else for (const gemeinde of gemeinden) bisher?.add(gemeinde)
}

async function* zeilenVon(jahr: number, zeilen: AsyncIterable<Quellzeile>, spalte: number): AsyncGenerator<Quellzeile> {
  for await (const zeile of zeilen) if (Number(feld(zeile, spalte)) === jahr) yield zeile
}

/** How many tariffs the supplement named. */
function changeTarife({ gebiete }: Praemientabelle, change: (tarif: OffenerTarif, gebiet: string) => boolean): number {
  const genannte = [...gebiete].map(
    ([gebiet, { tarife }]) => [...tarife.values()].filter(tarif => change(tarif, gebiet)).length,
  )
  return genannte.reduce((summe, anzahl) => summe + anzahl, 0)
}

function mangelVon(eingeschraenkt: string, gemeinden: readonly number[]): string | null {
  if (eingeschraenkt === 'N') return null
  if (eingeschraenkt !== 'Y') return `hat in der Spalte Eingeschränkt den unbekannten Wert «${eingeschraenkt}»`
  return gemeinden.every(Number.isInteger) ? null : 'hat eine unlesbare BFS-Nummer'
}

function bfsNummern(text: string): number[] {
  return text
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(Number)
}

/** Gives tariffs their official German name. */
export async function applyTarifnamen(tabelle: Quelltabelle<'tarife'>, praemien: Praemientabelle): Promise<Wirkung> {
  const { spalte } = tabelle
  const namen = new Map<string, string>()
  let zeilen = 0
  for await (const zeile of zeilenVon(praemien.jahr, tabelle.zeilen(), spalte('Geschäftsjahr'))) {
    zeilen += 1
    const name = feld(zeile, spalte('Name_DE'))
    if (name !== '') namen.set(`${Number(feld(zeile, spalte('Versicherer')))} ${feld(zeile, spalte('Tarif'))}`, name)
  }
  const tarife = changeTarife(praemien, tarif => {
    const name = namen.get(`${tarif.versicherer} ${tarif.code}`)
    tarif.name = name ?? tarif.name
    return name !== undefined
  })
  return { zeilen, tarife }
}
