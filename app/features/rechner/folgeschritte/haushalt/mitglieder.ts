import { frankenText } from '#content/format.ts'
import { BETRAG_UNLESBAR } from '#content/meldungen.ts'
import { HEUTE } from '#content/rechner/haushalt.ts'
import type { PraemienAnfrageKoerper } from '#contract/praemien-anfrage.ts'
import { type Altersklasse, altersklasse } from '#domain/altersklasse.ts'
import { unfallAusWahl } from '#domain/bag-codes.ts'
import { betragAusEingabe } from '#domain/betrag-eingabe.ts'
import { jahrgangAus } from '#domain/eingaben.ts'
import { erlaubteFranchisen } from '#domain/franchise.ts'
import type { Mitglied } from '#domain/haushalt.ts'
import type { Loesung } from '#domain/haushalt-antwort.ts'
import { inRappen, type Rappen } from '#domain/rappen.ts'
import type { Bekannte } from '../../verbilligung/lage.ts'
import { beteiligte, type Haushalt, type Wunsch } from '../../zustand/haushalt.ts'
import type { EigenePerson, Unfallwahl } from '../../zustand/person.ts'

/** The visitor, as step 1 left them: the household's first person. */
export type Ich = Pick<EigenePerson, 'geburtsjahr' | 'unfall'>

/** A person who counts, with the number under which the form shows them; the visitor is 1. */
export type Gezaehlt = { nummer: number; geburtsjahr: number; unfall: Unfallwahl; mitglied: Mitglied }

/** For what their canton pays, as far as a birth year tells it. */
export const bekannteAus = (personen: readonly Gezaehlt[], praemienjahr: number): Bekannte[] =>
  personen.map(({ nummer, geburtsjahr }) => ({ nummer, art: ART[altersklasse(geburtsjahr, praemienjahr)] }))

const ART: Readonly<Record<Altersklasse, Bekannte['art']>> = {
  'AKL-ERW': 'erwachsen',
  'AKL-JUG': 'jung',
  'AKL-KIN': 'kind',
}

/** Everyone whose birth year is known; `fehlende` are the numbers of the others. */
export function gezaehlte(ich: Ich, haushalt: Haushalt, praemienjahr: number, aktuellesJahr: number) {
  const personen = [gezaehlt(1, ich.geburtsjahr, ich.unfall, haushalt.ich, praemienjahr)]
  const fehlende: number[] = []
  beteiligte(haushalt).forEach((person, index) => {
    const jahrgang = jahrgangAus(person.geburtsjahr, aktuellesJahr)
    if (jahrgang === undefined) fehlende.push(index + 2)
    else personen.push(gezaehlt(index + 2, jahrgang, person.unfall, person, praemienjahr))
  })
  return { personen, fehlende }
}

/** A franchise that another birth year made impossible counts as the best one. */
function gezaehlt(
  nummer: number,
  geburtsjahr: number,
  unfall: Unfallwahl,
  { franchise, kosten }: Wunsch,
  praemienjahr: number,
): Gezaehlt {
  const erlaubt = franchise !== null && erlaubteFranchisen(altersklasse(geburtsjahr, praemienjahr)).includes(franchise)
  const mitglied = {
    geburtsjahr,
    unfall: unfallAusWahl(unfall),
    franchise: erlaubt ? franchise : null,
    kosten: inRappen(kosten),
  }
  return { nummer, geburtsjahr, unfall, mitglied }
}

/** What all bills of today come to, or why what stands there is not taken. */
export function betragVonHeute(getippt: string, hoechstens: Rappen): { betrag?: Rappen; mangel?: string } {
  if (getippt.trim() === '') return {}
  const betrag = betragAusEingabe(getippt)
  if (!betrag) return { mangel: BETRAG_UNLESBAR }
  return betrag > hoechstens ? { mangel: HEUTE.betragZuHoch(hoechstens) } : { betrag }
}

/** The persons of the enquiry, the visitor first. */
export function personenDerAnfrage(
  personen: readonly Gezaehlt[],
  { policen }: Loesung,
  praemienjahr: number,
  kassenName: (nummer: number) => string,
): PraemienAnfrageKoerper['personen'] {
  return personen.flatMap(({ geburtsjahr, unfall }, index) => {
    const police = policen[index]
    if (!police) return []
    return {
      geburtsjahr: String(geburtsjahr),
      unfallversicherung: unfall,
      franchise: String(police.franchise),
      krankenkasse: kassenName(police.angebot.versicherer),
      modell: police.angebot.modell,
      praemie: `CHF ${frankenText(police.praemie)}`,
      selectedTariff: police.angebot.tarif,
      premiumYear: String(praemienjahr),
    }
  })
}
