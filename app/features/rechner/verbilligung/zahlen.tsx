import { useId } from 'react'
import { BarPart, percent } from '#app/ui/bar.tsx'
import { Button } from '#app/ui/button.tsx'
import { GENAUER, SPANNE } from '#content/rechner/verbilligung-frage.ts'
import { ERGEBNIS } from '#content/verbilligung/formular.ts'
import { frankenText } from '#content/zahlen/format.ts'
import { type Zusage, zusageAus } from '#domain/verbilligung/kantonsbeitrag.ts'
import { ANTEIL_AM_LOHN, type Spanne } from '#domain/verbilligung/lohnspanne.ts'
import { groesserer, kleinerer, minus, type Rappen, rappen, summe } from '#domain/werte/rappen.ts'
import { EigeneBegriffe, ZusatzFelder } from './felder.tsx'
import type { Panelfall } from './lage.ts'
import { betragSaetze, grundText, KeineZahl, Stelle, saetze, tarifSaetze } from './rechenweg.tsx'
import { gefragteRegionen } from './wohnort.ts'

type SpannenFall = Panelfall & { spanne: Spanne }

/** What the canton pays by the wage alone, and what was taken for granted. */
export function SpannenTeil(fall: SpannenFall) {
  const { kanton, region, jahr, angaben, spanne, verglichene, nurEigene } = fall
  const { von, bis, regelJahre, vorsichtig } = spanne
  const nichts = bis === 0
  const gebiet = gefragteRegionen(kanton).includes(region) ? region : null
  const letztes = Math.max(...regelJahre)
  return (
    <>
      <h3 tabIndex={-1} className={nichts ? 't3 font-semibold' : 't2'}>
        {nichts ? SPANNE.nichts(kanton) : SPANNE.zahlt(kanton, nurEigene)}
      </h3>
      {!nichts && <Zahl {...spanne} />}
      {!nichts && <SpannenBalken {...fall} />}
      <p className="t1 mt-3 text-ink2">
        {saetze([
          nichts && ERGEBNIS.keinAnspruch(letztes),
          SPANNE.annahme(ANTEIL_AM_LOHN),
          SPANNE.regeln(kanton, regelJahre, gebiet),
          letztes < jahr && ERGEBNIS.fehltNoch(jahr),
          ...(von > 0 ? tarifSaetze(vorsichtig, verglichene) : []),
        ])}{' '}
        {SPANNE.entscheidet} <Stelle angaben={angaben} />.
      </p>
    </>
  )
}

/** «114 bis 173», «bis zu 112», or one figure. */
function Zahl({ von, bis, mindestens }: Spanne) {
  const gleich = von === bis
  const tief = !gleich && von >= 100
  return (
    <p className="mt-3 flex flex-wrap items-baseline gap-x-2 gap-y-3">
      {mindestens && <span>{SPANNE.mindestens} </span>}
      {!gleich && !tief && <span>{SPANNE.bisZu} </span>}
      <span className="betrag text-[0.9375rem]">
        CHF <span className="fig fig-m ml-1">{gleich ? SPANNE.genau(von) : SPANNE.betrag(tief ? von : bis)}</span>{' '}
      </span>
      {tief && (
        <span className="betrag">
          <span className="text-[1.375rem]">{SPANNE.bis}</span>{' '}
          <span className="fig fig-m ml-0.5">{SPANNE.betrag(bis)}</span>{' '}
        </span>
      )}
      <span className="text-[0.9375rem] text-ink2">{SPANNE.proMonat}</span>
    </p>
  )
}

/**
 * Of the whole price: what is left to pay in any case, what is not sure, what the canton pays in any case; of each person at most the
 * own premium. Nothing without prices, or where the amount hangs on the franchise of the offer (NE).
 */
function SpannenBalken({ preise, arten, spanne: { vorsichtig, hoechstens } }: SpannenFall) {
  if (preise?.length !== arten.length || vorsichtig.faelltMitFranchise) return null
  const nichts = rappen(0)
  const bleibt = ({ jeMonat }: Zusage) =>
    summe(arten.map((art, stelle) => groesserer(nichts, minus(preise[stelle] ?? nichts, jeMonat[art] ?? nichts))))
  const enden = [bleibt(hoechstens), bleibt(vorsichtig)] as const
  const [ganz, tief, hoch] = [summe(preise), kleinerer(...enden), groesserer(...enden)]
  if (ganz === 0) return null
  return (
    <div className="mt-5">
      <div className="flex h-7.5 gap-0.5 forced-colors:border">
        {tief > 0 && <BarPart share={tief / ganz} fill="bar" />}
        {hoch > tief && <Schraffur share={(hoch - tief) / ganz} />}
        {ganz > hoch && <BarPart share={(ganz - hoch) / ganz} fill="mid" />}
      </div>
      <p className="t1 mt-1.5 flex justify-between gap-4">
        <span className="betrag font-semibold">{SPANNE.sie(tief, hoch)}</span>{' '}
        <span className="betrag text-ink2">{SPANNE.von(ganz)}</span>
      </p>
    </div>
  )
}

function Schraffur({ share }: { share: number }) {
  const id = useId()
  return (
    <svg width={percent(share)} height="100%" className="h-full" aria-hidden="true">
      <defs>
        <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="8" height="8" className="fill-fir-soft forced-colors:fill-[Canvas]" />
          <rect width="4" height="8" className="fill-fir-mid forced-colors:fill-[CanvasText]" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** The canton's own terms, and what they come to, while it is typed. */
export function EigeneZahlen(fall: Panelfall) {
  const { angaben, genau, betrag } = fall
  return (
    <div className="@container grid gap-5">
      <div className="grid items-start gap-x-4 gap-y-5 @min-[30rem]:grid-cols-2">
        <EigeneBegriffe {...fall} knapp />
      </div>
      <ZusatzFelder {...fall} />
      <div aria-live="polite">
        {!genau && <p className="t1 text-ink2">{ERGEBNIS.offen}</p>}
        {genau?.art === 'keineZahl' && <KeineZahl grund={grundText(genau.grund, fall)} angaben={angaben} />}
        {genau?.art === 'betrag' && <GenauTeil {...fall} genau={genau} />}
      </div>
      {genau?.art === 'betrag' && betrag > 0 && <NettoKnopf {...fall} nach={genau} abzug={betrag} />}
    </div>
  )
}

function GenauTeil(fall: Panelfall & { genau: Spanne['vorsichtig'] }) {
  const { kanton, nurEigene, betrag, genau } = fall
  const { mindestens, regelJahr } = genau
  return (
    <>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span>{nurEigene ? GENAUER.anIhrePraemie : GENAUER.zahlt}</span>{' '}
        <span className="betrag">
          {mindestens && `${SPANNE.mindestens} `}CHF{' '}
          <span className="text-[1.75rem] font-semibold">{frankenText(betrag)}</span>{' '}
          <span className="text-ink2">{SPANNE.proMonat}</span>
        </span>
      </p>
      <p className="t1 mt-1 text-ink2">
        {saetze([
          betrag === 0 ? ERGEBNIS.keinAnspruch(regelJahr) : SPANNE.regeln(kanton, [regelJahr], null),
          ...betragSaetze(genau, fall),
        ])}
      </p>
    </>
  )
}

type NettoKnopfProps = Panelfall & { nach: Spanne['vorsichtig']; abzug: Rappen }

/** «Preise netto zeigen, −114.80», without the amount where it hangs on the franchise of each offer. An exact one goes first. */
export function NettoKnopf({ nach, abzug, genau, betrag, bekannte, arten, onZusage }: NettoKnopfProps) {
  const lernende = bekannte.filter((_, stelle) => arten[stelle] === 'jungInAusbildung').map(({ nummer }) => nummer)
  return (
    <Button
      kind={nach === genau || betrag === 0 ? 'primary' : 'secondary'}
      className="w-full max-[24rem]:px-3"
      onClick={() => onZusage(zusageAus(nach, lernende))}
    >
      <span>
        {SPANNE.netto}
        {!nach.faelltMitFranchise && (
          <>
            , <span className="betrag">{SPANNE.abzug(abzug)}</span>
          </>
        )}
      </span>
    </Button>
  )
}
