import type { ReactNode } from 'react'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { frankenText } from '#content/format.ts'
import { haushaltsErsparnisBezug, KURZFORM } from '#content/rechner/anfrage.ts'
import { ersparnisProJahr } from '#domain/ersparnis.ts'
import type { Loesung } from '#domain/haushalt-antwort.ts'
import type { Haushaltsbezug } from '#domain/haushalt-ersparnis.ts'
import { rappen } from '#domain/rappen.ts'
import { ErsparnisFeld } from '../anfrage/ersparnis-feld.tsx'
import { Kurzzeile } from '../anfrage/kurzzeile.tsx'
import type { Gezaehlt } from './mitglieder.ts'
import { PolicenListe } from './policen-liste.tsx'

const KEINE = rappen(0)

type HaushaltsKurzformProps = {
  titel: string
  loesung: Loesung
  bezug: Haushaltsbezug | undefined
  personen: readonly Gezaehlt[]
  kassenName: (nummer: number) => string
  praemienjahr: number
  jahreszeile: ReactNode
}

/** The chosen answer, as it stays in sight while the visitor writes the enquiry. */
export function HaushaltsKurzform(props: HaushaltsKurzformProps) {
  const { titel, loesung, bezug, personen, kassenName, praemienjahr, jahreszeile } = props
  const proJahr = bezug ? ersparnisProJahr(loesung.praemien, bezug) : KEINE
  return (
    <>
      <Kurzzeile
        name={titel}
        zusatz={KURZFORM.personen(personen.length)}
        preis={KURZFORM.proMonat(loesung.praemien)}
        angaben={[KURZFORM.praemien(praemienjahr), proJahr > 0 && KURZFORM.weniger(proJahr)]}
      />
      <div className="max-lg:hidden">
        <p className="text-ink2">{KURZFORM.auswahlFuer(personen.length)}</p>
        <p className="t3 mt-2 mb-5 font-semibold">{titel}</p>
        <PriceFigure amount={frankenText(loesung.praemien)} per={KURZFORM.je} />
        <div className="mt-4">{jahreszeile}</div>
        {bezug && <ErsparnisFeld proJahr={proJahr} bezug={haushaltsErsparnisBezug(bezug)} />}
        <PolicenListe personen={personen} loesung={loesung} kassenName={kassenName} />
      </div>
    </>
  )
}
