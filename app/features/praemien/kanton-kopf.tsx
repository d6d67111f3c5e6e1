import type { ReactNode } from 'react'
import { useDatenhinweis } from '#app/lib/datenhinweis.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { PriceNote } from '#app/ui/price-note.tsx'
import { kantonName } from '#content/orte/kantone.ts'
import { GEMEINDEN } from '#content/praemien/gemeinden.ts'
import { antwortSatz, rangSatz, spannweiteSatz, spitzenSatz } from '#content/praemien/kanton.ts'
import type { Kantonseintrag } from '#content/praemien/kantone.ts'
import { annahme } from '#content/praemien/schweiz.ts'
import { KANTON } from '#content/praemien/seiten.ts'
import { frankenText, ganzeFrankenText } from '#content/zahlen/format.ts'
import { imJahr } from '#domain/praemien/praemie.ts'
import { minus, rappen } from '#domain/werte/rappen.ts'
import type { Kantonsbild } from './karte/kantonsbild.ts'
import { Kantonsform } from './karte/kantonsform.tsx'
import { useOrtsbild } from './karte/ortsbild.ts'
import { kasse } from './wahl/kasse.ts'

type Props = { eintrag: Kantonseintrag; bild: Kantonsbild; krumen: ReactNode }

/** The canton as a poster, and the answer: one price per region. */
export function KantonKopf({ eintrag: { kanton, name }, bild, krumen }: Props) {
  const { praemien } = useSeitenDaten()
  const { karten, preisjahr } = useOrtsbild()
  const hinweis = useDatenhinweis()
  const { regionen, land, rang, stufe } = bild
  return (
    <div className="rahmen">
      {krumen}
      <div className="gap-x-6 pt-8 pb-10 md:pt-12 lg:grid lg:grid-cols-12">
        {karten && (
          <div className="max-lg:float-right max-lg:ml-4 max-lg:w-28 lg:order-last lg:col-span-4">
            <Kantonsform zellen={karten.kanton(kanton)} name={GEMEINDEN.bild(name)} stufe={stufe} />
          </div>
        )}
        <div className="min-w-0 lg:col-span-8">
          <h1>
            <span className="t3 block font-normal text-ink2">{KANTON.vorName}</span>{' '}
            <span className={groesse(name)}>{name}</span>
          </h1>
          <div className="mt-6">
            <PriceNote note={hinweis} />
          </div>
          <p className="t3 mt-4 max-w-[36ch] md:max-w-[48ch]">
            {antwortSatz(
              name,
              praemien.jahr,
              regionen.map(({ preis }) => preis),
            )}
          </p>
          <p className="mass mt-4 text-ink2">
            {rang &&
              rangSatz(
                name,
                rang.rang,
                land.kantone.length,
                abstand(bild),
                kantonName(land.kantone[0]?.kanton ?? ''),
              )}{' '}
            {spitzenSatz(spitzen(bild, nummer => kasse(nummer, praemien).name))} {spannweite(bild)}
          </p>
          <p className="t1 mt-4 text-ink2">{annahme('AKL-ERW', preisjahr)}</p>
        </div>
      </div>
    </div>
  )
}

const groesse = (name: string) =>
  name.length <= 10
    ? 'fig block pt-[0.12em] wrap-normal text-[15vw] md:text-[clamp(6rem,9.4vw,8.5rem)]'
    : 't6 block hyphens-auto'

/** To the cheapest canton. */
function abstand({ land, rang }: Kantonsbild) {
  const [erster] = land.kantone
  if (!erster || !rang) return rappen(0)
  return minus(rang.guenstigste.guenstigstes.praemie, erster.guenstigste.guenstigstes.praemie)
}

/** Who is cheapest, and in which regions. */
function spitzen({ regionen }: Kantonsbild, name: (nummer: number) => string) {
  const kassen = Map.groupBy(regionen, ({ zahlen }) => zahlen.guenstigstes.versicherer)
  return [...kassen].map(([nummer, eigene]) => ({ name: name(nummer), regionen: eigene.map(({ region }) => region) }))
}

function spannweite({ regionen }: Kantonsbild): string {
  const nachPreis = regionen.toSorted((a, b) => a.preis - b.preis)
  const [tiefste, hoechste] = [nachPreis[0], nachPreis.at(-1)]
  if (!tiefste || !hoechste || tiefste.preis === hoechste.preis) return ''
  const unterschied = imJahr(minus(hoechste.preis, tiefste.preis))
  const text = unterschied % 100 === 0 ? ganzeFrankenText(unterschied) : frankenText(unterschied)
  return spannweiteSatz(text, hoechste.region, tiefste.region)
}
