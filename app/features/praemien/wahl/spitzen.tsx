import { Badge } from '#app/ui/badge.tsx'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { KARTE, wertText } from '#content/praemien/schweiz.ts'
import { regionName } from '#content/versicherer/saetze.ts'
import type { Mass } from '#domain/zahlen/kartenwerte.ts'
import { KasseLink } from './kasse-link.tsx'
import type { Regionszeile } from './zeilen.ts'

/** The two ends of the list. */
export function Spitzen({ zeilen, mass }: { zeilen: readonly Regionszeile[]; mass: Mass }) {
  const [erste, letzte] = [zeilen[0], zeilen.at(-1)]
  return (
    <div className="flex flex-wrap gap-x-4 border-b border-line">
      {erste && <Spitze name={KARTE.guenstigsteRegion} zeile={erste} mass={mass} butter />}
      {letzte && <Spitze name={KARTE.teuersteRegion} zeile={letzte} mass={mass} />}
    </div>
  )
}

type SpitzeProps = { name: string; zeile: Regionszeile; mass: Mass; butter?: boolean }

/** An insurer stands behind the cheapest premium alone: no other measure is the price of one. */
function Spitze({ name, zeile, mass, butter = false }: SpitzeProps) {
  const { kanton, region, wert, versicherer, kontakt } = zeile
  return (
    <div className="min-w-38 flex-1 py-4">
      <Badge kind={butter ? 'butter' : 'outline'}>{name}</Badge>
      <p className="mt-4">
        <PriceFigure amount={wertText(mass, wert)} per={KARTE.monat} size="s" />
      </p>
      <p className="t1 mt-3 font-semibold">{regionName(kanton, region)}</p>
      {mass === 'guenstigste' && (
        <p className="t1 text-ink2">
          <KasseLink nummer={versicherer} /> · {kontaktName(kontakt)}
        </p>
      )}
    </div>
  )
}
