import { memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useNachDemBild } from '#app/lib/nach-dem-bild.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { showToast } from '#app/ui/toast.ts'
import { AngebotsZeile, type AngebotsZeileProps } from './angebots-zeile.tsx'
import { useAufDemSchirm } from './use-auf-dem-schirm.ts'

type AngebotsListeProps = {
  /** Names the list: another franchise, model or order makes another one. */
  liste: string
  zeilen: readonly Omit<AngebotsZeileProps, 'rang' | 'onWaehle' | 'onOeffne'>[]
  total: number
  mehr: boolean
  fussnote: ReactNode
  /** Checks whether newer data is there; then the next rows are shown. */
  onMehr: () => Promise<void>
  onZuruecksetzen: (() => void) | undefined
} & Pick<AngebotsZeileProps, 'onWaehle' | 'onOeffne'>

/** As many as a screen shows under the choice of the franchise. */
const KOPF = 3
const NOCH_KEINE: AngebotsListeProps['zeilen'] = []

/**
 * What is chosen or opened in a list shows at once. Of another list only the first rows do, if they are on the screen;
 * the others follow as soon as that is painted.
 */
function useGeteilt({ liste, zeilen }: AngebotsListeProps, ort: RefObject<Element | null>) {
  const gemalteListe = useNachDemBild(liste, '')
  const gemalt = useNachDemBild(zeilen, NOCH_KEINE)
  const aufDemSchirm = useAufDemSchirm(ort)
  if (gemalteListe === liste) return { gezeigt: zeilen, folgen: false }
  return { gezeigt: aufDemSchirm ? [...zeilen.slice(0, KOPF), ...gemalt.slice(KOPF)] : gemalt, folgen: true }
}

export function AngebotsListe(props: AngebotsListeProps) {
  const { zeilen, total, mehr, fussnote, onMehr, onZuruecksetzen, onWaehle, onOeffne } = props
  const ort = useRef<HTMLUListElement>(null)
  const [laedt, setLaedt] = useState(false)
  const { gezeigt, folgen } = useGeteilt(props, ort)
  const neueAb = useRef<number | null>(null)

  // The button may be gone after the last rows: the focus goes on to the first new one.
  useEffect(() => {
    const zeile = neueAb.current === null ? undefined : ort.current?.children[neueAb.current]
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
    <div>
      <p
        aria-hidden="true"
        className="t1 flex justify-between gap-x-3 border-b border-ink px-3 pb-2 text-ink2 md:grid md:grid-cols-[1fr_5.5rem_5.5rem_6rem_2.75rem] print:grid-cols-[1fr_5.5rem_5.5rem_6rem] md:px-5 md:text-right xl:gap-x-4 md:items-end"
      >
        <span className="text-left md:pl-8 xl:pl-9">Versicherer, Modell, Produkt</span>
        <span className="whitespace-nowrap">CHF/Monat</span>
        <span className="hidden md:block">
          pro Jahr
          <br />
          mit Kosten
        </span>
        <span className="hidden md:block">
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
        aria-busy={folgen || undefined}
        className="min-w-0"
      >
        {/* Contained, it is not painted anew for what changes above it. */}
        <ul ref={ort} className="contain-paint">
          <Reihen zeilen={gezeigt} onWaehle={onWaehle} onOeffne={onOeffne} />
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

/** Apart, so that rows which follow later cost nothing now. */
const Reihen = memo(function Reihen(props: Pick<AngebotsListeProps, 'zeilen' | 'onWaehle' | 'onOeffne'>) {
  const { zeilen, onWaehle, onOeffne } = props
  return zeilen.map((zeile, rang) => (
    // By rank: another franchise then changes a row's words and moves no row.
    // biome-ignore lint/suspicious/noArrayIndexKey: a row has no state of its own
    <AngebotsZeile key={rang} rang={rang} {...zeile} onWaehle={onWaehle} onOeffne={onOeffne} />
  ))
})
