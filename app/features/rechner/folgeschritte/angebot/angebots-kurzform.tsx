import type { ReactNode } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { angebotsmodell } from '#content/angebotsmodell.ts'
import { frankenText } from '#content/format.ts'
import { ersparnisBezug, KURZFORM } from '#content/rechner/anfrage.ts'
import { GUENSTIGSTES } from '#content/rechner/liste.ts'
import { ersparnisProJahr, type Vergleichspreis } from '#domain/ersparnis.ts'
import type { Preisjahr } from '#domain/jahreswerte.ts'
import { rappen } from '#domain/rappen.ts'
import type { Unfallwahl } from '../../zustand/person.ts'
import { ErsparnisFeld } from '../anfrage/ersparnis-feld.tsx'
import { Kurzzeile } from '../anfrage/kurzzeile.tsx'
import { Abzug } from './abzug.tsx'
import type { Listenzeile } from './liste.ts'
import { Punkt } from './punkt.tsx'

const KEINE = rappen(0)

type AngebotsKurzformProps = {
  angebot: Listenzeile
  vergleich: Vergleichspreis | undefined
  kassenName: (nummer: number) => string
  unfall: Unfallwahl
  preisjahr: Preisjahr
  jahreszeile: ReactNode
}

/** The chosen offer, as it stays in sight while the visitor writes the enquiry. */
export function AngebotsKurzform(props: AngebotsKurzformProps) {
  const { angebot, vergleich, kassenName, unfall, preisjahr, jahreszeile } = props
  const kasse = kassenName(angebot.versicherer)
  const proJahr = vergleich ? ersparnisProJahr(angebot.preis, vergleich) : KEINE
  const franchise = KURZFORM.franchise(angebot.franchise)
  return (
    <>
      <Kurzzeile
        name={kasse}
        zusatz={angebot.tarif}
        preis={KURZFORM.proMonat(angebot.preis)}
        angaben={[KURZFORM.praemien(preisjahr.jahr), franchise, proJahr > 0 && KURZFORM.weniger(proJahr)]}
      />
      <div className="max-lg:hidden">
        <p className="text-ink2">{KURZFORM.auswahl}</p>
        {angebot.isLowest && (
          <p className="mt-2">
            <Badge kind="butter">{GUENSTIGSTES}</Badge>
          </p>
        )}
        <p className="t3 mt-2 font-semibold">{kasse}</p>
        <p className="mb-5 text-ink2">
          {angebotsmodell(angebot)} <Punkt /> {angebot.tarif}
        </p>
        <PriceFigure amount={frankenText(angebot.preis)} per={KURZFORM.je} />
        <div className="mt-4">{jahreszeile}</div>
        <p className="t1 mt-1 text-ink2">
          {franchise} · {KURZFORM.unfall(unfall === 'MIT')} <Abzug preisjahr={preisjahr} />
        </p>
        {vergleich && <ErsparnisFeld proJahr={proJahr} bezug={ersparnisBezug(vergleich, kassenName)} />}
      </div>
    </>
  )
}
