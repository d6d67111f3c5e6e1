import type { Stufe, Unfall } from './bag-codes.ts'
import type { Franchise } from './franchise.ts'
import type { Tag } from './fristen.ts'
import { istStandard } from './modelle.ts'
import { fristDesWechsels, type HeutigeForm, type Wegfrist } from './nichts-tun-fristen.ts'
import { imJahr } from './praemie.ts'
import { minus, type Rappen } from './rappen.ts'
import { istVerkauft, platz, type Regionstabelle, type Tarif } from './regionstabelle.ts'

/** A tariff and its price a month. */
export type Posten = Pick<Tarif, 'versicherer' | 'typ' | 'name'> & { preis: Rappen }

export const posten = ({ versicherer, typ, name }: Tarif, preis: Rappen): Posten => ({ versicherer, typ, name, preis })

export type Weg = Posten & {
  /** Per month, against what is paid today; below zero when it costs less. Undefined where only a letter tells. */
  gegenHeute: Rappen | undefined
  /** Per year, against doing nothing; undefined where nobody knows what that costs. */
  gegenNichtsTun: Rappen | undefined
  /** Sold only in a catchment area, and the municipality was not given. */
  eingeschraenkt: boolean
  /** null: it is what one gets without doing anything. */
  frist: Wegfrist | null
}

/** What could be done instead, all at the same franchise and accident cover. Absent where nobody sells it. */
export type Wege = {
  guenstigste?: Weg
  /** The cheapest of the same type at another insurer. */
  gleichesModell?: Weg
  /** The cheapest other tariff of today's insurer. */
  gleicheKasse?: Weg
}

export type Wegfrage = {
  naechste: Regionstabelle
  bfs: number | undefined
  form: HeutigeForm
  heute: Tag
  unfall: Unfall
  franchise: Franchise
  /** A child keeps its siblings' tier where it is, if the tariff has it; elsewhere it counts as a single one. */
  eigeneStufe: Stufe
  stufe: Stufe
  heutigerPreis: Rappen | undefined
  nachfolger: Tarif | undefined
  /** What a premium of next year is compared as. */
  preis: (praemie: Rappen) => Rappen
}

export function wege(frage: Wegfrage): Wege {
  const { naechste, bfs, form, nachfolger } = frage
  const hier = naechste.tarife.filter(tarif => istVerkauft(tarif, bfs))
  const istEigener = ({ versicherer }: Tarif) => versicherer === form.versicherer
  // Across the generations of codes only the free choice of doctor is certainly the same.
  const typ = nachfolger?.typ ?? form.typ
  const gleicherArt = (tarif: Tarif) => tarif.typ === typ || (istStandard(tarif.typ) && istStandard(typ))
  const einer = (name: keyof Wege, tarife: readonly Tarif[]): Wege => {
    const tarif = guenstigster(tarife, frage)
    return tarif ? { [name]: weg(tarif, frage) } : {}
  }
  return {
    ...einer('guenstigste', hier),
    ...einer(
      'gleichesModell',
      hier.filter(tarif => !istEigener(tarif) && gleicherArt(tarif)),
    ),
    ...einer(
      'gleicheKasse',
      hier.filter(tarif => istEigener(tarif) && tarif !== nachfolger),
    ),
  }
}

/** Of equal prices the one that needs no change, then the first of the table. */
function guenstigster(tarife: readonly Tarif[], frage: Wegfrage): Tarif | undefined {
  const rang = (tarif: Tarif) => praemie(tarif, frage) * 2 - Number(tarif === frage.nachfolger)
  return tarife
    .filter(tarif => praemie(tarif, frage) > 0)
    .reduce<Tarif | undefined>((a, b) => (a && rang(a) <= rang(b) ? a : b), undefined)
}

function praemie(tarif: Tarif, { form, eigeneStufe, stufe, unfall, franchise }: Wegfrage): Rappen {
  const bei = (gefragt: Stufe) => tarif.praemie(platz(gefragt, unfall, franchise) ?? -1)
  return (tarif.versicherer === form.versicherer && bei(eigeneStufe)) || bei(stufe)
}

function weg(tarif: Tarif, frage: Wegfrage): Weg {
  const { naechste, bfs, form, heute, nachfolger, heutigerPreis } = frage
  const preis = frage.preis(praemie(tarif, frage))
  return {
    ...posten(tarif, preis),
    gegenHeute: heutigerPreis === undefined ? undefined : minus(preis, heutigerPreis),
    gegenNichtsTun: nachfolger && imJahr(minus(preis, frage.preis(praemie(nachfolger, frage)))),
    eingeschraenkt: tarif.gemeinden !== null && bfs === undefined,
    frist: tarif === nachfolger ? null : fristDesWechsels(form, tarif, naechste, heute),
  }
}
