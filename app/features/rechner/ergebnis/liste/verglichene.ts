import type { Police } from '#domain/haushalt.ts'
import type { Loesung } from '#domain/haushalt-antwort.ts'
import { jahreskosten, kostenbeteiligung } from '#domain/kostenbeteiligung.ts'
import { eigenerPreis, imJahr } from '#domain/praemie.ts'
import { groesserer, inRappen, minus, plus, type Rappen, rappen, summe } from '#domain/rappen.ts'
import type { Listenzeile } from '../sicht/liste.ts'
import type { PersonSicht, Sicht } from '../sicht/sicht.ts'

/** The marked rows that are sold, the lowest yearly cost first; of the chosen one the tariff that was chosen. */
export function verglichene(sicht: Sicht, vorgemerkt: readonly string[]): Listenzeile[] {
  const { alle, zeilen, gewaehlt, person } = sicht.liste
  const bekannte = [...zeilen, ...alle]
  return vorgemerkt
    .flatMap(schluessel => {
      const zeile = bekannte.find(eine => eine.schluessel === schluessel)
      if (!zeile) return []
      return schluessel === gewaehlt && person?.wahl && person.gewaehlt
        ? mitGewaehltem(zeile, person.gewaehlt, sicht)
        : zeile
    })
    .toSorted((a, b) => jahrestotal(a, sicht) - jahrestotal(b, sicht))
}

function mitGewaehltem(zeile: Listenzeile, { angebot, franchise, stufe }: Police, { tabelle }: Sicht): Listenzeile {
  const preis = eigenerPreis(angebot, tabelle)
  const tarif = zeile.tarif && { ...zeile.tarif, ...angebot, franchise, stufe, preis }
  return { ...zeile, tarif, preis, voll: plus(preis, angebot.kantonZahlt) }
}

/** A year with the health costs that are expected of each, whatever orders the list. */
export function jahrestotal({ tarif, loesung, preis }: Listenzeile, { liste: { person }, personen }: Sicht): Rappen {
  if (loesung) return plus(imJahr(preis), anteil(loesung, personen))
  if (!tarif || !person) return imJahr(preis)
  return jahreskosten({ franchise: tarif.franchise, praemie: preis }, inRappen(person.erwarteteKosten), person.klasse)
}

/** Franchise and share of all; children at one insurer bear no more than their common maximum. */
function anteil({ policen, kinder }: Loesung, personen: readonly PersonSicht[]): Rappen {
  const anteile = policen.map(({ franchise }, index) => {
    const person = personen[index]
    return person ? kostenbeteiligung(inRappen(person.erwarteteKosten), franchise, person.klasse) : rappen(0)
  })
  const erlass = kinder.map(({ kinder: plaetze, hoechstens }) => {
    const ihrer = summe(plaetze.map(platz => anteile[platz] ?? rappen(0)))
    return hoechstens === undefined ? rappen(0) : groesserer(rappen(0), minus(ihrer, hoechstens))
  })
  return minus(summe(anteile), summe(erlass))
}
