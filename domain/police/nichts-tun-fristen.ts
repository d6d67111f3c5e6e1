import { type Frist, fristJahresende, fristMitteJahr, type Tag } from '../fristen/fristen.ts'
import { type Franchise, hoechsteFranchise, ordentlicheFranchise } from '../kosten/franchise.ts'
import { type Altersklasse, altersklasse } from '../praemien/altersklasse.ts'
import { istStandard } from '../praemien/modelle.ts'
import type { Tarif } from '../praemien/regionstabelle.ts'

/*
 * Until when somebody can leave what he has, on 1 January of a year. The law knows one period for almost everything:
 * - another insurer: the notice arrives by the end of November (KVG 7 para. 2);
 * - from a model to another model or to Standard: the same, to the end of the year (KVV 100 para. 3);
 * - from an elective franchise to another form of insurance or a lower franchise: the same (KVV 94 para. 2);
 * - from the ordinary insurance, which is Standard with the ordinary franchise, to a model: at any time (KVV 100 para. 2);
 * - an insurer that gives up: the contract ends with its licence (KVG 7 para. 4), unless its insured are transferred to
 *   another one (KVAG 9 para. 3 and 40 para. 2);
 * - to a higher franchise: on 1 January only (KVV 94 para. 1). By which day to say so is left to the insurer's conditions.
 * An insurer may be more generous towards its own insured; what it may be is in its conditions, not here.
 */

export type Wegfrist =
  /** The notice arrives by `frist.eintreffen`. */
  | (Stichtag & { art: 'kuendigung' })
  | { art: 'jederzeit' }
  /** Today's insurer goes: the contract ends by itself, unless another insurer takes it over. */
  | (Stichtag & { art: 'vertragsende' })

/** Whether the day of arrival and the day of posting can still be met. */
type Stichtag = { frist: Frist; offen: boolean; perPost: boolean }

type HeutigeForm = Pick<Tarif, 'typ' | 'versicherer'> & { franchise: Franchise; klasse: Altersklasse }

/** The ordinary insurance, without any special form (KVV 93 to 101). */
function istOrdentlich(form: HeutigeForm): boolean {
  return istStandard(form.typ) && form.franchise === ordentlicheFranchise(form.klasse)
}

/** To a tariff of the next table at the same franchise. */
export function fristDesWechsels(
  heutige: HeutigeForm,
  ziel: Pick<Tarif, 'typ' | 'versicherer'>,
  naechste: Folgejahr,
  heute: Tag,
): Wegfrist {
  if (ziel.versicherer === heutige.versicherer && istOrdentlich(heutige) && !istStandard(ziel.typ))
    return { art: 'jederzeit' }
  const art = bleibt(heutige, naechste) ? 'kuendigung' : 'vertragsende'
  return { ...kuendigung(naechste.jahr, heute), art }
}

type Folgejahr = { jahr: number; tarife: readonly Pick<Tarif, 'versicherer'>[] }

const bleibt = (heutige: HeutigeForm, { tarife }: Folgejahr) =>
  tarife.some(({ versicherer }) => versicherer === heutige.versicherer)

function kuendigung(jahr: number, heute: Tag): Stichtag {
  const frist = fristJahresende(jahr - 1)
  return { frist, offen: heute <= frist.eintreffen, perPost: heute <= frist.absenden }
}

/** What can still be changed, and until when. `bis` is the day of arrival; without it the insurer's conditions decide. */
export type Moeglichkeit =
  | { art: 'kasse' | 'modell' | 'franchise-senken'; bis: Tag; ab: Tag }
  | { art: 'modell-jederzeit' }
  | { art: 'franchise-erhoehen'; ab: Tag }
  /** Too late for 1 January: the next day on which another insurer or another model can begin. */
  | { art: 'kasse-spaeter' | 'modell-spaeter'; bis: Tag; ab: Tag }

export type Versicherter = HeutigeForm & { geburtsjahr: number }

/** What somebody can still do on this day about the premium from 1 January on. Nothing at an insurer that goes. */
export function nochMoeglich(versicherter: Versicherter, naechste: Folgejahr, heute: Tag): Moeglichkeit[] {
  const { jahr } = naechste
  const { frist, offen } = kuendigung(jahr, heute)
  const ordentlich = istOrdentlich(versicherter)
  const auf = { bis: frist.eintreffen, ab: frist.wechsel }
  const klasse = altersklasse(versicherter.geburtsjahr, jahr)
  const moeglich: Moeglichkeit[] = []
  if (offen) moeglich.push({ art: 'kasse', ...auf })
  if (!bleibt(versicherter, naechste)) return moeglich
  if (ordentlich) moeglich.push({ art: 'modell-jederzeit' })
  else if (offen) moeglich.push({ art: 'modell', ...auf })
  if (offen && versicherter.franchise > ordentlicheFranchise(klasse)) moeglich.push({ art: 'franchise-senken', ...auf })
  if (heute < frist.wechsel && versicherter.franchise < hoechsteFranchise(klasse))
    moeglich.push({ art: 'franchise-erhoehen', ab: frist.wechsel })
  if (!offen) moeglich.push({ art: 'kasse-spaeter', ...spaeter(ordentlich, jahr) })
  if (!offen && !ordentlich) moeglich.push({ art: 'modell-spaeter', ...spaeter(ordentlich, jahr) })
  return moeglich
}

/** Half a year later for the ordinary insurance (KVG 7 para. 1), a year later for every other. */
function spaeter(ordentlich: boolean, jahr: number): { bis: Tag; ab: Tag } {
  const { eintreffen, wechsel } = ordentlich ? fristMitteJahr(jahr) : fristJahresende(jahr)
  return { bis: eintreffen, ab: wechsel }
}
