import type { Police } from '#domain/haushalt.ts'
import { jahreskostenAller } from '#domain/haushalt-antwort.ts'
import { jahreskosten } from '#domain/kostenbeteiligung.ts'
import { eigenerPreis, imJahr } from '#domain/praemie.ts'
import { inRappen, plus, type Rappen } from '#domain/rappen.ts'
import type { Listenzeile } from '../sicht/liste.ts'
import type { Sicht } from '../sicht/sicht.ts'

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
export function jahrestotal({ tarif, loesung, preis }: Listenzeile, { liste, personen }: Sicht): Rappen {
  const kostenfall = ({ klasse, erwarteteKosten }: Sicht['personen'][number]) => ({
    ...{ klasse, kosten: inRappen(erwarteteKosten) },
  })
  if (loesung) return jahreskostenAller(loesung, personen.map(kostenfall))
  if (!tarif || !liste.person) return imJahr(preis)
  const { klasse, kosten } = kostenfall(liste.person)
  return jahreskosten({ franchise: tarif.franchise, praemie: preis }, kosten, klasse)
}
