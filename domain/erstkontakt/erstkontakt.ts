import { ERSTKONTAKTE, type Erstkontakt, type Tariftyp } from '../praemien/modelle.ts'
import type { Tarif } from '../praemien/regionstabelle.ts'
import { nfd } from '../werte/normalform.ts'
import { AMTLICH_2027, ANDERS_BELEGT } from './erstkontakt-produkte.ts'

/** Older tables file pharmacy, phone and mixed products under HAM, HMO or DIV: of them the type says nothing. */
const NACH_TYP: Readonly<Record<Tariftyp, Erstkontakt | undefined>> = {
  'TAR-BASE': 'frei',
  'TAR-HAM': undefined,
  'TAR-HMO': undefined,
  'TAR-DIV': undefined,
  BASE: 'frei',
  PRAXIS: 'praxis',
  TEL_DIG: 'telefon-app',
  PHARM: 'apotheke',
  FLEX: 'wahl',
}

/** By the official type, else by what is known of the product, else by a name that leaves no doubt. */
export function erstkontakt(typ: Tariftyp, versicherer: number, tarif: string): Erstkontakt {
  return NACH_TYP[typ] ?? desProdukts(versicherer, tarif) ?? ausName(tarif) ?? 'je-nach-tarif'
}

/** A table never changes, and names are not read twice. */
const BEKANNTE = new WeakMap<Pick<Tarif, 'typ'>, Erstkontakt>()

export function kontaktDes(tarif: Pick<Tarif, 'typ' | 'versicherer' | 'name'>): Erstkontakt {
  const kontakt = BEKANNTE.get(tarif) ?? erstkontakt(tarif.typ, tarif.versicherer, tarif.name)
  BEKANNTE.set(tarif, kontakt)
  return kontakt
}

/** No product has a longer name. */
const HOECHSTENS = 200

/** «FAVORIT SANTÉ» and «Favorit Sante» alike. */
const gefaltet = (name: string) => (nfd(name, HOECHSTENS) ?? name).replaceAll(/\p{M}/gu, '').toLowerCase()
const nurZeichen = (name: string) => gefaltet(name).replaceAll(/[^a-z0-9]/g, '')

function desProdukts(versicherer: number, tarif: string): Erstkontakt | undefined {
  const gesucht = nurZeichen(tarif)
  const bekannte = [AMTLICH_2027[versicherer], ANDERS_BELEGT[versicherer]]
  return ERSTKONTAKTE.find(kontakt =>
    bekannte.some(produkte => produkte?.[kontakt]?.some(name => nurZeichen(name) === gesucht)),
  )
}

const PRAXIS = /hausarzt|medecin de famille|medico di famiglia|(?<![a-z])hmo(?![a-z])/
const TELEFON = /(?<![a-z])(?:tele?med|tel ?(?:care|doc)|callmed)/

/**
 * A pharmacy in the name tells nothing: in 2027 casamed pharm and Medpharm are FLEX, PharMed is PRAXIS. «Hausarzt mit App» is
 * TEL_DIG there.
 */
const MEHRDEUTIG = /pharm|apothek|farmac|(?<![a-z])app(?![a-z])|flex|multi|combi|select/

/** Undefined unless the name speaks of one kind of contact alone. */
export function ausName(tarif: string): Erstkontakt | undefined {
  const name = gefaltet(tarif)
  const istPraxis = PRAXIS.test(name)
  if (MEHRDEUTIG.test(name) || istPraxis === TELEFON.test(name)) return undefined
  return istPraxis ? 'praxis' : 'telefon-app'
}
