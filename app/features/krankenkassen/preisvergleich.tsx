import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { PREISVERGLEICH } from '#content/krankenkassen/krankenkassen.ts'
import { rangSatz, spanneSatz } from '#content/versicherer/saetze.ts'
import { Abschnitt } from './abschnitt.tsx'
import type { Kassenlage } from './lage.ts'
import { Skyline } from './skyline.tsx'

/** Rank and all tariffs of one region as a skyline, the insurer's own in green. */
export function Preisvergleich({ name, lage }: { name: string; lage: Kassenlage }) {
  const { praemien } = useSeitenDaten()
  const { region, bild, stand } = lage
  return (
    <Abschnitt titel={PREISVERGLEICH.titel(name)}>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="t5">{region.rang}.</span>
        <span className="text-ink2">{PREISVERGLEICH.rang(region)}</span>
      </p>
      <Skyline {...bild} />
      <p className="t1 mt-3 text-ink2">
        {PREISVERGLEICH.bild(name, bild, region, praemien.jahr)}{' '}
        <a href="#praemien" className="textlink text-fir">
          {PREISVERGLEICH.alsTabelle}
        </a>
      </p>
      <p className="mass mt-7">
        {rangSatz(name, stand)} {spanneSatz(stand, praemien)}
      </p>
    </Abschnitt>
  )
}
