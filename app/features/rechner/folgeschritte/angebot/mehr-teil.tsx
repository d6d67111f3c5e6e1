import { VerbilligungsHinweis } from '../verbilligungs-hinweis.tsx'
import type { Bereit } from './bereit.ts'
import { Mehr } from './mehr.tsx'
import { ErklaertDanach } from './nach-dem-bild.tsx'
import { useGrundlage } from './regler-teil.tsx'
import { Wichtig } from './wichtig.tsx'

/** After the list: what not everybody needs. */
export function MehrTeil({ zustand, dispatch, tabelle, auswertung, kosten, kassenName, briefe }: Bereit) {
  const { wahl, ansicht } = zustand
  const grundlage = useGrundlage(auswertung, wahl.franchise)
  return (
    <div className="min-w-0">
      <ErklaertDanach wert={grundlage}>
        {gemalt => (
          <Mehr
            grundlage={gemalt}
            kosten={kosten}
            kassenName={kassenName}
            verbilligung={
              <VerbilligungsHinweis
                wo={tabelle}
                klassen={[auswertung.frage.klasse]}
                gerechnet={ansicht.verbilligung !== null}
              />
            }
            wichtig={
              <Wichtig
                gewaehlt={ansicht.wichtig}
                modelle={auswertung.modelle}
                onToggle={folge => dispatch({ art: 'wichtig', ...folge })}
              />
            }
          >
            {briefe}
          </Mehr>
        )}
      </ErklaertDanach>
    </div>
  )
}
