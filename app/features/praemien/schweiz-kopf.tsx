import { Krumen } from '#app/layout/krumen.tsx'
import { useDatenhinweis } from '#app/lib/datenhinweis.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Badge } from '#app/ui/badge.tsx'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { PriceNote } from '#app/ui/price-note.tsx'
import { annahme, antwort, KARTE } from '#content/praemien/schweiz.ts'
import { SCHWEIZ } from '#content/praemien/seiten.ts'
import { frankenText } from '#content/zahlen/format.ts'
import { minus } from '#domain/werte/rappen.ts'
import { useOrtsbild } from './karte/ortsbild.ts'
import { landeszahlen } from './zahlen.ts'

/** The answer before any control: how far apart the regions lie. */
export function SchweizKopf() {
  const { praemien } = useSeitenDaten()
  const hinweis = useDatenhinweis()
  const bild = useOrtsbild()
  const { regionen } = landeszahlen(bild, 'AKL-ERW')
  const [guenstigste, teuerste] = [regionen[0], regionen.at(-1)]
  return (
    <div className="rahmen">
      <Krumen krumen={[{ name: SCHWEIZ.name, pfad: SCHWEIZ.pfad }]} trenner="/" />
      <div className="grid gap-x-6 gap-y-8 border-b border-ink pt-8 pb-9 md:pt-12 lg:grid-cols-2 lg:items-end">
        <div>
          {praemien.quelle === 'BAG' && <Badge>{SCHWEIZ.abzeichen(praemien.jahr)}</Badge>}
          <div className="mt-3">
            <PriceNote note={hinweis} />
          </div>
          <h1 className="t6 mt-5">
            {SCHWEIZ.ueberschrift[0]} <br className="max-md:hidden" />
            {SCHWEIZ.ueberschrift[1]}
          </h1>
        </div>
        {guenstigste && teuerste && (
          <div>
            <PriceFigure
              amount={`+${frankenText(minus(teuerste.guenstigstes.praemie, guenstigste.guenstigstes.praemie))}`}
              per={KARTE.monat}
              size="m"
            />
            <p className="t3 mt-5">{antwort(teuerste, guenstigste)}</p>
            <p className="t1 mt-3 text-ink2">{annahme('AKL-ERW', bild.preisjahr)}</p>
          </div>
        )}
      </div>
    </div>
  )
}
