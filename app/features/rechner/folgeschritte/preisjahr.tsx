import { NachDerFrist } from '#app/lib/nach-der-frist.tsx'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { nachDerFrist } from '#content/nach-der-frist.ts'
import { BEGINN } from '#content/rechner-jahr.ts'
import type { Aktion, Schritt2 } from '../zustand/zustand.ts'
import { Jahreszeile } from './jahreszeile.tsx'
import { Pille } from './pille.tsx'

type PreisjahrProps = { zustand: Schritt2; dispatch: (aktion: Aktion) => void }

/** Above the answer: the year of its prices, the other one to choose, and what can still be done. Stays while prices load. */
export function Preisjahr({ zustand, dispatch }: PreisjahrProps) {
  const { datum, praemien } = useSeitenDaten()
  const { sofort, daten } = zustand
  const jahr = daten.art === 'bereit' ? daten.tabelle.jahr : (sofort ?? praemien.jahr)
  const spaet = nachDerFrist(datum)
  return (
    <div className="mt-4 grid gap-y-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Jahreszeile jahr={jahr} />
        {praemien.sofort !== undefined && (
          <BeginnWahl
            jahr={praemien.jahr}
            sofort={sofort !== null}
            onChange={neu => dispatch({ art: 'beginn', sofort: neu ? (praemien.sofort ?? null) : null })}
          />
        )}
      </div>
      {spaet && (
        <details className="mass border-l-4 border-fir pl-4">
          <summary className="cursor-pointer py-1">
            {spaet.satz} <span className="textlink">{spaet.titel}</span>
          </summary>
          <div className="mt-3">
            <NachDerFrist punkte={spaet.punkte} />
          </div>
        </details>
      )}
    </div>
  )
}

type BeginnWahlProps = { jahr: number; sofort: boolean; onChange: (sofort: boolean) => void }

function BeginnWahl({ jahr, sofort, onChange }: BeginnWahlProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
      <fieldset
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; one choice out of two
        role="radiogroup"
        aria-label={BEGINN.gruppe}
        aria-describedby="beginn-fuer-wen"
        className="flex min-w-0 flex-wrap gap-2"
      >
        <Pille name="beginn" gewaehlt={!sofort} onChange={() => onChange(false)}>
          {BEGINN.abJanuar(jahr)}
        </Pille>
        <Pille name="beginn" gewaehlt={sofort} onChange={() => onChange(true)}>
          {BEGINN.sofort}
        </Pille>
      </fieldset>
      <p id="beginn-fuer-wen" className="t1 text-ink2">
        {BEGINN.fuerWen}
      </p>
    </div>
  )
}
