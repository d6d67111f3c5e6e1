import { jahreskostenAller } from '#domain/haushalt-antwort.ts'
import { jahreskosten } from '#domain/kostenbeteiligung.ts'
import { eigenerPreis, imJahr } from '#domain/praemie.ts'
import { inRappen, plus, type Rappen } from '#domain/rappen.ts'
import type { Listenzeile } from '../sicht/liste.ts'
import type { Sicht } from '../sicht/sicht.ts'

/** The marked rows that are sold, the lowest yearly cost first. */
export function verglichene(sicht: Sicht, vorgemerkt: readonly string[]): Listenzeile[] {
  const { alle, zeilen } = sicht.liste
  const bekannte = new Map([...alle, ...zeilen].map(zeile => [zeile.schluessel, zeile]))
  return vorgemerkt
    .flatMap(schluessel => bekannte.get(schluessel) ?? [])
    .map(zeile => mitGewaehltem(zeile, sicht))
    .toSorted((a, b) => jahrestotal(a, sicht) - jahrestotal(b, sicht))
}

/** Of the chosen row the tariff that was chosen. */
function mitGewaehltem(zeile: Listenzeile, { tabelle, liste: { gewaehlt, person } }: Sicht): Listenzeile {
  if (zeile.schluessel !== gewaehlt || !person?.wahl || !person.gewaehlt) return zeile
  const { angebot, franchise, stufe } = person.gewaehlt
  const preis = eigenerPreis(angebot, tabelle)
  const tarif = zeile.tarif && { ...zeile.tarif, ...angebot, franchise, stufe, preis }
  return { ...zeile, tarif, preis, voll: plus(preis, angebot.kantonZahlt) }
}

/** A year with the health costs that are expected of each, whatever orders the list. */
export function jahrestotal({ tarif, loesung, preis }: Listenzeile, { liste: { person }, personen }: Sicht): Rappen {
  if (loesung)
    return jahreskostenAller(
      loesung,
      personen.map(({ klasse, erwarteteKosten }) => ({ klasse, kosten: inRappen(erwarteteKosten) })),
    )
  if (!tarif || !person) return imJahr(preis)
  return jahreskosten({ franchise: tarif.franchise, praemie: preis }, inRappen(person.erwarteteKosten), person.klasse)
}
