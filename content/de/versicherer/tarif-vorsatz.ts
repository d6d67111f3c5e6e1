import { ausName, erstkontakt } from '#domain/erstkontakt.ts'
import { istStandard, type Tariftyp } from '#domain/modelle.ts'
import { ERSTKONTAKT } from '../erstkontakt.ts'
import { MODELL_KURZ } from './saetze.ts'

/** «Telefon/App» before «SanaTel»; undefined before «Telmed» and «Hausarztversicherung», which say it themselves. */
export function tarifVorsatz(typ: Tariftyp, versicherer: number, tarif: string): string | undefined {
  const kontakt = erstkontakt(typ, versicherer, tarif)
  const kurz = kontakt === 'je-nach-tarif' ? MODELL_KURZ[typ] : ERSTKONTAKT[kontakt].kurz
  const sagtEsSelbst = ausName(tarif) === kontakt || tarif.toLowerCase().startsWith(kurz.toLowerCase())
  return istStandard(typ) || sagtEsSelbst ? undefined : kurz
}
