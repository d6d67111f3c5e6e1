import { memo, useRef } from 'react'
import { useNachDemBild } from '#app/lib/nach-dem-bild.ts'
import { Badge } from '#app/ui/badge.tsx'
import { SavingsBar } from '#app/ui/bar.tsx'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { frankenText } from '#content/format.ts'
import { modellName } from '#content/modelle.ts'
import { ersparnisProJahr, type Vergleichspreis } from '#domain/ersparnis.ts'
import type { Preisjahr } from '#domain/jahreswerte.ts'
import { minus, type Rappen } from '#domain/rappen.ts'
import { Abzug } from './abzug.tsx'
import type { Listenzeile } from './liste.ts'
import { Punkt } from './punkt.tsx'
import { useAufDemSchirm } from './use-auf-dem-schirm.ts'
import { GUENSTIGSTES } from './woerter.ts'

type AntwortProps = {
  gewaehlt: Listenzeile
  /** Nothing costs less. */
  istErstes: boolean
  vergleich: Vergleichspreis | undefined
  preisjahr: Preisjahr
  kassenName: (versicherer: number) => string
  /** What must be known about the price, if anything. */
  hinweis: string | null
}

/** The answer first: the cheapest price, and what it saves against which reference. */
export const Antwort = memo(function Antwort(props: AntwortProps) {
  const ort = useRef<HTMLDivElement>(null)
  const gemalt = useNachDemBild(props)
  // Scrolled away, it leaves the first frame to what is seen.
  const { gewaehlt, istErstes, vergleich, preisjahr, kassenName, hinweis } = useAufDemSchirm(ort) ? props : gemalt
  const { preis, versicherer, modell, tarif } = gewaehlt
  return (
    <div ref={ort} className="grid grid-cols-1 gap-x-6 gap-y-7 lg:grid-cols-[8fr_4fr]">
      <div className="min-w-0">
        <p className="mb-7 flex flex-wrap items-center gap-x-3 gap-y-2 md:mb-9">
          {istErstes ? <Badge kind="butter">{GUENSTIGSTES}</Badge> : <Badge>Ihre Auswahl</Badge>}
          <span>
            <b className="font-semibold">{kassenName(versicherer)}</b>{' '}
            <span className="text-ink2">
              {modellName(modell)} <Punkt /> {tarif}
            </span>
          </span>
        </p>
        <PriceFigure amount={frankenText(preis)} per="Monat" size="xl" />
        {hinweis && <p className="mass mt-6 border-l-4 border-fir pl-4">{hinweis}</p>}
      </div>
      {vergleich && <Ersparnis preis={preis} vergleich={vergleich} kassenName={kassenName} />}
      <div className="lg:col-span-2">
        {vergleich && <Balken preis={preis} vergleich={vergleich} preisjahr={preisjahr} />}
      </div>
    </div>
  )
})

type ErsparnisProps = Pick<AntwortProps, 'kassenName'> & { preis: Rappen; vergleich: Vergleichspreis }

function Ersparnis({ preis, vergleich, kassenName }: ErsparnisProps) {
  const betrag = ersparnisProJahr(preis, vergleich)
  if (betrag === 0)
    return (
      <div className="self-end border border-ink p-5 md:p-6">
        <p className="font-semibold">Keine Ersparnis</p>
        <p className="t1 mt-2 text-ink2">Kein Angebot ist günstiger. {bezugText(vergleich, kassenName)}</p>
      </div>
    )
  return (
    <div className="self-end border border-transparent bg-butter p-5 text-on-butter md:p-6">
      <p className="font-semibold">{titel(vergleich, kassenName)}</p>
      <p className="my-5 flex gap-2 whitespace-nowrap">
        <span className="text-[0.875rem] leading-[0.8] font-medium [text-box:trim-both_cap_alphabetic] md:text-[1rem]">
          CHF
        </span>{' '}
        <span className="fig fig-m">{frankenText(betrag)}</span>
      </p>
      <p className="t1">pro Jahr. {bezugText(vergleich, kassenName)}</p>
    </div>
  )
}

function titel(vergleich: Vergleichspreis, kassenName: AntwortProps['kassenName']): string {
  return vergleich.art === 'durchschnitt'
    ? 'Ersparnis gegenüber Standard'
    : `Ersparnis gegenüber ${kassenName(vergleich.versicherer)}`
}

/** Names the reference in full; what is assumed is said. */
function bezugText(vergleich: Vergleichspreis, kassenName: AntwortProps['kassenName']): string {
  const preis = `CHF\u00a0${frankenText(vergleich.preis)}/Monat`
  switch (vergleich.art) {
    case 'durchschnitt':
      return `Verglichen mit dem Durchschnitt der ${vergleich.tarife} Standard-Tarife der Region bei gleicher Franchise (${preis}).`
    case 'annahme':
      return `Verglichen mit ${kassenName(vergleich.versicherer)}, ${vergleich.tarif}, bei gleicher Franchise (${preis}). Annahme: Standardmodell.`
    case 'tarif':
      return `Verglichen mit ${kassenName(vergleich.versicherer)}, ${vergleich.tarif}, bei gleicher Franchise (${preis}).`
  }
}

function Balken({ preis, vergleich, preisjahr }: { preis: Rappen; vergleich: Vergleichspreis; preisjahr: Preisjahr }) {
  return (
    <SavingsBar
      paid={preis}
      compare={vergleich.preis}
      paidLabel={
        <>
          <b className="font-semibold text-ink">Sie zahlen {frankenText(preis)}</b> <Abzug preisjahr={preisjahr} />
        </>
      }
      savedLabel={
        <>
          <b className="font-semibold text-ink">Sie sparen {frankenText(minus(vergleich.preis, preis))}</b> von{' '}
          {frankenText(vergleich.preis)} im Monat
        </>
      }
    />
  )
}
