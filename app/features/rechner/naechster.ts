import { altersklasse } from '#domain/altersklasse.ts'
import { erlaubteFranchisen, hoechsteFranchise } from '#domain/franchise.ts'
import type { OrtMitId } from '#domain/standort.ts'
import { neueWahl, type Person, type Wahl } from './angebot/eingang.ts'
import type { Aktion, Fortgang, Kontakt, Zustand } from './zustand.ts'

/** An action that does not belong to the step on screen changes nothing: it came too late. */
export function naechster(zustand: Zustand, aktion: Aktion): Zustand {
  switch (aktion.art) {
    case 'eingabe':
      return zustand.schritt === 1 ? { ...zustand, eingabe: aktion.eingabe } : zustand
    case 'fortsetzen':
      return zustand.schritt === 1 ? { ...zustand, eingabe: aktion.eingabe, fortgang: aktion.fortgang } : zustand
    case 'angebot':
      return zustand.schritt === 1 ? mitAngebot(zustand, aktion) : zustand
    case 'geladen': {
      if (zustand.schritt === 1 || zustand.person !== aktion.person) return zustand
      const { tabelle, verzeichnis } = aktion
      return { ...zustand, daten: { art: 'bereit', tabelle, verzeichnis } }
    }
    case 'ladefehler':
      return zustand.schritt === 2 && zustand.person === aktion.person
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
  { person, praemienjahr, franchise, daten }: Aktion & { art: 'angebot' },
): Zustand {
  const klasse = person.art === 'eigen' ? altersklasse(person.geburtsjahr, praemienjahr) : person.klasse
  const bisher = franchise ?? fortgang?.wahl.franchise
  const erlaubt = bisher !== undefined && erlaubteFranchisen(klasse).includes(bisher)
  const wahl: Wahl = {
    franchise: erlaubt ? bisher : hoechsteFranchise(klasse),
    gewaehlt: erlaubt && fortgang && istDieselbe(fortgang.person, person) ? fortgang.wahl.gewaehlt : null,
    aktuelleKasse: fortgang?.wahl.aktuelleKasse ?? null,
    aktuelleFranchise: fortgang?.wahl.aktuelleFranchise ?? null,
  }
  return {
    schritt: 2,
    eingabe,
    person,
    daten: daten ? { art: 'bereit', ...daten } : { art: 'laedt' },
    wahl,
    kontakt: fortgang && amNeuenOrt(fortgang, person),
    haushalt: fortgang?.haushalt ?? null,
    ansicht: fortgang?.ansicht ?? null,
  }
}

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
  const { eingabe, person, daten, wahl, kontakt, haushalt, ansicht } = zustand
  if (person.art === 'geteilt')
    return { schritt: 1, eingabe, fortgang: { person, wahl, kontakt, haushalt, ansicht: null }, fuerAnfrage: true }
  if (daten.art !== 'bereit') return zustand
  return { schritt: 3, eingabe, person, daten, wahl, kontakt: kontakt ?? leererKontakt(person.ort), haushalt, ansicht }
}

function zurueck(zustand: Zustand, schritt: 1 | 2): Zustand {
  if (zustand.schritt === 1 || zustand.schritt <= schritt) return zustand
  if (schritt === 2) return { ...zustand, schritt }
  const { eingabe, person, wahl, kontakt, haushalt } = zustand
  return { schritt, eingabe, fortgang: { person, wahl, kontakt, haushalt, ansicht: null }, fuerAnfrage: false }
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
