/** Calendar days as ISO text, `2025-11-30`: no time, no zone. */
export type Tag = string

const MS_PRO_TAG = 86_400_000

function tag(zeit: number): Tag {
  return new Date(zeit).toISOString().slice(0, 10)
}

function zeit(jahr: number, monat: number, tagImMonat: number): number {
  return Date.UTC(jahr, monat - 1, tagImMonat)
}

/** Easter Sunday in the Gregorian calendar (Gauss, as corrected by Lichtenberg). */
function ostersonntag(jahr: number): number {
  const jahrhundert = Math.floor(jahr / 100)
  const mond = 15 + Math.floor((3 * jahrhundert + 3) / 4) - Math.floor((8 * jahrhundert + 13) / 25)
  const sonne = 2 - Math.floor((3 * jahrhundert + 3) / 4)
  const a = jahr % 19
  const keim = (19 * a + mond) % 30
  const korrektur = Math.floor((keim + Math.floor(a / 11)) / 29)
  const grenze = 21 + keim - korrektur
  const sonntag = 7 - ((jahr + Math.floor(jahr / 4) + sonne) % 7)
  return zeit(jahr, 3, grenze + 7 - ((grenze - sonntag) % 7))
}

/**
 * Whether insurers work and every post office is open: not at weekends, as many open on no Saturday, nor on the two
 * Easter holidays. Nothing else is closed all over the country in the weeks before our two deadlines.
 */
function istArbeitstag(zeitpunkt: number): boolean {
  const wochentag = new Date(zeitpunkt).getUTCDay()
  if (wochentag === 0 || wochentag === 6) return false
  const abstand = (zeitpunkt - ostersonntag(new Date(zeitpunkt).getUTCFullYear())) / MS_PRO_TAG
  return abstand !== -2 && abstand !== 1
}

function letzterArbeitstagBis(zeitpunkt: number): number {
  return istArbeitstag(zeitpunkt) ? zeitpunkt : letzterArbeitstagBis(zeitpunkt - MS_PRO_TAG)
}

export function letzterArbeitstagVor(heute: Tag): Tag {
  return tag(letzterArbeitstagBis(Date.parse(heute) - MS_PRO_TAG))
}

export type Frist = {
  /** The cancellation must have arrived at the insurer on this day at the latest. */
  eintreffen: Tag
  /** Registered mail a week earlier is safe. */
  absenden: Tag
  /** First day at the new insurer. */
  wechsel: Tag
}

function frist(stichtag: number, wechsel: number): Frist {
  const eintreffen = letzterArbeitstagBis(stichtag)
  return {
    eintreffen: tag(eintreffen),
    absenden: tag(letzterArbeitstagBis(eintreffen - 7 * MS_PRO_TAG)),
    wechsel: tag(wechsel),
  }
}

/** Change on 1 January after `jahr` (KVG 7 para. 2): arrive by 30 November. */
export function fristJahresende(jahr: number): Frist {
  return frist(zeit(jahr, 11, 30), zeit(jahr + 1, 1, 1))
}

/** Change on 1 July, only for Standard with the ordinary franchise (KVG 7 para. 1): arrive by 31 March. */
export function fristMitteJahr(jahr: number): Frist {
  return frist(zeit(jahr, 3, 31), zeit(jahr, 7, 1))
}

/** The next year-end deadline that can still be met on `heute`. */
export function naechsteFristJahresende(heute: Tag): Frist {
  const jahr = Number(heute.slice(0, 4))
  const dieses = fristJahresende(jahr)
  return heute <= dieses.eintreffen ? dieses : fristJahresende(jahr + 1)
}

export function naechsteFristMitteJahr(heute: Tag): Frist {
  const jahr = Number(heute.slice(0, 4))
  const dieses = fristMitteJahr(jahr)
  return heute <= dieses.eintreffen ? dieses : fristMitteJahr(jahr + 1)
}
