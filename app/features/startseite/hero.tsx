import { useDatenhinweis } from '#app/lib/datenhinweis.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { PriceNote } from '#app/ui/price-note.tsx'
import { BERATUNG } from '#content/navigation.ts'
import { Skyline } from './skyline.tsx'
import { Vorteile } from './vorteile.tsx'

type Props = {
  /** 'preis' sets the skyline of premiums below the headline, 'ruhig' leaves the headline alone. */
  variante: 'preis' | 'ruhig'
}

/**
 * On a phone the parts stand in an order of their own: the proof comes before the buttons, which lie near the thumb,
 * and all of it fits on the first screen. One heading, two layouts.
 */
export function Hero({ variante }: Props) {
  const { praemien } = useSeitenDaten()
  return (
    <div className="flex h-full flex-col max-md:pt-4 max-md:pb-6 md:pt-11">
      <div className="max-md:contents">
        <div className="flex flex-wrap gap-2">
          <Badge>{`Offizielle BAG-Prämien ${praemien.jahr}`}</Badge>
          <PriceNote note={useDatenhinweis()} />
        </div>
        <h1 className="t6 mt-3 md:mt-6">
          Krankenkassenvergleich {praemien.jahr} – Offizielle Prämien.{' '}
          <span className="text-fir">Jetzt sparen & wechseln.</span>
        </h1>
        <p className="t3 mass mt-5 text-ink2 max-md:hidden">
          Jahrgang und Postleitzahl genügen. Sie sehen alle Prämien der Grundversicherung, die in Ihrer Region gelten,
          vom günstigsten zum teuersten Tarif.
        </p>
        <div className="flex flex-wrap gap-3 max-md:order-1 max-md:mt-4 max-md:flex-col max-md:gap-2.5 md:mt-7">
          <ButtonLink section="hero" to="/#rechner">
            Jetzt kostenlos vergleichen
          </ButtonLink>
          <ButtonLink section="hero" to={BERATUNG.pfad} kind="secondary">
            {BERATUNG.name}
          </ButtonLink>
        </div>
      </div>
      {variante === 'preis' && <Skyline />}
      <Vorteile />
    </div>
  )
}
