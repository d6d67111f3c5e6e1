import { VerbilligungsHinweis } from '../verbilligungs-hinweis.tsx'
import type { Bereit } from './bereit.ts'
import { Bildteil } from './bildteil.tsx'
import { Mehr } from './mehr.tsx'
import { useGrundlage } from './regler-teil.tsx'
import { Wichtig } from './wichtig.tsx'

/** After the list: what not everybody needs. */
export function MehrTeil({ zustand, dispatch, tabelle, auswertung, kosten, kassenName, briefe }: Bereit) {
  const { wahl, ansicht } = zustand
  const grundlage = useGrundlage(auswertung, wahl.franchise)
  return (
    <Bildteil nach={2} wert={grundlage}>
      {(gemalt, ort) => (
        <div ref={ort} className="min-w-0">
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
                kontakte={auswertung.kontakte}
                onToggle={folge => dispatch({ art: 'wichtig', ...folge })}
              />
            }
          >
            {briefe}
          </Mehr>
        </div>
      )}
    </Bildteil>
  )
}
