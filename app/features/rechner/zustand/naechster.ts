import { type Ansicht, LISTENANFANG, NEUE_LISTE, umgeschaltet } from './ansicht.ts'
import {
  ersterSchritt,
  JEDERZEIT,
  mitAnderenPreisen,
  nachRegel,
  ohneWahl,
  type Regeln,
  schritt1,
} from './erster-schritt.ts'
import { leererKontakt } from './kontakt.ts'
import { type ErkanntePolice, ICH, mitPerson, type Person, type Unfallwahl } from './person.ts'
import { type Aktion, type Datenfrage, datenfrage, type Zustand } from './zustand.ts'

/** An action that does not belong to the step on screen changes nothing: it came too late, as does the answer to another question. */
export function naechster(zustand: Zustand, aktion: Aktion): Zustand {
  if (zustand.schritt === 1) return ersterSchritt(zustand, aktion)
  if ('frage' in aktion && !istGefragt(zustand, aktion.frage)) return zustand
  return nachRegel(REGELN, zustand, aktion)
}

function istGefragt(zustand: Zustand, { gebiet, sofort }: Datenfrage): boolean {
  const ort = ({ kanton, region, ort }: Datenfrage['gebiet']) => `${kanton} ${region} ${ort?.id}`
  const gefragt = datenfrage(zustand)
  return gefragt?.sofort === sofort && ort(gefragt.gebiet) === ort(gebiet)
}

/** Of steps 2 and 3. Another franchise, another order or premium reduction is a new list, and that selects its first. */
const REGELN: Regeln = {
  ...JEDERZEIT,
  geladen: (zustand, { tabelle, verzeichnis }) => ({ ...zustand, daten: { art: 'bereit', tabelle, verzeichnis } }),
  ladefehler: zustand => ({ ...zustand, daten: { art: 'fehler' } }),
  erneut: zustand => ({ ...zustand, daten: { art: 'laedt' } }),
  anderesJahr: (zustand, { anderesJahr }) => ({ ...zustand, anderesJahr }),
  beginn: (zustand, { sofort }) => mitBeginn(zustand, sofort),
  anfrage: zustand => mitAnfrage(zustand),
  kontakt: (zustand, { kontakt }) => (zustand.schritt === 3 ? { ...zustand, kontakt } : zustand),

  // Prices at one franchise are what is asked for, so they order the list.
  franchise: (zustand, { id, franchise }) => ({
    ...amListenanfang(mitTeil(zustand, id, { franchise, wahl: null }), { ordnung: 'preis' }),
    kasse: null,
  }),
  unfall: (zustand, { id, unfall }) => ({
    ...amListenanfang(mitTeil(zustand, id, { unfall, wahl: null })),
    kasse: null,
  }),
  kosten: (zustand, { id, kosten }) => mitTeil(zustand, id, { kosten }),
  aktuelleKasse: (zustand, { id, nummer }) => mitTeil(zustand, id, { aktuelleKasse: nummer }),
  aktuelleFranchise: (zustand, { id, franchise }) => mitTeil(zustand, id, { aktuelleFranchise: franchise }),
  // So do those at the franchise of a bill.
  police: (zustand, { id, police }) =>
    police
      ? amListenanfang(mitPolice(zustand, id, police), { form: null, ordnung: 'preis' })
      : amListenanfang(ohnePolice(zustand, id)),
  policenAntwort: (zustand, { id, antwort }) => mitPolicenAntwort(zustand, id, antwort),

  // Where all are at one insurer, an offer of it means this insurer.
  waehle: (zustand, { id, auswahl, aufteilung }) => ({
    ...mitTeil(zustand, id, { wahl: auswahl }),
    aufteilung,
    kasse: aufteilung === 'kasse' ? auswahl.versicherer : zustand.kasse,
  }),
  aufteilung: (zustand, { aufteilung }) => ({ ...amListenanfang(zustand), aufteilung }),
  kasse: (zustand, { kasse }) => ({ ...zustand, kasse, aufteilung: 'kasse' }),
  erstes: ohneWahl,
  ordnung: (zustand, { ordnung }) => amListenanfang(ohneWahl(zustand), { ordnung }),
  filter: (zustand, { filter }) => amListenanfang(zustand, { filter: { ...zustand.ansicht.filter, ...filter } }),
  wichtig: (zustand, { punkt, filter, ordnung }) => {
    const { ansicht } = zustand
    return amListenanfang(ordnung ? ohneWahl(zustand) : zustand, {
      filter: { ...ansicht.filter, ...filter },
      ordnung: ordnung ?? ansicht.ordnung,
      wichtig: umgeschaltet(ansicht.wichtig, punkt),
    })
  },
  verbilligungseingabe: (zustand, { eingabe }) => ({
    ...zustand,
    verbilligung: { ...zustand.verbilligung, eingabe },
  }),
  zusage: (zustand, { zusage }) => ({
    ...amListenanfang(ohneWahl(zustand), { form: null }),
    verbilligung: { ...zustand.verbilligung, zusage },
  }),

  person: (zustand, { id }) => mitAnsicht(zustand, { ...NEUE_LISTE, person: id }),
  form: (zustand, { form }) => mitAnsicht(zustand, { form }),
  oeffne: (zustand, { schluessel }) => mitAnsicht(zustand, { offen: umgeschaltet(zustand.ansicht.offen, schluessel) }),
  merkeVor: (zustand, { schluessel }) => {
    const vorgemerkt = umgeschaltet(zustand.ansicht.vorgemerkt, schluessel)
    // One alone has nothing beside it.
    return mitAnsicht(zustand, { vorgemerkt, nebeneinander: zustand.ansicht.nebeneinander && vorgemerkt.length > 1 })
  },
  nebeneinander: (zustand, { offen }) => mitAnsicht(zustand, { nebeneinander: offen }),
  klappeAus: zustand => mitAnsicht(zustand, { ausgeklappt: true }),
  mehr: zustand => mitAnsicht(zustand, { ausgeklappt: true, ladungen: zustand.ansicht.ladungen + 1 }),
}

/** Prices of another year are a new calculation, and that selects the cheapest. */
const mitBeginn = (zustand: Zustand, sofort: number | null): Zustand =>
  zustand.schritt === 2 && zustand.sofort !== sofort ? { ...mitAnderenPreisen(ohneWahl(zustand)), sofort } : zustand

function mitAnfrage(zustand: Zustand): Zustand {
  const { schritt, geteilt, daten, kontakt, wohnort } = zustand
  if (schritt !== 2) return zustand
  if (geteilt) {
    // What was looked at is what is asked for.
    const eigene = mitPerson(zustand, ICH, { franchise: geteilt.person.franchise })
    return { ...schritt1(eigene), fuerAnfrage: true }
  }
  return daten.art === 'bereit' ? { ...zustand, schritt: 3, kontakt: kontakt ?? leererKontakt(wohnort) } : zustand
}

/** A shared comparison has one person of its own. */
function mitTeil(zustand: Zustand, id: number, teil: Partial<Person>): Zustand {
  const { geteilt } = zustand
  if (geteilt) return { ...zustand, geteilt: { ...geteilt, person: { ...geteilt.person, ...teil } } }
  return mitPerson(zustand, id, teil)
}

const mitAnsicht = (zustand: Zustand, neu: Partial<Ansicht>): Zustand => ({
  ...zustand,
  ansicht: { ...zustand.ansicht, ...neu },
})

const amListenanfang = (zustand: Zustand, neu: Partial<Ansicht> = {}) =>
  mitAnsicht(zustand, { ...neu, ...LISTENANFANG })

/** The bill decides the comparison: its franchise and accident cover count from now on. */
export function mitPolice(zustand: Zustand, id: number, police: Omit<ErkanntePolice, 'vorher'>): Zustand {
  // What another policy has set is nothing to come back to.
  const ohne = ohnePolice(zustand, id)
  const person = eigene(ohne, id)
  if (!person) return zustand
  const { franchise } = police.kandidat
  const vorher = { franchise: person.franchise, unfall: person.unfall }
  return mitNeuer(ohne, id, {
    franchise,
    unfall: unfallDer(police),
    aktuelleKasse: police.kasse,
    aktuelleFranchise: franchise,
    police: { ...police, vorher },
  })
}

/** What was compared before comes back, unless the visitor has changed it since. */
export function ohnePolice(zustand: Zustand, id: number): Zustand {
  const person = eigene(zustand, id)
  if (!person?.police) return zustand
  const { franchise, unfall, aktuelleFranchise, police } = person
  return mitNeuer(zustand, id, {
    franchise: franchise === franchiseDer(police) ? police.vorher.franchise : franchise,
    unfall: unfall === unfallDer(police) ? police.vorher.unfall : unfall,
    aktuelleFranchise: aktuelleFranchise === police.kandidat.franchise ? null : aktuelleFranchise,
    police: null,
  })
}

/** Who says which franchise it will be wants to compare with that one, and who takes it back with that of the policy. */
export function mitPolicenAntwort(zustand: Zustand, id: number, antwort: ErkanntePolice['antwort']): Zustand {
  const person = eigene(zustand, id)
  if (!person?.police) return zustand
  const police = { ...person.police, antwort }
  const [alte, neue] = [franchiseDer(person.police), franchiseDer(police)]
  const vonHand = person.franchise !== alte
  if (alte === neue || (vonHand && antwort.franchise === undefined)) return mitPerson(zustand, id, { police })
  const vorher = vonHand ? { ...police.vorher, franchise: person.franchise } : police.vorher
  return mitNeuer(zustand, id, { police: { ...police, vorher }, franchise: neue })
}

/** Other prices select the cheapest. */
const mitNeuer = (zustand: Zustand, id: number, teil: Partial<Person>): Zustand => ({
  ...mitPerson(zustand, id, { ...teil, wahl: null }),
  kasse: null,
})

/** A shared comparison is of nobody who has a bill. */
const eigene = ({ geteilt, personen }: Zustand, id: number): Person | undefined =>
  geteilt ? undefined : personen.find(person => person.id === id)

/** Which franchise a policy has set. */
const franchiseDer = ({ kandidat, antwort }: Pick<ErkanntePolice, 'kandidat' | 'antwort'>) =>
  antwort.franchise ?? kandidat.franchise

const unfallDer = ({ kandidat }: Pick<ErkanntePolice, 'kandidat'>): Unfallwahl =>
  kandidat.unfall === 'MIT-UNF' ? 'MIT' : 'OHNE'
