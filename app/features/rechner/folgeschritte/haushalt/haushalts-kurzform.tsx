import type { ReactNode } from 'react'
import { PriceFigure } from '#app/ui/price-figure.tsx'
import { frankenText } from '#content/format.ts'
import type { Loesung } from '#domain/haushalt-antwort.ts'
import type { Gezaehlt } from './mitglieder.ts'
import { PolicenListe } from './policen-liste.tsx'

type HaushaltsKurzformProps = {
  titel: string
  loesung: Loesung
  personen: readonly Gezaehlt[]
  kassenName: (nummer: number) => string
  jahreszeile: ReactNode
}

/** The chosen answer, as it stays in sight while the visitor writes the enquiry. */
export function HaushaltsKurzform(props: HaushaltsKurzformProps) {
  const { titel, loesung, personen, kassenName, jahreszeile } = props
  return (
    <div>
      <p className="text-ink2">Ihre Auswahl für {personen.length} Personen</p>
      <p className="t3 mt-2 mb-5 font-semibold">{titel}</p>
      <PriceFigure amount={frankenText(loesung.praemien)} per="Monat" />
      <div className="mt-4">{jahreszeile}</div>
      <PolicenListe personen={personen} loesung={loesung} kassenName={kassenName} />
    </div>
  )
}
