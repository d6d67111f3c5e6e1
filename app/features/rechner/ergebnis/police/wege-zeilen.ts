import { alleAngebote } from '#domain/angebote.ts'
import type { Auswahl } from '#domain/haushalt.ts'
import { umweltabgabe } from '#domain/jahreswerte.ts'
import type { NichtsTun } from '#domain/nichts-tun.ts'
import type { Posten } from '#domain/nichts-tun-wege.ts'
import { eigenerPreis } from '#domain/praemie.ts'
import { minus, type Rappen } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { PersonSicht, Sicht } from '../sicht/sicht.ts'

export type Wegzeile = {
  weg: 'nichts' | 'gleiche' | 'andere'
  auswahl: Auswahl & { tarif: string }
  preis: Rappen
  /** undefined where nobody knows what is paid today. */
  zuHeute: Rappen | undefined
  /** It is what the answer shows. */
  gewaehlt: boolean
}

/**
 * What can be done, each with its full price: nothing, another tariff of the same insurer, another insurer. Where one of them is the
 * answer's own offer it is that one, so that there is one winner. Empty while the answer is at another franchise or accident cover, or
 * after premium reduction: then nothing here could stand beside it.
 */
export function wegeZeilen(person: PersonSicht, { volleTabelle, regelJahr }: Sicht): Wegzeile[] {
  const { police, nichtsTun, gewaehlt } = person
  if (!police || !nichtsTun || !gewaehlt || regelJahr !== null) return []
  if (!('wege' in nichtsTun) || !nichtsTun.wege) return []
  const { franchise, unfall, preisart, wege } = nichtsTun
  if (franchise !== gewaehlt.franchise || unfall !== person.frage.unfall) return []
  if (preisart === 'brutto' && umweltabgabe(volleTabelle) !== undefined) return []
  const danach = 'danach' in nichtsTun ? nichtsTun.danach : undefined
  const heute = heutigerPreis(nichtsTun)
  const antwort = postenDer(gewaehlt.angebot, gewaehlt.praemie)
  const eigenes = antwort.versicherer === police.kasse
  const istNichtsTun = danach !== undefined && istGleich(danach, antwort)
  const zeile = (weg: Wegzeile['weg'], posten: Posten | undefined): Wegzeile[] => {
    if (!posten) return []
    const { versicherer, typ, name, preis } = posten
    return [
      {
        ...{ weg, preis, auswahl: { versicherer, typ, tarif: name } },
        zuHeute: heute === undefined ? undefined : minus(preis, heute),
        gewaehlt: istGleich(posten, antwort),
      },
    ]
  }
  return [
    ...zeile('nichts', danach),
    ...zeile('gleiche', eigenes && !istNichtsTun ? antwort : wege.gleicheKasse),
    ...zeile('andere', eigenes ? guenstigstesAndere(person, volleTabelle, police.kasse, franchise) : antwort),
  ]
}

const heutigerPreis = (nichtsTun: NichtsTun) => ('heute' in nichtsTun ? nichtsTun.heute.preis : undefined)

const istGleich = (a: Posten, b: Posten) => a.versicherer === b.versicherer && a.typ === b.typ && a.name === b.name

type Angebot = ReturnType<typeof alleAngebote>[number]

const postenDer = (
  { versicherer, modell, tarif }: Pick<Angebot, 'versicherer' | 'modell' | 'tarif'>,
  preis: Rappen,
) => ({
  ...{ versicherer, typ: modell, name: tarif, preis },
})

/** The list is sorted by price. */
function guenstigstesAndere(
  { frage }: PersonSicht,
  tabelle: Regionstabelle,
  kasse: number,
  franchise: Parameters<typeof alleAngebote>[1]['franchise'],
): Posten | undefined {
  const angebot = alleAngebote(tabelle, { ...frage, franchise }).find(({ versicherer }) => versicherer !== kasse)
  return angebot && postenDer(angebot, eigenerPreis(angebot, tabelle))
}
