import { type Ansicht, amListenanfang, istDieselbeZusage, umgeschaltet } from './ansicht.ts'
import {
  istGefragt,
  mitAnfrage,
  mitAngebot,
  mitBeginn,
  mitDaten,
  mitUnfall,
  nochOffene,
  ohneVerbilligung,
  zurueck,
} from './uebergaenge.ts'
import type { Wahl } from './wahl.ts'
import type { Aktion, Schritt1, Schritt2, Schritt3, Spaeter, Zustand } from './zustand.ts'

/** An action that does not belong to the step on screen changes nothing: it came too late. */
export function naechster(zustand: Zustand, aktion: Aktion): Zustand {
  switch (aktion.art) {
    case 'versand':
      return { ...zustand, versand: aktion.versand }
    case 'haushalt':
      return { ...zustand, haushalt: aktion.haushalt }
    case 'zurueck':
      return zurueck(zustand, aktion.schritt)
  }
  if (zustand.schritt === 1) return inSchritt1(zustand, aktion)
  if (zustand.schritt === 2) return inSchritt2(zustand, aktion)
  return inSchritt3(zustand, aktion)
}

function inSchritt1(zustand: Schritt1, aktion: Aktion): Zustand {
  switch (aktion.art) {
    case 'eingabe': {
      const fehler = aktion.offen ? nochOffene(zustand.fehler, aktion.offen) : zustand.fehler
      return { ...zustand, eingabe: aktion.eingabe, fehler }
    }
    case 'wartet':
      return { ...zustand, uebergang: 'laeuft' }
    case 'gescheitert':
      return { ...zustand, uebergang: 'gescheitert' }
    case 'unvollstaendig': {
      const { eingabe, fehler } = aktion
      return { ...zustand, eingabe, fehler, fehlversuche: zustand.fehlversuche + 1, uebergang: 'ruht' }
    }
    case 'fortsetzen': {
      const { eingabe, haushalt, fortgang } = aktion
      return { ...zustand, eingabe, haushalt, fortgang }
    }
    case 'angebot':
      return mitAngebot(zustand, aktion)
    default:
      return zustand
  }
}

function inSchritt2(zustand: Schritt2, aktion: Aktion): Zustand {
  switch (aktion.art) {
    case 'beginn':
      return mitBeginn(zustand, aktion.sofort)
    case 'unfall':
      return mitUnfall(zustand, aktion.unfall)
    case 'ladefehler':
      return istGefragt(zustand, aktion) ? { ...ohneVerbilligung(zustand), daten: { art: 'fehler' } } : zustand
    case 'erneut':
      return { ...zustand, daten: { art: 'laedt' } }
    case 'anfrage':
      return mitAnfrage(zustand)
    default:
      return mitDatenUndWahl(zustand, aktion)
  }
}

const inSchritt3 = (zustand: Schritt3, aktion: Aktion): Zustand =>
  aktion.art === 'kontakt' ? { ...zustand, kontakt: aktion.kontakt } : mitDatenUndWahl(zustand, aktion)

function mitDatenUndWahl(zustand: Spaeter, aktion: Aktion): Zustand {
  if (aktion.art === 'geladen') return istGefragt(zustand, aktion) ? mitDaten(zustand, aktion) : zustand
  // Back from the enquiry the same promise is worked out once more: that is no new list.
  if (aktion.art === 'verbilligung' && istDieselbeZusage(zustand.ansicht.verbilligung, aktion.zusage)) return zustand
  const wahl = neueWahl(zustand.wahl, aktion)
  const ansicht = neueAnsicht(zustand.ansicht, aktion)
  return wahl === zustand.wahl && ansicht === zustand.ansicht ? zustand : { ...zustand, wahl, ansicht }
}

/** Another franchise, another order or premium reduction is a new list, and that selects its first. */
function neueWahl(wahl: Wahl, aktion: Aktion): Wahl {
  switch (aktion.art) {
    case 'franchise':
      return { ...wahl, franchise: aktion.franchise, gewaehlt: null }
    case 'ordnung':
    case 'verbilligung':
      return { ...wahl, gewaehlt: null }
    case 'wichtig':
      return aktion.ordnung ? { ...wahl, gewaehlt: null } : wahl
    case 'waehle':
      return { ...wahl, gewaehlt: aktion.auswahl }
    case 'aktuelleKasse':
      return { ...wahl, aktuelleKasse: aktion.nummer }
    case 'aktuelleFranchise':
      return { ...wahl, aktuelleFranchise: aktion.franchise }
    default:
      return wahl
  }
}

function neueAnsicht(ansicht: Ansicht, aktion: Aktion): Ansicht {
  switch (aktion.art) {
    // Prices at one franchise are what is asked for, so they order the list.
    case 'franchise':
      return amListenanfang({ ...ansicht, ordnung: 'preis' })
    case 'ordnung':
      return amListenanfang({ ...ansicht, ordnung: aktion.ordnung })
    case 'aktuelleKasse':
      return amListenanfang({ ...ansicht, heutigerTarif: null })
    case 'filter':
      return amListenanfang({ ...ansicht, filter: { ...ansicht.filter, ...aktion.filter } })
    case 'wichtig': {
      const filter = { ...ansicht.filter, ...aktion.filter }
      const ordnung = aktion.ordnung ?? ansicht.ordnung
      return amListenanfang({ ...ansicht, filter, ordnung, wichtig: umgeschaltet(ansicht.wichtig, aktion.punkt) })
    }
    case 'verbilligung':
      return amListenanfang({ ...ansicht, verbilligung: aktion.zusage })
    case 'heutigerTarif':
      return { ...ansicht, heutigerTarif: aktion.tarif }
    case 'kosten':
      return { ...ansicht, kosten: aktion.kosten }
    case 'oeffne':
      return { ...ansicht, offen: umgeschaltet(ansicht.offen, aktion.schluessel) }
    case 'merkeVor': {
      const vorgemerkt = umgeschaltet(ansicht.vorgemerkt, aktion.schluessel)
      // One alone has nothing beside it.
      return { ...ansicht, vorgemerkt, nebeneinander: ansicht.nebeneinander && vorgemerkt.length > 1 }
    }
    case 'nebeneinander':
      return { ...ansicht, nebeneinander: aktion.offen }
    case 'klappeAus':
      return { ...ansicht, ausgeklappt: true }
    case 'mehr':
      return { ...ansicht, ausgeklappt: true, ladungen: ansicht.ladungen + 1 }
    default:
      return ansicht
  }
}
