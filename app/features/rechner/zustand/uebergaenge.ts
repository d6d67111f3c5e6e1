import { mitNeuerListe } from './ansicht.ts'
import { beteiligte } from './beteiligte.ts'
import type { Eingabe } from './eingabe.ts'
import { amNeuenOrt } from './kontakt.ts'
import { mitPerson, type Person } from './person.ts'
import type { Aktion, Geteilt, Gezeigt, Zustand } from './zustand.ts'

/* From one step to another, or to other data: what is taken along, and what starts anew. `naechster.ts` says when. */

export function mitOrt(zustand: Zustand, { geburtsjahr, unfallversicherung, ...wohnort }: Eingabe): Zustand {
  const ich = zustand.personen[0]?.id ?? 1
  return {
    ...zustand,
    ...mitPerson(zustand, ich, { geburtsjahr, unfall: unfallversicherung }),
    wohnort,
  }
}

export function mitAngebot(zustand: Zustand, aktion: Aktion & { art: 'angebot' }): Zustand {
  const { eingabe, sofort, daten, form } = aktion
  if (!eingabe.gewaehlt) return zustand
  const mit = mitOrt(zustand.sofort === sofort ? zustand : ohneWahl(zustand), eingabe)
  const gezeigtFuer = gezeigte(mit)
  const bisher = zustand.gezeigtFuer
  const bleibt = istGleich(gezeigtFuer, bisher) && zustand.sofort === sofort
  const gleicherOrt = bisher[0]?.bfs === eingabe.gewaehlt.bfs && zustand.sofort === sofort
  const ansicht = bleibt ? mit.ansicht : { ...mitNeuerListe(mit.ansicht), person: null }
  return {
    ...mit,
    ...{ schritt: 2, geteilt: null, sofort, gezeigtFuer, fehler: {}, uebergang: 'ruht', fuerAnfrage: false },
    personen: mit.personen.map(person => derselbe(person, gezeigtFuer, bisher)),
    daten: daten ? { art: 'bereit', ...daten } : { art: 'laedt' },
    anderesJahr: gleicherOrt ? mit.anderesJahr : { art: 'ruht' },
    kasse: bleibt ? mit.kasse : null,
    // What a canton pays was worked out for the household of then.
    verbilligung: bleibt ? mit.verbilligung : { ...mit.verbilligung, zusage: null },
    ansicht: { ...ansicht, form: form ?? null },
    kontakt: bisher[0] ? amNeuenOrt(zustand.kontakt, bisher[0], eingabe) : zustand.kontakt,
  }
}

export function gezeigte(zustand: Pick<Zustand, 'fuerWen' | 'personen' | 'wohnort'>): Gezeigt[] {
  const { plz, ort, gewaehlt } = zustand.wohnort
  return beteiligte(zustand).map(({ id, geburtsjahr, unfall }) => ({
    ...{ id, geburtsjahr, unfall, plz, ort, bfs: gewaehlt?.bfs ?? 0 },
  }))
}

const istGleich = (a: readonly Gezeigt[], b: readonly Gezeigt[]) => JSON.stringify(a) === JSON.stringify(b)

/** A selected offer keeps its meaning while the question to the table is the same, a policy as long as person and place are. */
function derselbe(person: Person, jetzt: readonly Gezeigt[], bisher: readonly Gezeigt[]): Person {
  const [neu, alt] = [jetzt, bisher].map(alle => alle.find(({ id }) => id === person.id))
  if (!neu || !alt || istGleich([neu], [alt])) return person
  const istDieselbe = neu.geburtsjahr === alt.geburtsjahr && neu.bfs === alt.bfs
  return istDieselbe ? { ...person, wahl: null } : { ...person, wahl: null, police: null }
}

export function mitGeteiltem(zustand: Zustand, geteilt: Geteilt): Zustand {
  return {
    ...zustand,
    ...{ schritt: 2, geteilt, sofort: null, daten: { art: 'laedt' }, anderesJahr: { art: 'ruht' }, kasse: null },
    verbilligung: { ...zustand.verbilligung, zusage: null },
    ansicht: mitNeuerListe({ ...zustand.ansicht, person: null, form: null }),
  }
}

/** Back to the first of the list, for everybody. */
export function ohneWahl(zustand: Zustand): Zustand {
  const { geteilt } = zustand
  return {
    ...zustand,
    kasse: null,
    personen: zustand.personen.map(person => (person.wahl ? { ...person, wahl: null } : person)),
    geteilt: geteilt && { ...geteilt, person: { ...geteilt.person, wahl: null } },
  }
}

export function zurueck(zustand: Zustand, schritt: 1 | 2): Zustand {
  if (zustand.schritt <= schritt) return zustand
  return schritt === 1 ? schritt1(zustand) : { ...zustand, schritt }
}

export const schritt1 = (zustand: Zustand): Zustand => ({
  ...zustand,
  ...{ schritt: 1, geteilt: null, fehler: {}, uebergang: 'ruht', fuerAnfrage: false },
})
