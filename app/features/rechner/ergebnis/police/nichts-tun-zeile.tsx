import type { ReactNode } from 'react'
import { geschuetzt } from '#app/lib/typografie.ts'
import { Icon } from '#app/ui/icon.tsx'
import { frankenText } from '#content/format.ts'
import { NICHTS_TUN_ZEILE, nichtsTunText } from '#content/nichts-tun.ts'
import { franchiseUndUnfall } from '#content/rechner/heute.ts'
import type { NichtsTun } from '#domain/nichts-tun.ts'
import { minus, type Rappen, summe } from '#domain/rappen.ts'
import type { ErkanntePolice } from '../../zustand/person.ts'
import type { Blick, PersonSicht, Sicht } from '../sicht/sicht.ts'
import { useAnderesJahr } from './anderes-jahr.ts'
import { Rueckfrage } from './rueckfrage.tsx'
import { WartetAufJahr } from './wartet-auf-jahr.tsx'

/** What is paid from 1 January by who does nothing, small above the answer; of several together, once all are known. */
export function NichtsTunZeile(blick: Blick) {
  const { zustand, sicht, umfeld, dispatch } = blick
  const { wartet } = useAnderesJahr(zustand, sicht.volleTabelle)
  const mitPolice = sicht.personen.flatMap(person => (person.police ? { person, police: person.police } : []))
  if (mitPolice.length === 0) return null
  // Who compares this year asks about nothing that comes.
  if (wartet !== undefined) return wartet < sicht.volleTabelle.jahr ? <WartetAufJahr {...blick} jahr={wartet} /> : null
  const bekannte = mitPolice.flatMap(({ person, police }) => {
    const { nichtsTun } = person
    return nichtsTun ? { person, police, nichtsTun } : []
  })
  if (bekannte.length === 0) return null
  const zusammen = sicht.zuMehreren ? summeAller(sicht) : undefined
  const personen = bekannte.map(({ person, police, nichtsTun }) => (
    <Person
      key={person.id}
      {...{ person, police, nichtsTun, sicht }}
      ohneZahl={zusammen !== undefined}
      kassenName={umfeld.kassenName}
      onAntwort={antwort => dispatch({ art: 'policenAntwort', id: person.id, antwort })}
    />
  ))
  return (
    <div className="grid gap-y-1 border-b border-ink pb-2">
      {zusammen ? <Falte zeile={<Zeile titel={NICHTS_TUN_ZEILE.alle} {...zusammen} />}>{personen}</Falte> : personen}
    </div>
  )
}

type PersonProps = {
  person: PersonSicht
  police: ErkanntePolice
  nichtsTun: NichtsTun
  sicht: Sicht
  /** It is in the figure of all. */
  ohneZahl: boolean
  kassenName: (versicherer: number) => string
  onAntwort: (antwort: ErkanntePolice['antwort']) => void
}

function Person({ person, police, nichtsTun, sicht, ohneZahl, kassenName, onAntwort }: PersonProps) {
  const { titel, saetze } = nichtsTunText(nichtsTun, kassenName)
  const name = sicht.zuMehreren ? person.name : null
  const ganzerTitel = `${name ? `${name}: ` : ''}${geschuetzt(titel)}`
  const rueckfrage = <Rueckfrage ergebnis={nichtsTun} antwort={police.antwort} onAntwort={onAntwort} />
  if (nichtsTun.art === 'wahl' || nichtsTun.art === 'franchise-waehlen')
    return (
      <div className="grid gap-y-1 pt-3">
        {name && <p className="font-semibold">{name}</p>}
        <Saetze saetze={saetze} />
        {rueckfrage}
      </div>
    )
  if (ohneZahl)
    return (
      <div className="mt-2">
        <p className="font-semibold">{ganzerTitel}</p>
        <Saetze saetze={saetze} />
        {rueckfrage}
      </div>
    )
  return (
    <Falte
      zeile={
        'danach' in nichtsTun ? (
          <Zeile titel={NICHTS_TUN_ZEILE.titel(name)} {...zahlDer(person, nichtsTun, sicht)} />
        ) : (
          <span className="t3 leading-snug! font-semibold">
            {ganzerTitel} <Pfeil />
          </span>
        )
      }
    >
      <Saetze saetze={saetze} />
      {rueckfrage}
    </Falte>
  )
}

/** The line is what opens to all that is to say about it. */
const Falte = ({ zeile, children }: { zeile: ReactNode; children: ReactNode }) => (
  <details className="group">
    <summary className="flex min-h-11 cursor-pointer list-none items-center pt-2 [&::-webkit-details-marker]:hidden">
      {zeile}
    </summary>
    {children}
  </details>
)

const Pfeil = () => <Icon name="chevron-down" className="inline size-4 group-open:rotate-180" />

const Saetze = ({ saetze }: { saetze: readonly string[] }) =>
  saetze.map(satz => (
    <p key={satz} className="t1 mass mt-1.5">
      {geschuetzt(satz)}
    </p>
  ))

type Betrag = { preis: Rappen; neben: readonly string[] }

function Zeile({ titel, preis, neben }: Betrag & { titel: string }) {
  return (
    <span className="flex min-w-0 grow items-center justify-between gap-x-3 md:grow-0 md:items-baseline md:justify-start md:gap-x-5">
      <span className="min-w-0 md:contents">
        <b className="t3 block leading-snug! font-semibold md:text-[1.75rem]">{titel}</b>{' '}
        <span className="t1 block text-ink2 max-[24rem]:font-stretch-92% md:order-last">
          {NICHTS_TUN_ZEILE.ab}
          {neben.map(text => (
            <span key={text}>, {text}</span>
          ))}{' '}
          <Pfeil />
        </span>
      </span>
      <span className="betrag shrink-0">
        <span className="t1">CHF </span>
        <span className="text-[1.75rem] leading-none font-semibold font-stretch-88% md:text-[2.125rem]">
          {frankenText(preis)}
        </span>
      </span>
    </span>
  )
}

type MitZahl = Extract<NichtsTun, { art: 'zahl' | 'ohne-heute' }>

/** After premium reduction where the answer is; otherwise it says what it is. */
function zahlDer(person: PersonSicht, nichtsTun: MitZahl, { regelJahr }: Sicht): Betrag {
  const { bezug } = person
  if (bezug?.nichtsTun && regelJahr !== null) return { preis: bezug.preis, neben: [NICHTS_TUN_ZEILE.verbilligt] }
  const { danach, franchise, unfall } = nichtsTun
  return {
    preis: danach.preis,
    neben: [
      ...(nichtsTun.art === 'zahl' ? [NICHTS_TUN_ZEILE.zuHeute(nichtsTun.proMonat)] : []),
      ...(bezug?.nichtsTun ? [] : [NICHTS_TUN_ZEILE.mit(franchiseUndUnfall(franchise, unfall))]),
      ...(regelJahr === null ? [] : [NICHTS_TUN_ZEILE.vollerPreis]),
    ],
  }
}

/** undefined until everybody has a figure. */
function summeAller({ personen, regelJahr, bezug }: Sicht): Betrag | undefined {
  const zahlen = personen.flatMap(({ nichtsTun }) => (nichtsTun && 'danach' in nichtsTun ? nichtsTun : []))
  if (zahlen.length < personen.length) return undefined
  const allesNichtsTun = personen.every(person => person.bezug?.nichtsTun)
  if (bezug && allesNichtsTun && regelJahr !== null) return { preis: bezug.preis, neben: [NICHTS_TUN_ZEILE.verbilligt] }
  const preis = summe(zahlen.map(({ danach }) => danach.preis))
  const heutige = zahlen.flatMap(zahl => (zahl.art === 'zahl' ? zahl.heute.preis : []))
  return {
    preis,
    neben: [
      ...(heutige.length === zahlen.length ? [NICHTS_TUN_ZEILE.zuHeute(minus(preis, summe(heutige)))] : []),
      ...(allesNichtsTun ? [] : [NICHTS_TUN_ZEILE.mitDenPolicen]),
      ...(regelJahr === null ? [] : [NICHTS_TUN_ZEILE.vollerPreis]),
    ],
  }
}
