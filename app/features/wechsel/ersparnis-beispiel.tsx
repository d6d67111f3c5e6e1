import { useContext } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { TextzahlenContext } from '#app/lib/textzahlen.ts'
import { SavingsBar } from '#app/ui/bar.tsx'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { ergebnis } from '#content/rechnung.ts'
import { rechnung } from '#content/seiten/wechseln.zahlen.ts'
import { BEISPIEL } from '#content/seiten/wechseln-schritte.ts'

/** What a change can bring, in figures of the compared year. */
export default function ErsparnisBeispiel() {
  const { praemien } = useSeitenDaten()
  const zahlen = useContext(TextzahlenContext)
  const { vollstaendig, werte } = zahlen ? ergebnis(rechnung, zahlen) : { vollstaendig: false, werte: {} }
  const { durchschnitt, guenstigster, imMonat, imJahr } = werte
  if (!vollstaendig || !durchschnitt || !guenstigster || !imMonat || !imJahr)
    return <p className="mass text-ink2">{BEISPIEL.ohne}</p>
  const quelle =
    praemien.quelle === 'BAG' ? `Prämien ${praemien.jahr} des BAG` : 'Demodaten – keine offiziellen Prämien'
  return (
    <figure>
      <figcaption className="t1 text-ink2">{BEISPIEL.fall(quelle)}</figcaption>
      <p className="mt-6">
        <span className="sr-only">Ersparnis: </span>
        <PriceFigure amount={imJahr.text} per="Jahr" />
      </p>
      <div className="mt-7">
        <SavingsBar
          paid={guenstigster.zahl}
          compare={durchschnitt.zahl}
          paidLabel={
            <>
              <strong className="text-ink">Günstigster Tarif {guenstigster.text}</strong> statt {durchschnitt.text} im
              Monat
            </>
          }
          savedLabel={<strong className="text-ink">{imMonat.text} gespart</strong>}
        />
      </div>
      <p className="t1 mt-3 text-ink2">{BEISPIEL.vergleich}</p>
    </figure>
  )
}
