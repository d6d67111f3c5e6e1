import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { showToast } from '#app/ui/toast.ts'
import { AngebotsZeile, type AngebotsZeileProps } from './angebots-zeile.tsx'

type AngebotsListeProps = {
  zeilen: readonly Omit<AngebotsZeileProps, 'onWaehle' | 'onOeffne'>[]
  total: number
  mehr: boolean
  fussnote: string
  /** Checks whether newer data is there; then the next rows are shown. */
  onMehr: () => Promise<void>
  onZuruecksetzen: (() => void) | undefined
} & Pick<AngebotsZeileProps, 'onWaehle' | 'onOeffne'>

/** As many as a large screen shows under the answer. */
const KOPF = 8
const NOCH_KEINE: AngebotsListeProps['zeilen'] = []

/** The first rows change at once, the others as soon as these are painted; nothing stands in both. */
function useGeteilt(zeilen: AngebotsListeProps['zeilen']) {
  const kopf = zeilen.slice(0, KOPF)
  const spaeter = useDeferredValue(zeilen, NOCH_KEINE).slice(KOPF)
  const oben = new Set(kopf.map(({ zeile }) => zeile.schluessel))
  return { kopf, rest: spaeter.filter(({ zeile }) => !oben.has(zeile.schluessel)) }
}

function Zeilen({ zeilen, ...rest }: Pick<AngebotsListeProps, 'zeilen' | 'onWaehle' | 'onOeffne'>) {
  return zeilen.map(zeile => <AngebotsZeile key={zeile.zeile.schluessel} {...zeile} {...rest} />)
}

export function AngebotsListe(props: AngebotsListeProps) {
  const { zeilen, total, mehr, fussnote, onMehr, onZuruecksetzen, onWaehle, onOeffne } = props
  const liste = useRef<HTMLUListElement>(null)
  const [laedt, setLaedt] = useState(false)
  const { kopf, rest } = useGeteilt(zeilen)
  const neueAb = useRef<number | null>(null)

  // The button may be gone after the last rows: the focus goes on to the first new one.
  useEffect(() => {
    const zeile = neueAb.current === null ? undefined : liste.current?.children[neueAb.current]
    if (!zeile) return
    neueAb.current = null
    zeile.querySelector('input')?.focus({ preventScroll: true })
  })

  async function ladeMehr() {
    setLaedt(true)
    neueAb.current = zeilen.length
    try {
      await onMehr()
    } catch {
      neueAb.current = null
      showToast({
        title: 'Fehler',
        description: 'Weitere Ergebnisse konnten nicht geladen werden.',
        variant: 'destructive',
      })
    }
    setLaedt(false)
  }

  if (total === 0)
    return (
      <EmptyState
        title="Keine Ergebnisse gefunden"
        text="Für Ihre Angaben konnten keine passenden Angebote gefunden werden"
      >
        {onZuruecksetzen && (
          <Button kind="secondary" size="small" onClick={onZuruecksetzen}>
            Filter zurücksetzen
          </Button>
        )}
      </EmptyState>
    )
  return (
    <div className="@container">
      <p
        aria-hidden="true"
        className="t1 flex justify-between gap-x-3 border-b border-ink px-3 pb-2 text-ink2 @xl:grid @xl:grid-cols-[1fr_5rem_5.5rem_6rem_2.75rem] print:grid-cols-[1fr_5rem_5.5rem_6rem] @xl:px-5 @xl:text-right @2xl:gap-x-4 @xl:items-end"
      >
        <span className="text-left @xl:pl-8 @2xl:pl-9">Versicherer, Modell, Produkt</span>
        <span className="whitespace-nowrap">CHF/Monat</span>
        <span className="hidden @xl:block">
          pro Jahr
          <br />
          mit Kosten
        </span>
        <span className="hidden @xl:block">
          Differenz
          {zeilen[0]?.zuHeute !== undefined && (
            <>
              <br />
              zu heute
            </>
          )}
        </span>
      </p>
      <fieldset
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: allowed by ARIA in HTML; one choice out of the rows
        role="radiogroup"
        aria-label="Angebote"
        className="min-w-0"
      >
        <ul ref={liste}>
          <Zeilen zeilen={kopf} onWaehle={onWaehle} onOeffne={onOeffne} />
          <Zeilen zeilen={rest} onWaehle={onWaehle} onOeffne={onOeffne} />
        </ul>
      </fieldset>
      <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        {mehr && (
          <Button kind="secondary" busy={laedt} busyLabel="Wird geladen..." onClick={ladeMehr} className="print:hidden">
            Mehr Angebote laden
          </Button>
        )}
        <p className="t1 text-ink2">
          {zeilen.length} von {total} angezeigt · {fussnote}
        </p>
      </div>
    </div>
  )
}
