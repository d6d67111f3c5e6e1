import { useContext } from 'react'
import { useWechselhinweis } from '#app/lib/datenhinweis.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { TextzahlenContext } from '#app/lib/textzahlen.ts'
import { SavingsBar } from '#app/ui/bar.tsx'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { rechnung } from '#content/seiten/wechseln.zahlen.ts'
import { BEISPIEL } from '#content/seiten/wechseln-schritte.ts'
import { ergebnis } from '#content/wechsel/rechnung.ts'

/** What a change can bring, in figures of the compared year. */
export default function ErsparnisBeispiel() {
  const { praemien } = useSeitenDaten()
  const hinweis = useWechselhinweis()
  const zahlen = useContext(TextzahlenContext)
  const { vollstaendig, werte } = zahlen ? ergebnis(rechnung, zahlen) : { vollstaendig: false, werte: {} }
  const { durchschnitt, guenstigster, imMonat, imJahr } = werte
  if (!vollstaendig || !durchschnitt || !guenstigster || !imMonat || !imJahr)
    return <p className="mass text-ink2">{BEISPIEL.ohne}</p>
  return (
    <figure>
      <figcaption className="t1 text-ink2">{BEISPIEL.fall(praemien)}</figcaption>
      <p className="mt-6">
        <span className="sr-only">{BEISPIEL.ersparnis} </span>
        <PriceFigure amount={imJahr.text} per={BEISPIEL.proJahr} />
      </p>
      <div className="mt-7">
        <SavingsBar
          paid={guenstigster.zahl}
          compare={durchschnitt.zahl}
          paidLabel={
            <>
              <strong className="text-ink">{BEISPIEL.guenstigster(guenstigster.text)}</strong>{' '}
              {BEISPIEL.statt(durchschnitt.text)}
            </>
          }
          savedLabel={<strong className="text-ink">{BEISPIEL.gespart(imMonat.text)}</strong>}
        />
      </div>
      <p className="t1 mt-3 text-ink2">
        {BEISPIEL.vergleich(zahlen?.abgabe)} {hinweis}
      </p>
    </figure>
  )
}
