import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useAfterPaint } from '#app/ui/parts/use-after-paint.ts'
import { geteilterVergleich } from '#content/rechner/antwort.ts'
import { adresseAusAnderemJahr, klassenhinweis, VERGLICHEN_MIT } from '#content/rechner/jahr.ts'
import { angezeigtesAlter } from '#domain/altersklasse.ts'
import { UnfallNotiz } from '../schritt-1/unfall-notiz.tsx'
import { SchrittFuss } from '../schritt-fuss.tsx'
import type { Rechenwerk } from '../zustand/rechenwerk.ts'
import type { Zustand } from '../zustand/zustand.ts'
import { AngebotsFehler } from './kopf/angebots-fehler.tsx'
import { Antwort } from './kopf/antwort.tsx'
import { Auswahlleiste } from './kopf/auswahlleiste.tsx'
import { LadeAntwort, LadeListe, LadeRegler } from './kopf/lade-daten.tsx'
import { Preisjahr } from './kopf/preisjahr.tsx'
import { changeThenFocusAnswer } from './kopf/to-answer.ts'
import { Angebotsliste } from './liste/angebotsliste.tsx'
import { Mehr } from './mehr/mehr.tsx'
import { type Briefe, SelbstWechseln } from './mehr/selbst-wechseln.tsx'
import { VerbilligungsZeile } from './mehr/verbilligung.tsx'
import { Mitnehmen } from './mitnehmen/mitnehmen.tsx'
import { AufteilungWahl } from './personen/aufteilung-wahl.tsx'
import { PersonenListe } from './personen/personen-liste.tsx'
import { DreiWege } from './police/drei-wege.tsx'
import { FristZeile } from './police/frist-zeile.tsx'
import { NichtsTunZeile } from './police/nichts-tun-zeile.tsx'
import { PoliceFrage } from './police/police-frage.tsx'
import { PolicenZeilen } from './police/policen-zeilen.tsx'
import { Regler } from './regler/regler.tsx'
import type { Blick, PersonSicht, Sicht, Umfeld } from './sicht/sicht.ts'
import { useFocusInSight } from './use-focus-in-sight.ts'

type ErgebnisSchrittProps = {
  rechner: Rechenwerk
  zustand: Zustand
  /** null while the data are on their way, or did not arrive. */
  sicht: Sicht | null
  umfeld: Umfeld
  Briefe: Briefe
}

/** Step 2, for one person and for several: one answer, what changes it, and the offers. */
export function ErgebnisSchritt({ rechner, zustand, sicht, umfeld, Briefe }: ErgebnisSchrittProps) {
  const antwort = useRef<HTMLDivElement>(null)
  const [briefeOffen, setBriefeOffen] = useState(false)
  useFocusInSight()
  const { dispatch } = rechner
  const blick = sicht && { zustand, sicht, umfeld, dispatch }
  return (
    // Whatever gets the focus is not hidden by the bar.
    <div className="mt-1 **:scroll-mb-24 md:mt-2">
      {/* It keeps its place, and with it the focus, while the prices of the other year load. */}
      <div ref={antwort}>
        <Preisjahr zustand={zustand} dispatch={dispatch} />
        {blick ? (
          <Kopf {...blick} onWeiter={() => void rechner.weiter()} onBrief={() => setBriefeOffen(true)} />
        ) : zustand.daten.art === 'fehler' ? (
          <AngebotsFehler onErneut={() => dispatch({ art: 'erneut' })} />
        ) : (
          <LadeAntwort />
        )}
      </div>
      {blick ? (
        <Ergebnis
          {...blick}
          rechner={rechner}
          briefe={<SelbstWechseln {...blick} Briefe={Briefe} offen={briefeOffen} onOffen={setBriefeOffen} />}
        />
      ) : (
        zustand.daten.art !== 'fehler' && <Raster regler={<LadeRegler />} liste={<LadeListe />} />
      )}
      <SchrittFuss />
      <Auswahlleiste
        {...{ sicht, umfeld, antwort }}
        onZurueck={() => rechner.zurueck(1)}
        onWeiter={() => void rechner.weiter()}
      />
    </div>
  )
}

/** What must be known about the comparison, and its answer. */
function Kopf({ onWeiter, onBrief, ...blick }: Blick & { onWeiter: () => void; onBrief: () => void }) {
  const { zustand, sicht, umfeld, dispatch } = blick
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
      {personen.map(person => (
        <Klassenhinweis key={person.id} {...blick} person={person} />
      ))}
      {loesung && (
        <div className="mt-2">
          <Antwort {...blick} loesung={loesung} onWeiter={onWeiter}>
            <PoliceFrage {...blick} />
            <FristZeile {...blick} onBrief={onBrief} />
          </Antwort>
        </div>
      )}
      {!zuMehreren && eine && eine.jahrgang !== null && !eine.police && (
        <UnfallNotiz
          alter={angezeigtesAlter(eine.jahrgang, umfeld.aktuellesJahr)}
          unfall={eine.unfall}
          onMit={() => changeThenFocusAnswer(() => dispatch({ art: 'unfall', id: eine.id, unfall: 'MIT' }))}
        />
      )}
    </>
  )
}

/** Whoever changes class pays another price, and has other franchises: no price is shown without saying so. */
function Klassenhinweis({ sicht, umfeld, person }: Blick & { person: PersonSicht }) {
  const { jahrgang, name, gilt } = person
  const wer = sicht.zuMehreren ? 'andere' : 'selbst'
  const hinweis = jahrgang !== null && klassenhinweis(wer, jahrgang, umfeld.heute, sicht.tabelle.jahr)
  if (!hinweis) return null
  return (
    <p className="t1 my-2 border-l-4 border-fir pl-3">
      {sicht.zuMehreren && `${name}: `}
      {hinweis} {VERGLICHEN_MIT(gilt)}
    </p>
  )
}

type ErgebnisProps = Blick & { rechner: Rechenwerk; briefe: ReactNode }

/** Below the answer. What is looked at first is painted first: list and rest follow another question a frame later. */
function Ergebnis({ rechner, briefe, ...blick }: ErgebnisProps) {
  const { sicht, zustand } = blick
  const { loesung, zuMehreren } = sicht
  const danach = useAfterPaint(blick, frageDer(sicht, zustand.ansicht.person))
  const pruefeDaten = useCallback(() => rechner.pruefeDaten(zustand), [rechner, zustand])
  return (
    <Raster
      zuMehreren={zuMehreren}
      // Their own policy says what is compared: who wants another franchise finds it after the list.
      reglerDanach={!zuMehreren && sicht.personen.some(({ police }) => police !== null)}
      wege={<DreiWege {...blick} />}
      regler={zuMehreren ? loesung && <PersonenListe {...blick} loesung={loesung} /> : <Regler {...blick} />}
      liste={
        <>
          {zuMehreren && <AufteilungWahl {...blick} />}
          {danach ? <Angebotsliste {...danach} pruefeDaten={pruefeDaten} /> : <LadeListe />}
        </>
      }
      mehr={
        danach && (
          <>
            <Mehr {...danach}>{briefe}</Mehr>
            <Mitnehmen {...danach} />
          </>
        )
      }
    />
  )
}

/** What the list answers: another one of these is another list. What is pressed inside it shows at once. */
const frageDer = ({ tabelle, personen }: Sicht, offene: number | null) =>
  JSON.stringify([
    [tabelle.jahr, tabelle.kanton, tabelle.region, tabelle.verbilligung?.regelJahr ?? null, offene],
    personen.map(({ gilt, frage }) => [gilt, frage]),
  ])

type RasterProps = {
  zuMehreren?: boolean
  reglerDanach?: boolean
  wege?: ReactNode
  regler: ReactNode
  liste: ReactNode
  mehr?: ReactNode
}

/**
 * On a phone one below the other, the list after what changes it. From two columns on one person's controls stand beside the list,
 * several persons above it, and what not everybody needs beside both.
 */
function Raster({ zuMehreren = false, reglerDanach = false, wege, regler, liste, mehr }: RasterProps) {
  const kasten = 'grid min-w-0 grid-cols-1 gap-y-4'
  const neben = 'md:col-start-2'
  const controls = (
    <div key="regler" className={`${kasten} ${zuMehreren ? 'md:col-start-1' : neben}`}>
      {regler}
    </div>
  )
  return (
    <div className="mt-4 grid grid-cols-1 items-start gap-x-6 gap-y-4 md:gap-y-5 md:mt-5 md:grid-flow-dense md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] md:grid-rows-[auto_auto_auto_1fr] min-[64rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      {wege && <div className={`${kasten} empty:hidden ${neben}`}>{wege}</div>}
      {!reglerDanach && controls}
      <div
        key="liste"
        className={`${kasten} md:col-start-1 ${zuMehreren ? 'md:row-span-3' : 'md:row-span-4 md:row-start-1'}`}
      >
        {liste}
      </div>
      {reglerDanach && controls}
      <div className={`min-w-0 ${neben} ${zuMehreren ? 'md:row-span-2' : ''}`}>{mehr}</div>
    </div>
  )
}
