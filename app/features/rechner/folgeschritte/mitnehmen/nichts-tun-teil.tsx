import { frankenText, wechselText } from '#content/format.ts'
import { BLATT } from '#content/rechner/mitnehmen.ts'
import { differenzText } from '#content/rechner/zeile.ts'
import { minus } from '#domain/rappen.ts'
import type { Listenzeile } from '../angebot/liste.ts'
import type { OhneWechsel } from './blatt.ts'
import { BlattBalken } from './blatt-balken.tsx'
import { Ueberschrift } from './blatt-teile.tsx'

type NichtsTunTeilProps = {
  nichtsTun: OhneWechsel
  gewaehlt: Listenzeile
  /** The cheapest of today's insurer. */
  eigene: Listenzeile | undefined
  mitUnfall: boolean
  vorjahr: number
  kassenName: (nummer: number) => string
}

/** What stays without a change, and the ways beside it where all are at the same franchise. */
export function NichtsTunTeil(props: NichtsTunTeilProps) {
  const { nichtsTun, gewaehlt, eigene, mitUnfall, vorjahr, kassenName } = props
  const { tarif, franchise } = nichtsTun
  const bisher = nichtsTun.vorjahr?.art === 'wechsel' ? nichtsTun.vorjahr : undefined
  const gleicheFranchise = franchise === gewaehlt.franchise
  const kasse = kassenName(tarif.versicherer)
  const { weg } = BLATT
  const posten = [
    { titel: weg.nichts, was: `${kasse}, ${tarif.tarif}`, preis: tarif.preis },
    ...(eigene && eigene.tarif !== tarif.tarif
      ? [{ titel: weg.tarif, was: `${kasse}, ${eigene.tarif}`, preis: eigene.preis }]
      : []),
    ...(gewaehlt.versicherer === tarif.versicherer
      ? []
      : [
          {
            titel: weg.kasse,
            was: `${kassenName(gewaehlt.versicherer)}, ${gewaehlt.tarif}`,
            preis: gewaehlt.preis,
          },
        ]),
  ]
  return (
    <div className="grid grid-cols-2 gap-8">
      <div>
        <Ueberschrift>{BLATT.nichtsTun(tarif.preis)}</Ueberschrift>
        <p>{BLATT.nichtsTunTarif(kasse, tarif.tarif, franchise, mitUnfall)}</p>
        {bisher && <p>{BLATT.bisher(vorjahr, bisher.vorher, wechselText(bisher.wechsel))}</p>}
        <BlattBalken
          heute={bisher?.vorher}
          danach={tarif.preis}
          gewaehlt={gleicheFranchise && gewaehlt.preis < tarif.preis ? gewaehlt.preis : undefined}
          jahr={vorjahr + 1}
        />
      </div>
      {gleicheFranchise && posten.length > 1 && (
        <div>
          <Ueberschrift>{BLATT.wege(posten.length)}</Ueberschrift>
          {posten.map(({ titel, was, preis }) => (
            <div key={titel} className="flex justify-between gap-4 border-b border-line py-1">
              <p>
                <b className="font-semibold">{titel}</b> {was}
              </p>
              <p className="shrink-0 text-right">
                <b className="font-semibold">{frankenText(preis)}</b>
                {preis !== tarif.preis && <span className="ml-2">{differenzText(minus(preis, tarif.preis))}</span>}
              </p>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
