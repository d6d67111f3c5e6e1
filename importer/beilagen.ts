import { regionAusCode } from '#domain/bag-codes.ts'
import type { Praemien } from './praemien.ts'
import { feld, type Tabelle } from './tabellen.ts'

/** Insurers of the official directory by number; those marked "x" sell no basic insurance but harm nobody here. */
export async function leseVersicherer(tabelle: Tabelle<'versicherer'>): Promise<Map<number, string>> {
  const [nummer, name] = [tabelle.spalte('Nummer'), tabelle.spalte('Name')]
  const namen = new Map<number, string>()
  for await (const zeile of tabelle.zeilen()) {
    const wert = Number(feld(zeile, nummer))
    if (Number.isInteger(wert) && wert > 0 && feld(zeile, name) !== '') namen.set(wert, feld(zeile, name))
  }
  return namen
}

/** Limits tariffs to their catchment areas. Returns how many rows applied: none when the file is of another year. */
export async function wendeEinzugsgebieteAn(tabelle: Tabelle<'einzugsgebiete'>, praemien: Praemien): Promise<number> {
  const { spalte } = tabelle
  const gebiete = new Map<string, Set<number> | null>()
  let zeilen = 0
  for await (const zeile of tabelle.zeilen()) {
    if (Number(feld(zeile, spalte('Geschäftsjahr'))) !== praemien.jahr) continue
    zeilen += 1
    const gebiet = `${feld(zeile, spalte('Kanton'))}${regionAusCode(feld(zeile, spalte('Region')))}`
    const schluessel = `${gebiet} ${Number(feld(zeile, spalte('Versicherer')))} ${feld(zeile, spalte('Tarif'))}`
    const bisher = gebiete.get(schluessel)
    if (feld(zeile, spalte('Eingeschränkt')) !== 'Y') gebiete.set(schluessel, null)
    else if (bisher !== null)
      gebiete.set(schluessel, new Set([...(bisher ?? []), ...bfsNummern(feld(zeile, spalte('Gemeinden-BFS')))]))
  }
  for (const [schluessel, { tarife }] of praemien.gebiete)
    for (const tarif of tarife.values()) {
      const gemeinden = gebiete.get(`${schluessel} ${tarif.versicherer} ${tarif.code}`)
      if (gemeinden) tarif.gemeinden = [...gemeinden].sort((a, b) => a - b)
    }
  return zeilen
}

function bfsNummern(text: string): number[] {
  return text
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(Number)
}

/** Gives tariffs their official German name. Returns how many rows applied. */
export async function wendeTarifnamenAn(tabelle: Tabelle<'tarife'>, praemien: Praemien): Promise<number> {
  const { spalte } = tabelle
  const namen = new Map<string, string>()
  for await (const zeile of tabelle.zeilen()) {
    if (Number(feld(zeile, spalte('Geschäftsjahr'))) !== praemien.jahr) continue
    const name = feld(zeile, spalte('Name_DE'))
    if (name !== '') namen.set(`${Number(feld(zeile, spalte('Versicherer')))} ${feld(zeile, spalte('Tarif'))}`, name)
  }
  for (const { tarife } of praemien.gebiete.values())
    for (const tarif of tarife.values()) tarif.name = namen.get(`${tarif.versicherer} ${tarif.code}`) ?? tarif.name
  return namen.size
}
