import { SavingsBar } from '#app/ui/bar.tsx'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { BEISPIEL } from '#content/seiten/wechseln-schritte.ts'
import { frankenText } from '#domain/rappen.ts'

/** What a change can bring, in figures that were really published. */
export default function ErsparnisBeispiel() {
  const { guenstigster, durchschnitt } = BEISPIEL
  const imMonat = durchschnitt - guenstigster
  return (
    <figure>
      <figcaption className="t1 text-ink2">{BEISPIEL.fall}</figcaption>
      <p className="mt-6">
        <span className="sr-only">Ersparnis: </span>
        <PriceFigure amount={frankenText(12 * imMonat)} per="Jahr" />
      </p>
      <div className="mt-7">
        <SavingsBar
          paid={guenstigster}
          compare={durchschnitt}
          paidLabel={
            <>
              <strong className="text-ink">Günstigster Tarif {frankenText(guenstigster)}</strong> statt{' '}
              {frankenText(durchschnitt)} im Monat
            </>
          }
          savedLabel={<strong className="text-ink">{frankenText(imMonat)} gespart</strong>}
        />
      </div>
      <p className="t1 mt-3 text-ink2">{BEISPIEL.vergleich}</p>
    </figure>
  )
}
