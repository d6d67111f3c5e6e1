import { NEUE_LISTE } from './ansicht.ts'
import { type Eingabe, nochOffene } from './eingabe.ts'
import { amNeuenOrt } from './kontakt.ts'
import { beteiligte, type Person } from './person.ts'
import type { Aktion, Geteilt, Zustand } from './zustand.ts'

/** What each action does in a step; one that is not named changes nothing there. */
export type Regeln = { [Art in Aktion['art']]?: (zustand: Zustand, aktion: Aktion & { art: Art }) => Zustand }

/** In every step. */
export const JEDERZEIT: Regeln = {
  versand: (zustand, { versand }) => ({ ...zustand, versand }),
  zurueck: (zustand, { schritt }) => {
    if (zustand.schritt <= schritt) return zustand
    return schritt === 1 ? schritt1(zustand) : { ...zustand, schritt }
  },
  geteilt: (zustand, { geteilt }) => mitGeteiltem(zustand, geteilt),
}

const IN_SCHRITT_1: Regeln = {
  ...JEDERZEIT,
  eingabe: (zustand, { eingabe, offen = zustand.fehler }) => ({
    ...mitEingabe(zustand, eingabe),
    fehler: nochOffene(zustand.fehler, offen),
  }),
  uebergang: (zustand, { uebergang }) => ({ ...zustand, uebergang }),
  unvollstaendig: (zustand, { eingabe, fehler }) => ({
    ...mitEingabe(zustand, eingabe),
    fehler,
    fehlversuche: zustand.fehlversuche + 1,
    uebergang: 'ruht',
  }),
  fortsetzen: (zustand, { erinnert }) => ({ ...zustand, ...erinnert }),
  angebot: (zustand, aktion) => mitAngebot(zustand, aktion),
}

/** `naechster` as long as step 1 is on screen: the rules of the others are fetched with them. */
export const ersterSchritt = (zustand: Zustand, aktion: Aktion): Zustand =>
  nachRegel(zustand.schritt === 1 ? IN_SCHRITT_1 : JEDERZEIT, zustand, aktion)

export function nachRegel(regeln: Regeln, zustand: Zustand, aktion: Aktion): Zustand {
  const regel = regeln[aktion.art] as ((zustand: Zustand, aktion: Aktion) => Zustand) | undefined
  return regel ? regel(zustand, aktion) : zustand
}

/* From one step to another, or to other data: what is taken along, and what starts anew. */

const mitEingabe = (zustand: Zustand, { fuerWen, personen, wohnort }: Eingabe): Zustand => ({
  ...zustand,
  fuerWen,
  personen,
  wohnort,
})

function mitAngebot(zustand: Zustand, { eingabe, sofort, daten, form = null }: Aktion & { art: 'angebot' }): Zustand {
  const { gezeigtFuer: bisher, kontakt, anderesJahr } = zustand
  const gleichesJahr = zustand.sofort === sofort
  const gleicherOrt = gleichesJahr && bisher?.wohnort.gewaehlt?.bfs === eingabe.wohnort.gewaehlt?.bfs
  const bleibt = gleichesJahr && bisher !== null && fragen(eingabe) === fragen(bisher)
  const mit = gleichesJahr ? mitEingabe(zustand, eingabe) : ohneWahl(mitEingabe(zustand, eingabe))
  const { ansicht, ...neu } = bleibt ? mit : mitAnderenPreisen(mit)
  return {
    ...neu,
    schritt: 2,
    geteilt: null,
    sofort,
    fehler: {},
    uebergang: 'ruht',
    fuerAnfrage: false,
    personen: bisher ? mit.personen.map(person => derselbe(person, eingabe, bisher)) : mit.personen,
    daten: daten ? { art: 'bereit', ...daten } : { art: 'laedt' },
    anderesJahr: gleicherOrt ? anderesJahr : { art: 'ruht' },
    ansicht: { ...ansicht, form, person: bleibt ? ansicht.person : null },
    kontakt: bisher ? amNeuenOrt(kontakt, bisher.wohnort, eingabe.wohnort) : kontakt,
  }
}

/** What prices are asked at, but for what step 2 refines. */
const fragen = (eingabe: Eingabe) =>
  beteiligte(eingabe)
    .map(person => frageFuer(person, eingabe))
    .join()

const frageFuer = ({ id, geburtsjahr, unfall }: Person, { wohnort: { plz, ort, gewaehlt } }: Eingabe) =>
  JSON.stringify([id, geburtsjahr, unfall, plz, ort, gewaehlt?.bfs])

/** A selected offer keeps its meaning while the question to the table is the same, a policy as long as person and place are. */
function derselbe(person: Person, jetzt: Eingabe, bisher: Eingabe): Person {
  const alt = beteiligte(bisher).find(({ id }) => id === person.id)
  if (!alt || frageFuer(person, jetzt) === frageFuer(alt, bisher)) return person
  const istDieselbe =
    person.geburtsjahr === alt.geburtsjahr && jetzt.wohnort.gewaehlt?.bfs === bisher.wohnort.gewaehlt?.bfs
  return { ...person, wahl: null, police: istDieselbe ? person.police : null }
}

function mitGeteiltem(zustand: Zustand, geteilt: Geteilt): Zustand {
  const { ansicht, ...neu } = mitAnderenPreisen(zustand)
  return {
    ...neu,
    gezeigtFuer: zuletztGezeigte(zustand),
    schritt: 2,
    geteilt,
    sofort: null,
    ansicht: { ...ansicht, person: null, form: null },
  }
}

/** The visitor's own comparison, as it is left; a shared one is nobody's. */
const zuletztGezeigte = ({ schritt, geteilt, gezeigtFuer, fuerWen, personen, wohnort }: Zustand): Eingabe | null =>
  schritt === 1 || geteilt ? gezeigtFuer : { fuerWen, personen, wohnort }

/** What was worked out from the prices of before counts no more, neither does what a canton pays. */
export const mitAnderenPreisen = (zustand: Zustand): Zustand => ({
  ...zustand,
  daten: { art: 'laedt' },
  anderesJahr: { art: 'ruht' },
  kasse: null,
  verbilligung: { ...zustand.verbilligung, zusage: null },
  ansicht: { ...zustand.ansicht, ...NEUE_LISTE },
})

/** Back to the first of the list, for everybody. */
export function ohneWahl(zustand: Zustand): Zustand {
  const { geteilt, personen } = zustand
  return {
    ...zustand,
    kasse: null,
    personen: personen.map(person => (person.wahl ? { ...person, wahl: null } : person)),
    geteilt: geteilt && { ...geteilt, person: { ...geteilt.person, wahl: null } },
  }
}

export const schritt1 = (zustand: Zustand): Zustand => ({
  ...zustand,
  gezeigtFuer: zuletztGezeigte(zustand),
  schritt: 1,
  geteilt: null,
  fehler: {},
  uebergang: 'ruht',
  fuerAnfrage: false,
})
