import { ladeOrte } from '#app/lib/orte/orte-laden.ts'
import type { Ortseingabe } from '#app/lib/orte/ortseingabe.ts'
import type { SeitenDaten } from '#contract/seiten-daten.ts'
import type { Auswahl } from '#domain/haushalt/haushalt.ts'
import { ALLE_FRANCHISEN } from '#domain/kosten/franchise.ts'
import { HOECHSTE_KOSTEN } from '#domain/kosten/gesundheitskosten.ts'
import type { Kandidat } from '#domain/police/rechnung.ts'
import { ERSTKONTAKTE, TARIFTYPEN } from '#domain/praemien/modelle.ts'
import { HOECHSTENS_PERSONEN, ORT_HOECHSTENS, VIER_ZIFFERN } from '#domain/werte/eingaben.ts'
import { franken, rappen } from '#domain/werte/rappen.ts'
import { type Ansicht, ERSTE_ANSICHT, type Filter, SUCHE_HOECHSTENS } from '../zustand/ansicht.ts'
import type { ErkanntePolice, Person } from '../zustand/person.ts'
import { type Dispatch, datenfrage, type Schritt, type Zustand } from '../zustand/zustand.ts'
import { loadDaten } from './praemien-laden.ts'
import { eines, felder, type Leser, liste, oder, passend, versucht, zahl } from './read-stored.ts'

/*
 * What of the calculator's state stays where:
 *
 * - In the tab, until it is closed or an enquiry is sent: what is named here. A reload or a discarded tab comes back with it. A policy
 *   that was recognised is a product of the official table; the amount that was typed to find it is not kept.
 * - In memory, until the document is left: everything else of `zustand.ts`, also what is typed into a form.
 * - Never anywhere else: income and wealth, the fields of step 3, the points of the checklist.
 *
 * Both ways lead through `SITZUNG`: whatever else a person or a policy comes to hold is not written.
 */

/** Another one is another form: what an older version of the site has stored is not read. */
const VERSION = 5
const HOECHSTENS_ZEICHEN = 12_000
/** Official numbers have four digits, those of the demonstration data five. */
const HOECHSTE_GEMEINDE = 99_999
/** More than there are. */
const HOECHSTENS_KASSEN = 100
/** Rappen; no premium of a month comes near. */
const HOECHSTE_PRAEMIE = 999_999
/** Years and numbers of insurers have at most four digits. */
const NUMMER = zahl(9_999)
/** Longer than any tariff is called. */
const TARIFNAME = passend(/^.{1,100}$/)
const TYP = eines(TARIFTYPEN)
const FRANCHISE = eines(ALLE_FRANCHISEN)
const UNFALLWAHL = eines(['MIT', 'OHNE'])

const AUSWAHL = felder<Auswahl>({ versicherer: NUMMER, typ: TYP, tarif: oder(null, TARIFNAME) })

const PRODUKT = felder<NonNullable<Kandidat['vorgaenger']>>({ typ: TYP, name: TARIFNAME })

const JAHRESPREIS = {
  jahr: NUMMER,
  typ: TYP,
  tarif: TARIFNAME,
  lesart: eines(['brutto', 'netto']),
  praemie: wert => rappen(zahl(HOECHSTE_PRAEMIE)(wert)),
} as const satisfies Partial<Record<keyof Kandidat, Leser<unknown>>>

const POLICE = felder<ErkanntePolice>({
  kasse: NUMMER,
  kandidat: felder<Kandidat>({
    ...JAHRESPREIS,
    franchise: FRANCHISE,
    unfall: eines(['OHN-UNF', 'MIT-UNF']),
    imFolgejahr: oder(undefined, felder<NonNullable<Kandidat['imFolgejahr']>>(JAHRESPREIS)),
    vorgaenger: oder(undefined, PRODUKT),
  }),
  antwort: felder<ErkanntePolice['antwort']>({
    nachfolger: oder(undefined, oder('keiner', PRODUKT)),
    franchise: oder(undefined, FRANCHISE),
  }),
  vorher: felder<ErkanntePolice['vorher']>({ franchise: oder(null, FRANCHISE), unfall: UNFALLWAHL }),
})

/** Their numbers are given anew: who was removed leaves no gap. */
const PERSON = felder<Omit<Person, 'id'>>({
  rolle: eines(['sie', 'erwachsen', 'kind']),
  geburtsjahr: passend(/^\d{0,4}$/),
  unfall: UNFALLWAHL,
  franchise: oder(null, FRANCHISE),
  kosten: oder(null, wert => franken(zahl(HOECHSTE_KOSTEN)(wert))),
  wahl: oder(null, AUSWAHL),
  aktuelleKasse: oder(null, NUMMER),
  aktuelleFranchise: oder(null, FRANCHISE),
  police: oder(null, POLICE),
})

type Gespeichert = Pick<Zustand, 'fuerWen' | 'sofort' | 'aufteilung' | 'kasse'> &
  Pick<Ortseingabe, 'plz' | 'ort'> &
  Pick<Ansicht, 'filter' | 'ordnung'> & {
    version: number
    /** The municipality, which postcode and place do not always tell. */
    bfs: number
    personen: readonly Omit<Person, 'id'>[]
  }

const SITZUNG = felder<Gespeichert>({
  version: eines([VERSION]),
  plz: passend(VIER_ZIFFERN),
  ort: passend(new RegExp(`^.{1,${ORT_HOECHSTENS}}$`)),
  bfs: zahl(HOECHSTE_GEMEINDE),
  fuerWen: eines(['ich', 'paar', 'familie']),
  personen: liste(PERSON, HOECHSTENS_PERSONEN),
  sofort: oder(null, NUMMER),
  aufteilung: oder(null, eines(['kasse', 'kombination'])),
  kasse: oder(null, NUMMER),
  filter: felder<Filter>({
    kontakte: liste(eines(ERSTKONTAKTE), ERSTKONTAKTE.length),
    suche: passend(new RegExp(`^.{0,${SUCHE_HOECHSTENS}}$`)),
    ohneKassen: liste(NUMMER, HOECHSTENS_KASSEN),
  }),
  ordnung: eines(['preis', 'gesamtkosten']),
})

/** null for a comparison that somebody shared: it belongs to nobody. */
export function sitzungsText({ geteilt, wohnort, ansicht, ...zustand }: Zustand): string | null {
  const { plz, ort, gewaehlt } = wohnort
  if (geteilt || !gewaehlt) return null
  const { filter, ordnung } = ansicht
  const sitzung = { ...zustand, version: VERSION, plz, ort, bfs: gewaehlt.bfs, filter, ordnung }
  return versucht(() => JSON.stringify(SITZUNG(sitzung)))
}

/** null for everything this version has not written itself. */
export function sitzungAusText(text: string | null) {
  if (text === null || text.length > HOECHSTENS_ZEICHEN) return null
  const gelesen = versucht(() => SITZUNG(JSON.parse(text)))
  if (!gelesen) return null
  const { version: _, personen, ...sitzung } = gelesen
  // The visitor first, and nobody else in that place.
  if (personen.length === 0 || personen.some(({ rolle }, stelle) => (rolle === 'sie') !== (stelle === 0))) return null
  return { ...sitzung, personen: personen.map((person, stelle): Person => ({ id: stelle + 1, ...person })) }
}

/**
 * What a tab remembered, with everything loaded that its step needs; null where there is nothing to go on with. Step 1
 * is filled in first: should a table not arrive, nothing has to be typed again.
 */
export async function restoreSitzung(
  text: string | null,
  schritt: Schritt,
  { praemien }: SeitenDaten,
  dispatch: Dispatch,
): Promise<{ sofort: number | null } | null> {
  const sitzung = sitzungAusText(text)
  if (!sitzung) return null
  const { plz, ort, bfs, fuerWen, personen, aufteilung, kasse, filter, ordnung } = sitzung
  // On 1 January the year that was asked for has passed.
  const sofort = sitzung.sofort === praemien.sofort ? sitzung.sofort : null
  const getippt: Ortseingabe = { plz, ort, gewaehlt: null }
  dispatch({ art: 'fortsetzen', erinnert: { fuerWen, personen, wohnort: getippt } })
  const orte = await ladeOrte()
  const wohnort = orte.inGemeinde(orte.nachgeschlagen(getippt), bfs)
  const frage = datenfrage({ geteilt: null, wohnort, sofort })
  if (!frage) return null
  const ansicht = { ...ERSTE_ANSICHT, filter, ordnung }
  const gezeigtFuer = { fuerWen, personen, wohnort }
  dispatch({ art: 'fortsetzen', erinnert: { wohnort, sofort, aufteilung, kasse, ansicht, gezeigtFuer } })
  if (schritt === 3) await loadDaten(frage)
  return { sofort }
}
