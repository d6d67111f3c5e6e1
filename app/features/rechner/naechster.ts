import { altersklasse } from '#domain/altersklasse.ts'
import { erlaubteFranchisen, type Franchise, hoechsteFranchise } from '#domain/franchise.ts'
import type { OrtMitId } from '#domain/standort.ts'
import { neueWahl, type Person, type Wahl } from './angebot/eingang.ts'
import type { Aktion, Daten, Fortgang, Gefragt, Kontakt, Zustand } from './zustand.ts'

/** An action that does not belong to the step on screen changes nothing: it came too late. */
export function naechster(zustand: Zustand, aktion: Aktion): Zustand {
  switch (aktion.art) {
    case 'eingabe':
      return zustand.schritt === 1 ? { ...zustand, eingabe: aktion.eingabe } : zustand
    case 'fortsetzen':
      return zustand.schritt === 1 ? { ...zustand, eingabe: aktion.eingabe, fortgang: aktion.fortgang } : zustand
    case 'angebot':
      return zustand.schritt === 1 ? mitAngebot(zustand, aktion) : zustand
    case 'beginn':
      return zustand.schritt === 2 ? mitBeginn(zustand, aktion.sofort) : zustand
    case 'geladen':
      return zustand.schritt === 1 || !istGefragt(zustand, aktion) ? zustand : mitDaten(zustand, aktion)
    case 'ladefehler':
      return zustand.schritt === 2 && istGefragt(zustand, aktion)
        ? { ...zustand, daten: { art: 'fehler', meldung: aktion.meldung } }
        : zustand
    case 'erneut':
      return zustand.schritt === 2 ? { ...zustand, daten: { art: 'laedt' } } : zustand
    case 'anfrage':
      return mitAnfrage(zustand)
    case 'kontakt':
      return zustand.schritt === 3 ? { ...zustand, kontakt: aktion.kontakt } : zustand
    case 'zurueck':
      return zurueck(zustand, aktion.schritt)
    case 'haushalt':
      return zustand.schritt === 1 ? zustand : { ...zustand, haushalt: aktion.haushalt }
    default:
      return zustand.schritt === 1 ? zustand : { ...zustand, wahl: neueWahl(zustand.wahl, aktion) }
  }
}

function mitAngebot(
  { eingabe, fortgang }: Zustand & { schritt: 1 },
  { person, sofort, praemienjahr, franchise, daten }: Aktion & { art: 'angebot' },
): Zustand {
  const bisher = franchise ?? fortgang?.wahl.franchise
  const gueltige = gueltigeFranchise(person, praemienjahr, bisher)
  const wahl: Wahl = {
    franchise: gueltige,
    gewaehlt: gueltige === bisher && fortgang && istDieselbe(fortgang.person, person) ? fortgang.wahl.gewaehlt : null,
    aktuelleKasse: fortgang?.wahl.aktuelleKasse ?? null,
    aktuelleFranchise: fortgang?.wahl.aktuelleFranchise ?? null,
  }
  return {
    schritt: 2,
    eingabe,
    person,
    sofort,
    daten: daten ? { art: 'bereit', ...daten } : { art: 'laedt' },
    wahl,
    kontakt: fortgang && amNeuenOrt(fortgang, person),
    haushalt: fortgang?.haushalt ?? null,
    ansicht: fortgang?.ansicht ?? null,
  }
}

/** Prices of another year are a new calculation, and that selects the cheapest. */
function mitBeginn(zustand: Zustand & { schritt: 2 }, sofort: number | null): Zustand {
  if (zustand.sofort === sofort) return zustand
  return { ...zustand, sofort, wahl: { ...zustand.wahl, gewaehlt: null }, daten: { art: 'laedt' } }
}

/** In another year the person may be of another class, which has other franchises. */
function mitDaten(zustand: Exclude<Zustand, { schritt: 1 }>, { tabelle, verzeichnis }: Daten): Zustand {
  const { person, wahl } = zustand
  const franchise = gueltigeFranchise(person, tabelle.jahr, wahl.franchise)
  return {
    ...zustand,
    wahl: franchise === wahl.franchise ? wahl : { ...wahl, franchise, gewaehlt: null },
    daten: { art: 'bereit', tabelle, verzeichnis },
  }
}

/** The one of before where the person's class has it that year, else what the calculator starts with. */
function gueltigeFranchise(person: Person, praemienjahr: number, bisher: Franchise | undefined): Franchise {
  const klasse = person.art === 'eigen' ? altersklasse(person.geburtsjahr, praemienjahr) : person.klasse
  return bisher !== undefined && erlaubteFranchisen(klasse).includes(bisher) ? bisher : hoechsteFranchise(klasse)
}

const istGefragt = (zustand: Gefragt, aktion: Gefragt) =>
  zustand.person === aktion.person && zustand.sofort === aktion.sofort

/** The same question to the table; a selected offer then keeps its meaning. */
function istDieselbe(a: Person, b: Person): boolean {
  if (a.art === 'geteilt' || b.art === 'geteilt') return false
  return a.geburtsjahr === b.geburtsjahr && a.unfall === b.unfall && a.ort.id === b.ort.id
}

/** The address of step 3 follows step 1 until the visitor has typed another one. */
function amNeuenOrt({ person: vorher, kontakt }: Fortgang, person: Person): Kontakt | null {
  if (!kontakt || vorher.art === 'geteilt' || person.art === 'geteilt') return kontakt
  const folgt = kontakt.plz === String(vorher.ort.plz) && kontakt.ort === vorher.ort.ort
  return folgt ? { ...kontakt, plz: String(person.ort.plz), ort: person.ort.ort } : kontakt
}

function mitAnfrage(zustand: Zustand): Zustand {
  if (zustand.schritt !== 2) return zustand
  const { eingabe, person, sofort, daten, wahl, kontakt, haushalt, ansicht } = zustand
  if (person.art === 'geteilt')
    return {
      schritt: 1,
      eingabe,
      fortgang: { person, sofort, wahl, kontakt, haushalt, ansicht: null },
      fuerAnfrage: true,
    }
  if (daten.art !== 'bereit') return zustand
  return {
    schritt: 3,
    ...{ eingabe, person, sofort, daten, wahl, haushalt, ansicht },
    kontakt: kontakt ?? leererKontakt(person.ort),
  }
}

function zurueck(zustand: Zustand, schritt: 1 | 2): Zustand {
  if (zustand.schritt === 1 || zustand.schritt <= schritt) return zustand
  if (schritt === 2) return { ...zustand, schritt }
  const { eingabe, person, sofort, wahl, kontakt, haushalt } = zustand
  return { schritt, eingabe, fortgang: { person, sofort, wahl, kontakt, haushalt, ansicht: null }, fuerAnfrage: false }
}

function leererKontakt({ plz, ort }: OrtMitId): Kontakt {
  return {
    vorname: '',
    nachname: '',
    strasse: '',
    nummer: '',
    plz: String(plz),
    ort,
    email: '',
    telefon: '',
    andereKasse: false,
    datenschutz: false,
    weitergabe: false,
  }
}
