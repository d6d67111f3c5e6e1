import { useEffect, useRef, useState } from 'react'
import { leerlauf } from '#app/lib/orte/orte-laden.ts'
import { useFocusInSight } from '#app/ui/parts/use-wide-screen.ts'
import { geteilterVergleich } from '#content/rechner/antwort.ts'
import { adresseAusAnderemJahr, klassenhinweis, VERGLICHEN_MIT } from '#content/rechner/jahr.ts'
import { sitzungsText } from '../laden/sitzung.ts'
import { rememberSitzung } from '../schritt-1/tab-storage.ts'
import { UnfallNotiz } from '../schritt-1/unfall-notiz.tsx'
import { SchrittFuss } from '../schritt-fuss.tsx'
import { datenVon, type Rechenwerk, type Zustand } from '../zustand/zustand.ts'
import { Ergebnis, LadeErgebnis } from './ergebnis.tsx'
import { Antwort } from './kopf/antwort.tsx'
import { Auswahlleiste } from './kopf/auswahlleiste.tsx'
import { AngebotsFehler, LadeAntwort } from './kopf/lade-daten.tsx'
import { Preisjahr, SchrittKopf } from './kopf/schritt-kopf.tsx'
import { changeThenFocusAnswer } from './kopf/to-answer.ts'
import { type Briefe, SelbstWechseln, showBriefe } from './mehr/selbst-wechseln.tsx'
import { VerbilligungsZeile } from './mehr/verbilligung.tsx'
import { AnfrageSchritt, fetchAhead } from './on-demand.ts'
import { FristZeile } from './police/frist-zeile.tsx'
import { NichtsTunZeile } from './police/nichts-tun-zeile.tsx'
import { PoliceFrage, PolicenZeilen } from './police/policen.tsx'
import { type Blick, type Sicht, sichtRechner, type Umfeld } from './sicht/sicht.ts'
import { useUmfeld, useVergleichMerken } from './umfeld.ts'

export { DataLoader } from '../ablauf/data-loader.ts'
export { geteilterAus } from '../laden/fragment.ts'
export { bekannteDaten, verzeichnisVon } from '../laden/praemien-laden.ts'
export { restoreSitzung } from '../laden/sitzung.ts'
export { HaushaltsFelder } from '../schritt-1/haushalts-felder.tsx'
export { naechster } from '../zustand/naechster.ts'

type FolgeschritteProps = { rechner: Rechenwerk; zustand: Zustand; Briefe: Briefe }

/** Steps 2 and 3, below the step names. Both speak of the same answer. */
export function Folgeschritte({ rechner, zustand, Briefe }: FolgeschritteProps) {
  // The tab remembers where the visitor is, also while a table is on its way.
  useEffect(() => {
    const text = sitzungsText(zustand)
    if (text !== null) rememberSitzung(text)
  }, [zustand])
  const daten = datenVon(zustand)
  const umfeld = useUmfeld(daten, rechner.aktuellesJahr)
  const [sichtVon] = useState(sichtRechner)
  const sicht = daten && sichtVon(zustand, daten, umfeld)
  useVergleichMerken(zustand, sicht, umfeld)
  // Once there are prices, the rest of the code follows when nothing else is to be done.
  const bereit = daten !== null
  useEffect(() => {
    if (bereit) void leerlauf().then(fetchAhead)
  }, [bereit])
  return (
    <>
      <SchrittKopf zustand={zustand} onEdit={() => rechner.goBack(1)} />
      <div key={zustand.schritt} className="motion-safe:animate-appear">
        {zustand.schritt === 2 ? (
          <ErgebnisSchritt {...{ rechner, zustand, sicht, umfeld, Briefe }} />
        ) : (
          sicht && <AnfrageSchritt {...{ rechner, zustand, sicht, umfeld }} />
        )}
      </div>
    </>
  )
}

type ErgebnisSchrittProps = FolgeschritteProps & {
  /** null while the data are on their way, or did not arrive. */
  sicht: Sicht | null
  umfeld: Umfeld
}

/** Step 2, for one person and for several: one answer, what changes it, and the offers. */
function ErgebnisSchritt({ rechner, zustand, sicht, umfeld, Briefe }: ErgebnisSchrittProps) {
  const antwort = useRef<HTMLDivElement>(null)
  useFocusInSight()
  const { dispatch } = rechner
  const blick = sicht && { zustand, sicht, umfeld, dispatch }
  const fehlt = zustand.daten.art === 'fehler'
  const ich = sicht?.personen[0]
  const weiter = () => ich && rechner.goToAnfrage(ich.gilt)
  return (
    // Whatever gets the focus is not hidden by the bar.
    <div className="mt-1 **:scroll-mb-24 md:mt-2">
      {/* It keeps its place, and with it the focus, while the prices of the other year load. */}
      <div ref={antwort}>
        <Preisjahr zustand={zustand} dispatch={dispatch} />
        {blick && <Kopf {...blick} onNext={weiter} />}
        {!blick && (fehlt ? <AngebotsFehler onRetry={() => dispatch({ art: 'erneut' })} /> : <LadeAntwort />)}
      </div>
      {blick && <Ergebnis {...blick} briefe={<SelbstWechseln {...blick} Briefe={Briefe} />} />}
      {!blick && !fehlt && <LadeErgebnis />}
      <SchrittFuss />
      <Auswahlleiste {...{ sicht, umfeld, antwort }} onBack={() => rechner.goBack(1)} onNext={weiter} />
    </div>
  )
}

/** What must be known about the comparison, and its answer. */
function Kopf({ onNext, ...blick }: Blick & { onNext: () => void }) {
  const { zustand, sicht, dispatch } = blick
  const { geteilt } = zustand
  const { tabelle, personen, zuMehreren, loesung } = sicht
  const [eine] = personen
  return (
    <>
      {geteilt && (
        <p className="mass mb-4 border-l-4 border-fir pl-4">
          {geteilterVergleich(geteilt.klasse, geteilt.kanton, geteilt.region, geteilt.person.unfall)}
          {geteilt.jahr !== null && geteilt.jahr !== tabelle.jahr && (
            <b className="mt-1 block font-semibold">{adresseAusAnderemJahr(geteilt.jahr, tabelle.jahr)}</b>
          )}
        </p>
      )}
      <PolicenZeilen {...blick} />
      <VerbilligungsZeile {...blick} />
      <NichtsTunZeile {...blick} />
      <Klassenhinweise {...blick} />
      {loesung && (
        <div className="mt-2">
          <Antwort {...blick} loesung={loesung} onNext={onNext}>
            <PoliceFrage {...blick} />
            <FristZeile {...blick} onBrief={showBriefe} />
          </Antwort>
        </div>
      )}
      {!zuMehreren && eine?.alter !== undefined && !eine.police && (
        <UnfallNotiz
          alter={eine.alter}
          unfall={eine.unfall}
          onMit={() => changeThenFocusAnswer(() => dispatch({ art: 'unfall', id: eine.id, unfall: 'MIT' }))}
        />
      )}
    </>
  )
}

/** Whoever changes class pays another price, and has other franchises: no price is shown without saying so. */
const Klassenhinweise = ({ sicht: { personen, zuMehreren, tabelle }, umfeld }: Blick) =>
  personen.map(({ id, jahrgang, name, gilt }) => {
    const wer = zuMehreren ? 'andere' : 'selbst'
    const hinweis = jahrgang !== null && klassenhinweis(wer, jahrgang, umfeld.heute, tabelle.jahr)
    if (!hinweis) return null
    return (
      <p key={id} className="t1 my-2 border-l-4 border-fir pl-3">
        {zuMehreren && `${name}: `}
        {hinweis} {VERGLICHEN_MIT(gilt)}
      </p>
    )
  })
