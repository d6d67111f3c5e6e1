import { ANFRAGE } from '#content/rechner/anfrage.ts'
import type { Sicht, Umfeld } from '../ergebnis/sicht/sicht.ts'
import { leererKontakt } from '../zustand/kontakt.ts'
import type { Rechenwerk } from '../zustand/rechenwerk.ts'
import type { Zustand } from '../zustand/zustand.ts'
import { Ablauf } from './ablauf.tsx'
import { anfrageKoerper } from './anfrage.ts'
import { AnfrageFormular } from './anfrage-formular.tsx'
import { Kurzform } from './kurzform.tsx'
import { OhneAngebot } from './ohne-angebot.tsx'

type AnfrageSchrittProps = { rechner: Rechenwerk; zustand: Zustand; sicht: Sicht; umfeld: Umfeld }

/** Step 3: the answer beside the form that asks for it. */
export function AnfrageSchritt({ rechner, zustand, sicht, umfeld }: AnfrageSchrittProps) {
  const { kassen, kassenName } = umfeld
  const { volleLoesung } = sicht
  const kontakt = zustand.kontakt ?? leererKontakt(zustand.wohnort)
  const koerper = anfrageKoerper({ sicht, kontakt, kassenName })
  if (!koerper || !volleLoesung) return <OhneAngebot onZurueck={() => rechner.zurueck(2)} />
  return (
    <div className="grid gap-x-6 gap-y-6 pt-5 lg:grid-cols-12 lg:pt-8">
      {/* Beside the form; on a narrow screen the choice stands above it and the rest below. */}
      <div className="contents lg:sticky lg:top-8 lg:order-last lg:col-span-4 lg:col-start-9 lg:grid lg:gap-y-8 lg:self-start">
        <aside aria-label={ANFRAGE.gewaehlt} className="min-w-0">
          <Kurzform sicht={sicht} loesung={volleLoesung} umfeld={umfeld} />
        </aside>
        <div className="min-w-0 max-lg:order-last max-lg:mt-4">
          <Ablauf />
        </div>
      </div>
      <div className="min-w-0 max-lg:border-t max-lg:border-line max-lg:pt-6 lg:col-span-7 lg:row-start-1">
        <AnfrageFormular {...{ rechner, sicht, kontakt, koerper, kassen }} versand={zustand.versand} />
      </div>
    </div>
  )
}
