import { type ReactNode, useId } from 'react'
import { geschuetzt } from '#app/lib/typografie.ts'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TextButton } from '#app/ui/text-button.tsx'
import { franchiseUndUnfall } from '#content/rechner/heute.ts'
import { antworten, NICHTS_TUN, NICHTS_TUN_ZEILE, nichtsTunText } from '#content/wechsel/nichts-tun.ts'
import { frankenText, mitApostroph } from '#content/zahlen/format.ts'
import { minus, type Rappen, summe } from '#domain/werte/rappen.ts'
import type { PersonSicht } from '../sicht/antwort.ts'
import type { Blick, Sicht } from '../sicht/sicht.ts'
import { useAnderesJahr, WartetAufJahr } from './anderes-jahr.tsx'

/** What is paid from 1 January by who does nothing, small above the answer; of several together, once all are known. */
export function NichtsTunZeile(blick: Blick) {
  const { personen, zuMehreren, volleTabelle } = blick.sicht
  const { wartet } = useAnderesJahr(blick)
  if (!personen.some(({ police }) => police)) return null
  // Who compares this year asks about nothing that comes.
  if (wartet !== undefined) return wartet < volleTabelle.jahr ? <WartetAufJahr {...blick} jahr={wartet} /> : null
  if (!personen.some(({ nichtsTun }) => nichtsTun)) return null
  const zusammen = zuMehreren ? betragVon(personen, blick.sicht) : undefined
  const einzeln = personen.map(person => (
    <Person key={person.id} {...blick} person={person} ohneZahl={zusammen !== undefined} />
  ))
  return (
    <div className="grid gap-y-1 border-b border-ink pb-2">
      {zusammen ? <Falte zeile={<Zeile titel={NICHTS_TUN_ZEILE.alle} {...zusammen} />}>{einzeln}</Falte> : einzeln}
    </div>
  )
}

/** `ohneZahl`: it is in the figure of all. */
type PersonProps = Blick & { person: PersonSicht; ohneZahl: boolean }

function Person({ person, sicht, umfeld, dispatch, ohneZahl }: PersonProps) {
  const { nichtsTun } = person
  if (!nichtsTun) return null
  const { titel, saetze } = nichtsTunText(nichtsTun, umfeld.kassenName)
  const name = sicht.zuMehreren ? person.name : null
  const ganzerTitel = `${name ? `${name}: ` : ''}${geschuetzt(titel)}`
  const fragt = nichtsTun.art === 'wahl' || nichtsTun.art === 'franchise-waehlen'
  const betrag = betragVon([person], sicht)
  const inhalt = (
    <>
      {saetze.map(satz => (
        <p key={satz} className="t1 mass mt-1.5">
          {geschuetzt(satz)}
        </p>
      ))}
      <Rueckfrage person={person} dispatch={dispatch} />
    </>
  )
  if (fragt || ohneZahl) {
    const davor = fragt ? name : ganzerTitel
    return (
      <div className="grid gap-y-1 pt-3">
        {davor && <p className="font-semibold">{davor}</p>}
        {inhalt}
      </div>
    )
  }
  const zeile = betrag ? (
    <Zeile titel={NICHTS_TUN_ZEILE.titel(name)} {...betrag} />
  ) : (
    <span className="t3 leading-snug! font-semibold">
      {ganzerTitel} <Pfeil />
    </span>
  )
  return <Falte zeile={zeile}>{inhalt}</Falte>
}

/** What the tables leave open the visitor answers; until then there is no figure. Stays while it can be changed. */
function Rueckfrage({ person: { id, police, nichtsTun }, dispatch }: Pick<PersonProps, 'person' | 'dispatch'>) {
  const name = useId()
  const { antwort = {} } = police ?? {}
  const moegliche =
    nichtsTun?.art === 'wahl'
      ? antworten(nichtsTun).map(({ text, nachfolger }) => ({ text, neu: { nachfolger } }))
      : nichtsTun?.franchisen?.map(franchise => ({ text: mitApostroph(franchise), neu: { franchise } }))
  if (moegliche)
    return (
      <RadioGroup
        legend={nichtsTun?.art === 'wahl' ? NICHTS_TUN.welcherTarif : NICHTS_TUN.welcheFranchise}
        name={name}
        options={moegliche.map(({ text }, stelle) => ({ value: String(stelle), label: text }))}
        value={null}
        onChange={wert =>
          dispatch({ art: 'policenAntwort', id, antwort: { ...antwort, ...moegliche[Number(wert)]?.neu } })
        }
      />
    )
  if (antwort.nachfolger === undefined && antwort.franchise === undefined) return null
  return (
    <TextButton className="justify-self-start" onClick={() => dispatch({ art: 'policenAntwort', id, antwort: {} })}>
      {NICHTS_TUN.antwortAendern}
    </TextButton>
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

type Betrag = { preis: Rappen; neben: readonly string[] }

const Zeile = ({ titel, preis, neben }: Betrag & { titel: string }) => (
  <span className="flex min-w-0 grow items-center justify-between gap-x-3 md:grow-0 md:items-baseline md:justify-start md:gap-x-5">
    <span className="min-w-0 md:contents">
      <b className="t3 block leading-snug! font-semibold max-[24rem]:text-[1.0625rem] md:text-[1.75rem]">{titel}</b>{' '}
      <span className="t1 block text-ink2 max-[24rem]:font-stretch-92% md:order-last">
        {[NICHTS_TUN_ZEILE.ab, ...neben].join(', ')} <Pfeil />
      </span>
    </span>
    <span className="betrag shrink-0">
      <span className="t1">CHF </span>
      <span className="text-[1.75rem] leading-none font-semibold font-stretch-88% max-[24rem]:text-[1.5rem] md:text-[2.125rem]">
        {frankenText(preis)}
      </span>
    </span>
  </span>
)

/** What these pay together; undefined until all have a figure. After premium reduction where the answer is; otherwise it says what it is. */
function betragVon(personen: readonly PersonSicht[], { regelJahr }: Sicht): Betrag | undefined {
  const zahlen = personen.flatMap(({ nichtsTun }) => (nichtsTun?.danach ? nichtsTun : []))
  const [erste, ...weitere] = zahlen
  if (!erste || zahlen.length < personen.length) return undefined
  const bezuege = personen.flatMap(({ bezug }) => (bezug?.nichtsTun ? bezug.preis : []))
  const wieVerglichen = bezuege.length === personen.length
  if (wieVerglichen && regelJahr !== null) return { preis: summe(bezuege), neben: [NICHTS_TUN_ZEILE.verbilligt] }
  const preis = summe(zahlen.map(({ danach }) => danach.preis))
  const neben: string[] = []
  const heutige = zahlen.flatMap(({ heute }) => heute?.preis ?? [])
  if (heutige.length === zahlen.length) neben.push(NICHTS_TUN_ZEILE.zuHeute(minus(preis, summe(heutige))))
  const wiePolice = NICHTS_TUN_ZEILE.mit(franchiseUndUnfall(erste.franchise, erste.unfall))
  if (!wieVerglichen) neben.push(weitere.length > 0 ? NICHTS_TUN_ZEILE.mitDenPolicen : wiePolice)
  if (regelJahr !== null) neben.push(NICHTS_TUN_ZEILE.vollerPreis)
  return { preis, neben }
}
