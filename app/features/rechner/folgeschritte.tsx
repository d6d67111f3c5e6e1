import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { modellName } from '#domain/modelle.ts'
import { praemieNachAbzug } from '#domain/praemie.ts'
import { frankenText } from '#domain/rappen.ts'
import { versichererName } from '#domain/versicherer.ts'
import { AnfrageSchritt } from './anfrage-schritt.tsx'
import { AngebotsSchritt } from './angebot/angebots-schritt.tsx'
import { AngebotsAnsichtProvider } from './angebot/ansicht.tsx'
import { gewaehltesAngebot } from './angebot/auswahl.ts'
import type { Rechenwerk } from './use-rechner.ts'
import type { Daten, Zustand } from './zustand.ts'

export { vergleichAusFragment } from './angebot/fragment.ts'
export { geaenderteDaten, ladeDaten } from './praemien-laden.ts'

type FolgeschritteProps = { rechner: Rechenwerk; zustand: Exclude<Zustand, { schritt: 1 }>; daten: Daten }

/** Steps 2 and 3. How step 2 is looked at survives a visit to step 3. */
export function Folgeschritte({ rechner, zustand, daten: { tabelle, verzeichnis } }: FolgeschritteProps) {
  const { person, wahl } = zustand
  const namen = new Map(verzeichnis.versicherer.map(({ versicherer, name }) => [versicherer, name]))
  const kassenName = (nummer: number) => versichererName(nummer, namen)
  const angebot = gewaehltesAngebot(tabelle, person, wahl)
  return (
    <AngebotsAnsichtProvider>
      {zustand.schritt === 2 ? (
        <>
          <AngebotsSchritt
            person={person}
            wahl={wahl}
            tabelle={tabelle}
            versichererNamen={namen}
            dispatch={rechner.dispatch}
            pruefeDaten={rechner.pruefeDaten}
          />
          <Auswahlleiste
            auswahl={
              angebot &&
              `${kassenName(angebot.versicherer)}, ${modellName(angebot.modell)}, CHF ${frankenText(praemieNachAbzug(angebot.praemie, tabelle.jahr))}/Monat`
            }
            onZurueck={() => rechner.zurueck(1)}
            onWeiter={rechner.weiter}
          />
        </>
      ) : (
        angebot && (
          <AnfrageSchritt
            rechner={rechner}
            zustand={zustand}
            angebot={angebot}
            kassen={verzeichnis.versicherer}
            kassenName={kassenName}
          />
        )
      )}
    </AngebotsAnsichtProvider>
  )
}

type AuswahlleisteProps = { auswahl: string | undefined; onZurueck: () => void; onWeiter: () => void }

/** What goes on to step 3, always in reach. */
function Auswahlleiste({ auswahl, onZurueck, onWeiter }: AuswahlleisteProps) {
  return (
    <div className="sticky bottom-0 z-5 -mx-5 mt-14 flex flex-wrap items-center gap-x-6 gap-y-2 border-y border-ink bg-sheet px-5 py-3 md:mx-0 md:bg-ground md:px-0 print:static">
      <p className="min-w-0 grow max-md:w-full">
        <span className="t1 block text-ink2">Ihre Auswahl</span>
        <span className="font-semibold">{auswahl ?? 'Noch kein Angebot'}</span>
      </p>
      <div className="flex gap-3 max-md:w-full print:hidden">
        <Button kind="secondary" onClick={onZurueck} className="max-md:min-h-11">
          Zurück
        </Button>
        <Button onClick={onWeiter} disabled={!auswahl} className="grow max-md:min-h-11">
          Weiter
          <Icon name="arrow-right" />
        </Button>
      </div>
    </div>
  )
}
