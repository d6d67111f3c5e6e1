import { type ReactNode, type RefObject, useState } from 'react'
import { angebotsmodell } from '#content/angebotsmodell.ts'
import { jahreslinieSatz } from '#content/rechner/jahr.ts'
import { guenstigsteJahre } from '#domain/guenstigste-jahre.ts'
import type { Aktion, Schritt2 } from '../../zustand/zustand.ts'
import type { Linie } from '../jahreslinie.tsx'
import { LadeListe } from '../lade-daten.tsx'
import { Preisjahr } from '../preisjahr.tsx'
import { AngebotsRahmen } from './angebots-rahmen.tsx'
import type { Bereit } from './bereit.ts'
import { Bildteil } from './bildteil.tsx'
import { KopfTeil } from './kopf-teil.tsx'
import { ListenTeil } from './listen-teil.tsx'
import { MehrTeil } from './mehr-teil.tsx'
import { type Erkannt, NichtsTun, nichtsTunErgebnis } from './nichts-tun.tsx'
import { ReglerTeil } from './regler-teil.tsx'

/** In place of the parts, while the data are on their way or did not arrive. */
type Ersatz = {
  zustand: Schritt2
  dispatch: (aktion: Aktion) => void
  ersatz: { antwort: ReactNode; regler?: ReactNode; liste?: ReactNode }
}

type AngebotsSchrittProps = (Bereit | Ersatz) & { antwort?: RefObject<HTMLDivElement | null> }

/** Step 2: everything between the wizard's heading and its buttons, computed in the browser. */
export function AngebotsSchritt({ antwort, ...props }: AngebotsSchrittProps) {
  const { zustand, dispatch } = props
  const [erkannt, setErkannt] = useState<Erkannt | null>(null)
  // The choice of the year keeps its place, and with it the focus, while the prices of the other one load.
  const jahr = (linie?: Linie) => <Preisjahr zustand={zustand} dispatch={dispatch} linie={linie} />
  if ('ersatz' in props) return <AngebotsRahmen ort={antwort} jahr={jahr()} {...props.ersatz} />

  const { tabelle, heute, kassenName } = props
  const { person } = zustand
  const nimm = (neu: Erkannt) => {
    if (person.art !== 'eigen') return
    const ergebnis = nichtsTunErgebnis({ erkannt: neu, person, naechste: tabelle, heute })
    setErkannt(neu)
    const danach = 'danach' in ergebnis ? ergebnis.danach : null
    dispatch({ art: 'heutigerTarif', tarif: danach && { typ: danach.typ, name: danach.name } })
    dispatch({ art: 'aktuelleFranchise', franchise: neu.kandidat.franchise })
  }
  const gilt = erkannt && erkannt.kasse === zustand.wahl.aktuelleKasse && erkannt.diese.jahr + 1 === tabelle.jahr
  return (
    <AngebotsRahmen
      ort={antwort}
      antwort={<KopfTeil {...props} />}
      auskunft={
        gilt && person.art === 'eigen' ? (
          <NichtsTun
            {...{ erkannt, person, heute, kassenName }}
            naechste={tabelle}
            onAntwort={neue => nimm({ ...erkannt, antwort: neue })}
          />
        ) : null
      }
      // Two years side by side are full prices.
      jahr={jahr(tabelle.verbilligung ? undefined : jahreslinie(props))}
      regler={<ReglerTeil {...props} onErkannt={neu => (neu ? nimm({ ...neu, antwort: {} }) : setErkannt(null))} />}
      liste={
        <Bildteil nach={1} statt={<LadeListe />}>
          {() => <ListenTeil {...props} />}
        </Bildteil>
      }
      mehr={<MehrTeil {...props} />}
    />
  )
}

/** The region's cheapest before and from 1 January on; of this year's prices only what they are. */
function jahreslinie({ zustand, tabelle, auswertung, kassenName }: Bereit): Linie {
  const { frage, jeFranchise, gewaehlt } = auswertung
  const franchise = gewaehlt?.franchise ?? zustand.wahl.franchise
  const jetzt = jeFranchise.find(angebot => angebot.franchise === franchise)?.praemie
  if (zustand.sofort !== null) return { vorher: jetzt }
  const jahre = guenstigsteJahre(tabelle, { ...frage, franchise })
  if (!jahre) return { nachher: jetzt }
  const { vorher, wechsel } = jahre
  const derselbe = vorher.versicherer === jahre.jetzt.versicherer && vorher.name === jahre.jetzt.name
  const damals = derselbe
    ? null
    : `${kassenName(vorher.versicherer)}, ${angebotsmodell({ ...vorher, modell: vorher.typ, tarif: vorher.name })}`
  return {
    vorher: vorher.preis,
    nachher: jahre.jetzt.preis,
    satz: jahreslinieSatz(wechsel.von, wechsel.differenz, damals),
  }
}
