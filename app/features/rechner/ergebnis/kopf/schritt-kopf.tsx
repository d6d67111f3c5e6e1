import { useDatenhinweis } from '#app/lib/datenhinweis.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { useLocation } from '#app/router.tsx'
import { PriceNote } from '#app/ui/price-note.tsx'
import { TextButton } from '#app/ui/text-button.tsx'
import { KOPF } from '#content/rechner/antwort.ts'
import { TITEL } from '#content/rechner/schritt-1.ts'
import { verglichene, type Zustand } from '../../zustand/zustand.ts'

/**
 * The calculator's heading above steps 2 and 3, for whom the prices are, and the way back to change it. On a phone the names of the
 * steps say as much as the heading, and the answer is on the first screen.
 */
export function SchrittKopf({ zustand, onEdit }: { zustand: Zustand; onEdit: () => void }) {
  const { praemien } = useSeitenDaten()
  const wechseln = useLocation().pathname === '/wechseln'
  return (
    <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 border-b border-ink pb-1.5 md:mt-3 md:pb-2">
      <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="t4 max-md:sr-only">{wechseln ? TITEL.wechsel : TITEL.rechner(praemien.jahr)}</h1>
        <PriceNote note={useDatenhinweis()} folded />
      </div>
      <div className="flex w-full items-center justify-between gap-x-3 text-ink2 max-md:text-[0.9375rem] max-md:leading-tight md:w-auto">
        <p className="min-w-0">{angaben(zustand).filter(Boolean).join(' · ')}</p>
        <TextButton onClick={onEdit} className="-my-3 shrink-0 print:hidden">
          {KOPF.aendern}
        </TextButton>
      </div>
    </div>
  )
}

function angaben(zustand: Zustand) {
  const { geteilt, wohnort } = zustand
  const [eine, ...weitere] = verglichene(zustand)
  const ort = geteilt ? KOPF.kanton(geteilt.kanton) : `${wohnort.plz} ${wohnort.gewaehlt?.ort ?? wohnort.ort}`
  if (weitere.length > 0) return [KOPF.personen(weitere.length + 1), ort]
  return [eine?.geburtsjahr, ort, eine && !eine.police && KOPF.unfall[eine.unfall]]
}
