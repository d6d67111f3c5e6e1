import { Suspense, useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Sheet } from '#app/ui/overlay/dialog.tsx'
import { closeDialog, opens } from '#app/ui/overlay/dialog-control.ts'
import { later } from '#app/ui/parts/later.ts'
import { REGLER, wahlText } from '#content/praemien/regler.ts'
import type { Erstkontakt } from '#domain/praemien/modelle.ts'
import { type Kartenangebot, Kartenfelder } from './kartenfelder.tsx'
import { useKartentasten } from './use-kartentasten.ts'
import { useKartenwerte } from './use-kartenwerte.ts'
import type { Zeilenfrage } from './zeilen.ts'

const Ansicht = later(() => import('./ansicht.tsx'))

const BLATT = 'karten-regler'

const ANFANG: Zeilenfrage = {
  klasse: 'AKL-ERW',
  franchise: 2500,
  unfall: 'OHN-UNF',
  kontakt: undefined,
  mass: 'guenstigste',
}

/**
 * The choices above the map; on a phone one line, and a sheet that opens from it. Before the first one nothing is loaded: the
 * page shows what the server has made. After it, lists and colours come from the values of the chosen age.
 */
export function KartenRegler() {
  const [frage, setFrage] = useState(ANFANG)
  const { gezeigt, fehler, show } = useKartenwerte()
  const [angebot, setAngebot] = useState<Kartenangebot>({ kontakte: [], vorjahr: false })

  useKartentasten()

  useEffect(() => {
    const { kontakte = '', vorjahr } = document.querySelector<HTMLElement>('[data-kontakte]')?.dataset ?? {}
    setAngebot({ kontakte: kontakte.split(',').filter(Boolean) as Erstkontakt[], vorjahr: vorjahr !== undefined })
  }, [])

  function choose(neu: Zeilenfrage) {
    setFrage(neu)
    show(neu)
  }

  const felder = <Kartenfelder frage={frage} angebot={angebot} onFrage={choose} />

  return (
    <div className="rahmen noscript:hidden">
      <div className="flex items-center justify-between gap-4 border-b border-ink py-3 md:hidden">
        <p className="t1">{wahlText(frage)}</p>
        <Button {...opens(BLATT)} kind="secondary" size="small" className="shrink-0">
          {REGLER.aendern}
        </Button>
      </div>
      <div className="hidden grid-cols-3 gap-4 border-b border-ink py-5 md:grid lg:grid-cols-5">{felder}</div>
      <Sheet
        id={BLATT}
        title={REGLER.titel}
        footer={
          <Button className="w-full" onClick={() => closeDialog(BLATT)}>
            {REGLER.anzeigen}
          </Button>
        }
      >
        <div className="grid grid-cols-2 gap-4">{felder}</div>
      </Sheet>
      <div role="status" className="t1 text-err">
        {fehler && <p className="pt-3">{REGLER.fehler}</p>}
      </div>
      {gezeigt && (
        <Suspense fallback={null}>
          <Ansicht {...gezeigt} />
        </Suspense>
      )}
    </div>
  )
}
