import { type Ansicht, amListenanfang, mitNeuerListe, umgeschaltet } from './ansicht.ts'
import { ersterSchritt } from './erster-schritt.ts'
import { leererKontakt } from './kontakt.ts'
import { mitPerson, type Person } from './person.ts'
import { mitPolice, mitPolicenAntwort, mitUnfall, ohnePolice } from './policen.ts'
import { ohneWahl, schritt1 } from './uebergaenge.ts'
import { type Aktion, type Datenfrage, datenfrage, eingabeVon, type Zustand } from './zustand.ts'

/** An action that does not belong to the step on screen changes nothing: it came too late. */
export function naechster(zustand: Zustand, aktion: Aktion): Zustand {
  const neu = ersterSchritt(zustand, aktion)
  if (zustand.schritt === 1 || neu !== zustand) return neu
  if (zustand.schritt === 3 && aktion.art === 'kontakt') return { ...zustand, kontakt: aktion.kontakt }
  return mitAnsicht(mitWahl(mitDatenOderSchritt(zustand, aktion), aktion), aktion)
}

function mitDatenOderSchritt(zustand: Zustand, aktion: Aktion): Zustand {
  switch (aktion.art) {
    case 'beginn':
      return mitBeginn(zustand, aktion.sofort)
    case 'geladen':
      return istGefragt(zustand, aktion.frage)
        ? { ...zustand, daten: { art: 'bereit', tabelle: aktion.tabelle, verzeichnis: aktion.verzeichnis } }
        : zustand
    case 'ladefehler':
      return istGefragt(zustand, aktion.frage) ? { ...zustand, daten: { art: 'fehler' } } : zustand
    case 'erneut':
      return { ...zustand, daten: { art: 'laedt' } }
    case 'anderesJahr':
      return istGefragt(zustand, aktion.frage) ? { ...zustand, anderesJahr: aktion.anderesJahr } : zustand
    case 'anfrage':
      return mitAnfrage(zustand)
    default:
      return zustand
  }
}

/** Prices of another year are a new calculation, and that selects the cheapest. */
function mitBeginn(zustand: Zustand, sofort: number | null): Zustand {
  if (zustand.schritt !== 2 || zustand.sofort === sofort) return zustand
  return {
    ...ohneWahl(zustand),
    ...{ sofort, daten: { art: 'laedt' }, anderesJahr: { art: 'ruht' } },
    // Each year has its own rules.
    verbilligung: { ...zustand.verbilligung, zusage: null },
    ansicht: mitNeuerListe(zustand.ansicht),
  }
}

function mitAnfrage(zustand: Zustand): Zustand {
  if (zustand.schritt !== 2) return zustand
  const { geteilt, personen } = zustand
  if (geteilt) {
    // What was looked at is what is asked for.
    const eigene = mitPerson(zustand, personen[0]?.id ?? 1, { franchise: geteilt.person.franchise })
    return { ...schritt1({ ...zustand, ...eigene }), fuerAnfrage: true }
  }
  if (zustand.daten.art !== 'bereit') return zustand
  return { ...zustand, schritt: 3, kontakt: zustand.kontakt ?? leererKontakt(eingabeVon(zustand)) }
}

function istGefragt(zustand: Zustand, { gebiet, sofort }: Datenfrage): boolean {
  const ort = ({ kanton, region, ort }: Datenfrage['gebiet']) => `${kanton} ${region} ${ort?.id}`
  const gefragt = datenfrage(zustand)
  return gefragt?.sofort === sofort && ort(gefragt.gebiet) === ort(gebiet)
}

/** Another franchise, another order or premium reduction is a new list, and that selects its first. */
function mitWahl(zustand: Zustand, aktion: Aktion): Zustand {
  const fuer = (id: number, teil: Partial<Person>): Zustand => mitTeil(zustand, id, teil)
  switch (aktion.art) {
    case 'unfall':
      return { ...mitUnfall(zustand, aktion.id, aktion.unfall), kasse: null }
    case 'franchise':
      return { ...fuer(aktion.id, { franchise: aktion.franchise, wahl: null }), kasse: null }
    case 'kosten':
      return fuer(aktion.id, { kosten: aktion.kosten })
    case 'waehle':
      return mitGewaehltem(zustand, aktion)
    case 'aufteilung':
      return { ...zustand, aufteilung: aktion.aufteilung }
    case 'kasse':
      return { ...zustand, kasse: aktion.kasse, aufteilung: 'kasse' }
    case 'aktuelleKasse':
      return fuer(aktion.id, { aktuelleKasse: aktion.nummer })
    case 'aktuelleFranchise':
      return fuer(aktion.id, { aktuelleFranchise: aktion.franchise })
    case 'police':
      return aktion.police ? mitPolice(zustand, aktion.id, aktion.police) : ohnePolice(zustand, aktion.id)
    case 'policenAntwort':
      return mitPolicenAntwort(zustand, aktion.id, aktion.antwort)
    case 'verbilligungseingabe':
      return { ...zustand, verbilligung: { ...zustand.verbilligung, eingabe: aktion.eingabe } }
    case 'zusage':
      return ohneWahl({ ...zustand, verbilligung: { ...zustand.verbilligung, zusage: aktion.zusage } })
    case 'erstes':
    case 'ordnung':
      return ohneWahl(zustand)
    case 'wichtig':
      return aktion.ordnung ? ohneWahl(zustand) : zustand
    default:
      return zustand
  }
}

/** A shared comparison has one person of its own. */
function mitTeil(zustand: Zustand, id: number, teil: Partial<Person>): Zustand {
  const { geteilt } = zustand
  if (geteilt) return { ...zustand, geteilt: { ...geteilt, person: { ...geteilt.person, ...teil } } }
  return { ...zustand, ...mitPerson(zustand, id, teil) }
}

/** Where all are at one insurer, an offer of it means this insurer. */
function mitGewaehltem(zustand: Zustand, { id, auswahl, aufteilung }: Aktion & { art: 'waehle' }): Zustand {
  const kasse = aufteilung === 'kasse' ? auswahl.versicherer : zustand.kasse
  return { ...mitTeil(zustand, id, { wahl: auswahl }), aufteilung, kasse }
}

function mitAnsicht(zustand: Zustand, aktion: Aktion): Zustand {
  const ansicht = neueAnsicht(zustand.ansicht, aktion)
  return ansicht === zustand.ansicht ? zustand : { ...zustand, ansicht }
}

function neueAnsicht(ansicht: Ansicht, aktion: Aktion): Ansicht {
  switch (aktion.art) {
    // Prices at one franchise are what is asked for, so they order the list.
    case 'franchise':
      return amListenanfang({ ...ansicht, ordnung: 'preis' })
    case 'unfall':
    case 'aufteilung':
      return amListenanfang(ansicht)
    case 'police':
      // So they do with the one of a bill.
      return amListenanfang(aktion.police ? { ...ansicht, form: null, ordnung: 'preis' } : ansicht)
    case 'zusage':
      return amListenanfang({ ...ansicht, form: null })
    case 'ordnung':
      return amListenanfang({ ...ansicht, ordnung: aktion.ordnung })
    case 'filter':
      return amListenanfang({ ...ansicht, filter: { ...ansicht.filter, ...aktion.filter } })
    case 'wichtig': {
      const filter = { ...ansicht.filter, ...aktion.filter }
      const ordnung = aktion.ordnung ?? ansicht.ordnung
      return amListenanfang({ ...ansicht, filter, ordnung, wichtig: umgeschaltet(ansicht.wichtig, aktion.punkt) })
    }
    case 'person':
      return amListenanfang({ ...ansicht, person: aktion.id, offen: [], vorgemerkt: [], nebeneinander: false })
    case 'form':
      return { ...ansicht, form: aktion.form }
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
