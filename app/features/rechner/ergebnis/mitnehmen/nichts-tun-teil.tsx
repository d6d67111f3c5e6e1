import { frankenText, wechselText } from '#content/format.ts'
import { BLATT } from '#content/rechner/mitnehmen.ts'
import { differenzText } from '#content/rechner/zeile.ts'
import type { Police } from '#domain/haushalt.ts'
import { jahreswechsel } from '#domain/jahreswechsel.ts'
import { minus } from '#domain/rappen.ts'
import { BlattBalken } from './blatt-balken.tsx'
import { Ueberschrift } from './blatt-teile.tsx'
import type { OhneWechsel } from './blatt-zeilen.ts'

type NichtsTunTeilProps = {
  nichtsTun: OhneWechsel
  gewaehlt: Police
  /** From 1 January of this year. */
  jahr: number
  kassenName: (nummer: number) => string
}

/** What stays without a change, and the ways beside it where all are at the same franchise and accident cover. */
export function NichtsTunTeil({ nichtsTun, gewaehlt, jahr, kassenName }: NichtsTunTeilProps) {
  const { danach, franchise, unfall, unfallAbweichend } = nichtsTun
  const heute = nichtsTun.art === 'zahl' ? nichtsTun.heute.preis : undefined
  const vergleichbar = franchise === gewaehlt.franchise && !unfallAbweichend
  const wege = vergleichbar ? wegeAufPapier(nichtsTun, gewaehlt, kassenName) : []
  return (
    <div className="grid grid-cols-2 gap-8">
      <div>
        <Ueberschrift>{BLATT.nichtsTun(danach.preis)}</Ueberschrift>
        <p>{BLATT.nichtsTunTarif(kassenName(danach.versicherer), danach.name, franchise, unfall === 'MIT-UNF')}</p>
        {heute !== undefined && (
          <p>
            {BLATT.bisher(
              jahr - 1,
              heute,
              wechselText(jahreswechsel({ jahr: jahr - 1, preis: heute }, { jahr, preis: danach.preis })),
            )}
          </p>
        )}
        <BlattBalken
          heute={heute}
          danach={danach.preis}
          gewaehlt={vergleichbar && gewaehlt.praemie < danach.preis ? gewaehlt.praemie : undefined}
          jahr={jahr}
        />
      </div>
      {wege.length > 1 && (
        <div>
          <Ueberschrift>{BLATT.wege(wege.length)}</Ueberschrift>
          {wege.map(({ titel, was, preis }) => (
            <div key={titel} className="flex justify-between gap-4 border-b border-line py-1">
              <p>
                <b className="font-semibold">{titel}</b> {was}
              </p>
              <p className="shrink-0 text-right">
                <b className="font-semibold">{frankenText(preis)}</b>
                {preis !== danach.preis && <span className="ml-2">{differenzText(minus(preis, danach.preis))}</span>}
              </p>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

/** Doing nothing, a cheaper tariff of the same insurer, and the chosen offer where it is another's. */
function wegeAufPapier(
  { danach, wege: { gleicheKasse } }: OhneWechsel,
  { angebot, praemie }: Police,
  kassenName: (nummer: number) => string,
) {
  const { weg } = BLATT
  const kasse = kassenName(danach.versicherer)
  const guenstiger = gleicheKasse && gleicheKasse.preis < danach.preis
  const wechselt = angebot.versicherer !== danach.versicherer
  return [
    { titel: weg.nichts, was: `${kasse}, ${danach.name}`, preis: danach.preis },
    ...(guenstiger ? [{ titel: weg.tarif, was: `${kasse}, ${gleicheKasse.name}`, preis: gleicheKasse.preis }] : []),
    ...(wechselt
      ? [{ titel: weg.kasse, was: `${kassenName(angebot.versicherer)}, ${angebot.tarif}`, preis: praemie }]
      : []),
  ]
}
