import type { Faktenquelle } from './fakt.ts'

/** Laws as published on fedlex.admin.ch, by the place in them. */
const gesetz =
  (kurzname: string, adresse: string) =>
  (stelle: string): Faktenquelle => ({
    name: `${kurzname}, ${stelle}`,
    url: `https://www.fedlex.admin.ch/eli/cc/${adresse}/de`,
  })

export const KVG = gesetz('Krankenversicherungsgesetz KVG', '1995/1328_1328_1328')
export const KVV = gesetz('Verordnung über die Krankenversicherung KVV', '1995/3867_3867_3867')
export const KLV = gesetz('Krankenpflege-Leistungsverordnung KLV', '1995/4964_4964_4964')
export const UVG = gesetz('Unfallversicherungsgesetz UVG', '1982/1676_1676_1676')
export const VVG = gesetz('Versicherungsvertragsgesetz VVG', '24/719_735_717')

/** A notice of the federal administration. */
export const bund = (name: string, datum: string, url: string): Faktenquelle => ({ name, datum, url })

/** A page of the federal office of public health. */
export const bag = (name: string, pfad: string): Faktenquelle => ({
  name: `Bundesamt für Gesundheit BAG, ${name}`,
  url: `https://www.bag.admin.ch/de/${pfad}`,
})

export const BAG_WEGZUG = bag('Versicherungspflicht bei Wegzug', 'krankenversicherung-versicherungspflicht')

/** The insurers' common institution, which coordinates with other countries. */
export const gemeinsameEinrichtung = (name: string, pfad: string): Faktenquelle => ({
  name: `Gemeinsame Einrichtung KVG, ${name}`,
  url: `https://www.kvg.org/${pfad}`,
})

export const EIGENE_ANGABE: Faktenquelle = { name: 'Eigene Angabe dieser Website' }
