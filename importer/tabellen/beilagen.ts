import { regionAusCode } from '#domain/praemien/bag-codes.ts'
import { Maengel } from './maengel.ts'
import type { Praemien } from './praemien.ts'
import { feld, type Tabelle } from './tabellen.ts'

/** Insurers of the official directory by number; those marked "x" sell no basic insurance but harm nobody here. */
export async function readVersicherer(tabelle: Tabelle<'versicherer'>): Promise<Map<number, string>> {
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
export async function applyEinzugsgebiete(tabelle: Tabelle<'einzugsgebiete'>, praemien: Praemien): Promise<Wirkung> {
  const { spalte } = tabelle
  const maengel = new Maengel(tabelle.name)
  const gebiete = new Map<string, Set<number> | null>()
  let zeilen = 0
  for await (const zeile of tabelle.zeilen()) {
    if (Number(feld(zeile, spalte('Geschäftsjahr'))) !== praemien.jahr) continue
    zeilen += 1
    const gebiet = `${feld(zeile, spalte('Kanton'))}${regionAusCode(feld(zeile, spalte('Region')))}`
    const schluessel = `${gebiet} ${Number(feld(zeile, spalte('Versicherer')))} ${feld(zeile, spalte('Tarif'))}`
    const bisher = gebiete.get(schluessel)
    const eingeschraenkt = feld(zeile, spalte('Eingeschränkt'))
    const gemeinden = bfsNummern(feld(zeile, spalte('Gemeinden-BFS')))
    if (eingeschraenkt === 'N') gebiete.set(schluessel, null)
    else if (eingeschraenkt !== 'Y')
      maengel.melde(zeile, `hat in der Spalte Eingeschränkt den unbekannten Wert «${eingeschraenkt}»`)
    else if (!gemeinden.every(Number.isInteger)) maengel.melde(zeile, 'hat eine unlesbare BFS-Nummer')
    else if (bisher === undefined) gebiete.set(schluessel, new Set(gemeinden))
    else for (const gemeinde of gemeinden) bisher?.add(gemeinde)
  }
  maengel.wirf()
  let tarife = 0
  for (const [gebiet, { tarife: alle }] of praemien.gebiete)
    for (const tarif of alle.values()) {
      const gemeinden = gebiete.get(`${gebiet} ${tarif.versicherer} ${tarif.code}`)
      if (gemeinden === undefined) continue
      tarife += 1
      if (gemeinden) tarif.gemeinden = [...gemeinden].sort((a, b) => a - b)
    }
  return { zeilen, tarife }
}

function bfsNummern(text: string): number[] {
  return text
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(Number)
}

/** Gives tariffs their official German name. */
export async function applyTarifnamen(tabelle: Tabelle<'tarife'>, praemien: Praemien): Promise<Wirkung> {
  const { spalte } = tabelle
  const namen = new Map<string, string>()
  let zeilen = 0
  for await (const zeile of tabelle.zeilen()) {
    if (Number(feld(zeile, spalte('Geschäftsjahr'))) !== praemien.jahr) continue
    zeilen += 1
    const name = feld(zeile, spalte('Name_DE'))
    if (name !== '') namen.set(`${Number(feld(zeile, spalte('Versicherer')))} ${feld(zeile, spalte('Tarif'))}`, name)
  }
  let tarife = 0
  for (const gebiet of praemien.gebiete.values())
    for (const tarif of gebiet.tarife.values()) {
      const name = namen.get(`${tarif.versicherer} ${tarif.code}`)
      if (name === undefined) continue
      tarife += 1
      tarif.name = name
    }
  return { zeilen, tarife }
}
