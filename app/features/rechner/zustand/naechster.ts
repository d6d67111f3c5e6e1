import { type Ansicht, amListenanfang, ERSTE_ANSICHT, istDieselbeZusage, umgeschaltet } from './ansicht.ts'
import type { EingabeFehler } from './eingabe.ts'
import { amNeuenOrt, leererKontakt } from './kontakt.ts'
import { istDieselbe, type Unfallwahl } from './person.ts'
import { gueltigeFranchise, type Wahl } from './wahl.ts'
import {
  type Aktion,
  ANFANG,
  type Daten,
  type Fortgang,
  type Gefragt,
  type Schritt1,
  type Schritt2,
  type Schritt3,
  type Spaeter,
  type Zustand,
} from './zustand.ts'

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

/** Of the complaints on screen those that still hold: none is added while the visitor types. */
function nochOffene({ weitere: bisherWeitere = {}, ...bisher }: EingabeFehler, neu: EingabeFehler): EingabeFehler {
  const { weitere = {}, ...felder } = neu
  return { ...vonDiesen(felder, bisher), weitere: vonDiesen(weitere, bisherWeitere) }
}

const vonDiesen = <T extends object>(neu: T, bisher: object) =>
  Object.fromEntries(Object.entries(neu).filter(([feld]) => feld in bisher))

function mitAngebot(zustand: Schritt1, aktion: Aktion & { art: 'angebot' }): Schritt2 {
  const { haushalt, versand, fortgang } = zustand
  const { person, sofort, praemienjahr, daten } = aktion
  const bisher = aktion.franchise ?? fortgang?.wahl.franchise
  const franchise = gueltigeFranchise(person, praemienjahr, bisher)
  const bleibt = franchise === bisher && fortgang && istDieselbe(fortgang.person, person)
  // What a canton pays was worked out for the household of then.
  const ansicht = { ...(fortgang?.ansicht ?? ERSTE_ANSICHT), verbilligung: null }
  return {
    schritt: 2,
    ...{ eingabe: aktion.eingabe ?? zustand.eingabe, haushalt, versand, person, sofort },
    daten: daten ? { art: 'bereit', ...daten } : { art: 'laedt' },
    wahl: {
      franchise,
      gewaehlt: bleibt ? fortgang.wahl.gewaehlt : null,
      aktuelleKasse: fortgang?.wahl.aktuelleKasse ?? null,
      aktuelleFranchise: fortgang?.wahl.aktuelleFranchise ?? null,
    },
    ansicht: bleibt ? ansicht : { ...amListenanfang(ansicht), offen: [], vorgemerkt: [], nebeneinander: false },
    kontakt: fortgang && amNeuenOrt(fortgang.kontakt, fortgang.person, person),
  }
}

/** Prices of another year are a new calculation, and that selects the cheapest. */
function mitBeginn(zustand: Schritt2, sofort: number | null): Zustand {
  if (zustand.sofort === sofort) return zustand
  const { wahl, ansicht } = zustand
  return {
    ...zustand,
    sofort,
    wahl: { ...wahl, gewaehlt: null },
    // Each year has its own rules.
    ansicht: { ...amListenanfang(ansicht), verbilligung: null },
    daten: { art: 'laedt' },
  }
}

/** A table holds the prices with and without accident cover, so nothing is loaded; other prices select the cheapest. */
function mitUnfall(zustand: Schritt2, unfall: Unfallwahl): Zustand {
  const { person, eingabe, wahl, ansicht } = zustand
  if (person.unfall === unfall) return zustand
  return {
    ...zustand,
    person: { ...person, unfall },
    eingabe: person.art === 'eigen' ? { ...eingabe, unfallversicherung: unfall } : eingabe,
    wahl: { ...wahl, gewaehlt: null },
    ansicht: amListenanfang(ansicht),
  }
}

/** In another year the person may be of another class, which has other franchises. */
function mitDaten(zustand: Spaeter, { tabelle, verzeichnis }: Daten): Zustand {
  const { person, wahl } = zustand
  const franchise = gueltigeFranchise(person, tabelle.jahr, wahl.franchise)
  return {
    ...zustand,
    wahl: franchise === wahl.franchise ? wahl : { ...wahl, franchise, gewaehlt: null },
    daten: { art: 'bereit', tabelle, verzeichnis },
  }
}

const istGefragt = (zustand: Gefragt, aktion: Gefragt) =>
  zustand.person === aktion.person && zustand.sofort === aktion.sofort

function mitAnfrage(zustand: Schritt2): Zustand {
  const { person, daten, kontakt } = zustand
  if (person.art === 'geteilt') return { ...schritt1(zustand), fuerAnfrage: true }
  if (daten.art !== 'bereit') return zustand
  return { ...zustand, schritt: 3, person, daten, kontakt: kontakt ?? leererKontakt(person.ort) }
}

function zurueck(zustand: Zustand, schritt: 1 | 2): Zustand {
  if (zustand.schritt === 1 || zustand.schritt <= schritt) return zustand
  return schritt === 1 ? schritt1(zustand) : { ...zustand, schritt }
}

/** Without prices there is no form that could say what they are reckoned with. */
const ohneVerbilligung = <T extends Spaeter>(zustand: T): T =>
  zustand.ansicht.verbilligung ? { ...zustand, ansicht: { ...zustand.ansicht, verbilligung: null } } : zustand

function schritt1({ eingabe, haushalt, versand, person, sofort, wahl, ansicht, kontakt }: Spaeter): Schritt1 {
  const fortgang: Fortgang = { person, sofort, wahl, ansicht, kontakt }
  return { ...ANFANG, eingabe, haushalt, versand, fortgang }
}
