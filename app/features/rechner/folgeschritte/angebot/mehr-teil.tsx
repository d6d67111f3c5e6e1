import type { Bereit } from './bereit.ts'
import { Mehr } from './mehr.tsx'
import { ErklaertDanach } from './nach-dem-bild.tsx'
import { useGrundlage } from './regler-teil.tsx'
import { Teilen } from './teilen.tsx'
import { Wichtig } from './wichtig.tsx'

/** After the list: what not everybody needs, and the way to keep or pass on the comparison. */
export function MehrTeil({ zustand, dispatch, tabelle, auswertung, kosten, kassenName, briefe, fuerWen }: Bereit) {
  const { wahl, ansicht, person } = zustand
  const { frage } = auswertung
  const grundlage = useGrundlage(auswertung, wahl.franchise)
  return (
    <div className="min-w-0">
      <ErklaertDanach wert={grundlage}>
        {gemalt => (
          <Mehr
            grundlage={gemalt}
            kosten={kosten}
            kassenName={kassenName}
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
      <div className="mt-5 grid gap-y-4">
        {fuerWen}
        <Teilen
          vergleich={{
            jahr: tabelle.jahr,
            kanton: tabelle.kanton,
            region: tabelle.region,
            klasse: frage.klasse,
            franchise: wahl.franchise,
            unfall: person.unfall,
          }}
        />
      </div>
    </div>
  )
}
