import type { ReactNode } from 'react'
import { useAfterPaint } from '#app/ui/parts/use-after-paint.ts'
import { useWideScreen } from '#app/ui/parts/use-wide-screen.ts'
import { PERSONEN } from '#content/rechner/haushalt.ts'
import { LadeListe, LadeRegler } from './kopf/lade-daten.tsx'
import { Angebotsliste } from './liste/angebotsliste.tsx'
import { Mehr } from './mehr/mehr.tsx'
import { type Briefe, SelbstWechseln } from './mehr/selbst-wechseln.tsx'
import { Mitnehmen } from './mitnehmen/mitnehmen.tsx'
import { DreiWege } from './police/drei-wege.tsx'
import { PersonRegler } from './regler/franchise-wahl.tsx'
import { AufteilungWahl, PersonenListe } from './regler/personen.tsx'
import type { Blick, Sicht } from './sicht/sicht.ts'

/**
 * Below the answer. What is looked at first is painted first: list and rest follow another question a frame later, at the first one the
 * controls as well.
 */
export function Ergebnis({ Briefe, ...blick }: Blick & { Briefe: Briefe }) {
  const { sicht, zustand } = blick
  const { zuMehreren } = sicht
  const danach = useAfterPaint(blick, frageDer(sicht, zustand.ansicht.person))
  // On a phone the controls of one of several stand in their line.
  const inDerZeile = !useWideScreen() && zuMehreren
  const regler = danach ? <PersonRegler {...blick} /> : <LadeRegler />
  return (
    <Raster
      zuMehreren={zuMehreren}
      // Their own policy says what is compared: who wants another franchise finds it after the list.
      reglerDanach={!zuMehreren && sicht.personen.some(({ police }) => police !== null)}
      wege={<DreiWege {...blick} />}
      personen={zuMehreren && <PersonenListe {...blick}>{inDerZeile && regler}</PersonenListe>}
      regler={!inDerZeile && <Benannt sicht={sicht}>{regler}</Benannt>}
      liste={
        <>
          {zuMehreren && <AufteilungWahl {...blick} />}
          {danach ? <Angebotsliste {...danach} /> : <LadeListe />}
        </>
      }
      mehr={
        danach && (
          <>
            {/* A switch shows at once what was pressed, before the prices follow. */}
            <Mehr {...danach} zustand={zustand}>
              <SelbstWechseln {...danach} Briefe={Briefe} />
            </Mehr>
            <Mitnehmen {...danach} />
          </>
        )
      }
    />
  )
}

/** Beside the list nothing else says whose controls these are. */
function Benannt({ sicht: { zuMehreren, regler }, children }: { sicht: Sicht; children: ReactNode }) {
  if (!zuMehreren || !regler) return regler && children
  const name = PERSONEN.wer(regler.person.name, regler.person.jahrgang)
  return (
    <section aria-label={name} className="grid min-w-0 gap-y-2 border-t border-ink pt-3 print:hidden">
      <p className="t3 font-semibold">{name}</p>
      {children}
    </section>
  )
}

export const LadeErgebnis = () => <Raster regler={<LadeRegler />} liste={<LadeListe />} />

/** What the list answers: another one of these is another list. What is pressed inside it shows at once. */
const frageDer = ({ tabelle, personen }: Sicht, offene: number | null) =>
  JSON.stringify([
    [tabelle.jahr, tabelle.kanton, tabelle.region, tabelle.verbilligung?.regelJahr ?? null, offene],
    personen.map(({ gilt, frage }) => [gilt, frage]),
  ])

type Feld = 'wege' | 'personen' | 'regler' | 'liste' | 'mehr'
/**
 * On a phone one below the other, the list after what changes it. From two columns on controls stand beside the list, several persons
 * above it, and what not everybody needs beside both.
 */
function Raster(props: Partial<Record<Feld, ReactNode> & Record<'zuMehreren' | 'reglerDanach', boolean>>) {
  const { zuMehreren = false, reglerDanach = false, wege, personen, regler, liste, mehr } = props
  const kasten = 'grid min-w-0 grid-cols-1 gap-y-3 empty:hidden md:gap-y-4'
  const neben = `${kasten} md:col-start-2`
  const controls = (
    <div key="regler" className={`${neben} ${zuMehreren ? 'md:row-span-2' : ''}`}>
      {regler}
    </div>
  )
  return (
    <div className="mt-3 grid grid-cols-1 items-start gap-x-6 gap-y-3 md:mt-5 md:grid-flow-dense md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] md:grid-rows-[auto_auto_auto_1fr] md:gap-y-5 min-[64rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className={neben}>{wege}</div>
      <div className={`${kasten} md:col-start-1`}>{personen}</div>
      {!reglerDanach && controls}
      <div
        key="liste"
        className={`${kasten} md:col-start-1 ${zuMehreren ? 'md:row-span-3' : 'md:row-span-4 md:row-start-1'}`}
      >
        {liste}
      </div>
      {reglerDanach && controls}
      <div className={`min-w-0 md:col-start-2 ${zuMehreren ? 'md:row-span-2' : ''}`}>{mehr}</div>
    </div>
  )
}
