import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

type AuswahlleisteProps = {
  auswahl: { kasse: string; modell: string; preis: string } | null
  onZurueck: () => void
  onWeiter: () => void
}

/** What goes on to step 3, always in reach. */
export function Auswahlleiste({ auswahl, onZurueck, onWeiter }: AuswahlleisteProps) {
  return (
    <div className="sticky bottom-0 z-5 -mx-5 mt-14 flex items-center gap-2 border-y min-[22.5rem]:gap-3 border-ink bg-sheet px-5 py-2.5 md:mx-0 md:gap-6 md:bg-ground md:px-0 md:py-3 print:static">
      <p className="t1 min-w-min grow md:min-w-0 md:text-[1.0625rem]">
        <span className="block text-ink2 max-md:hidden">Ihre Auswahl</span>
        {auswahl ? (
          <span className="font-semibold">
            {/* A long name is cut to what the price leaves it. */}
            <span className="max-md:block max-md:w-0 max-md:min-w-full max-md:truncate">
              {auswahl.kasse}
              <span className="max-md:hidden">, {auswahl.modell},</span>
            </span>{' '}
            <span className="betrag max-md:block">
              <span className="max-[22.5rem]:sr-only">CHF </span>
              {auswahl.preis}
              <span className="max-md:hidden">/Monat</span>
            </span>
          </span>
        ) : (
          'Noch kein Angebot'
        )}
      </p>
      <Button kind="secondary" size="small" onClick={onZurueck} className="shrink-0 md:min-h-14 md:px-7 print:hidden">
        Zurück
      </Button>
      <Button size="small" onClick={onWeiter} disabled={!auswahl} className="shrink-0 md:min-h-14 md:px-7 print:hidden">
        Weiter
        <Icon name="arrow-right" className="max-md:hidden" />
      </Button>
    </div>
  )
}
