import { useId } from 'react'
import { geschuetzt } from '#app/lib/typografie.ts'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { mitApostroph } from '#content/format.ts'
import { antworten, type Kassenname, NICHTS_TUN, nichtsTunText } from '#content/nichts-tun.ts'
import { MOEGLICH, moeglichkeitText, wegText } from '#content/nichts-tun-wege.ts'
import { unfallAusWahl } from '#domain/bag-codes.ts'
import type { Tag } from '#domain/fristen.ts'
import { type NichtsTun as Ergebnis, type NichtsTunFrage, nichtsTun } from '#domain/nichts-tun.ts'
import type { Moeglichkeit } from '#domain/nichts-tun-fristen.ts'
import type { Wege } from '#domain/nichts-tun-wege.ts'
import type { Kandidat } from '#domain/rechnung.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { EigenePerson } from '../../zustand/person.ts'
import { Monatsbalken } from './monatsbalken.tsx'

/** The answer to what the tables leave open. */
type Antwort = Pick<NichtsTunFrage, 'nachfolger' | 'franchise'>

/** A bill of this year or a letter of the next, as the visitor recognised its tariff. */
export type Erkannt = { kandidat: Kandidat; kasse: number; diese: Regionstabelle; antwort: Antwort }

type Person = Pick<NichtsTunFrage, 'geburtsjahr' | 'unfall' | 'bfs'>

export function nichtsTunFrage({
  erkannt,
  ...rest
}: Person & Pick<NichtsTunFrage, 'naechste' | 'heute'> & { erkannt: Erkannt }): NichtsTunFrage {
  const { kandidat, kasse, diese, antwort } = erkannt
  return { ...rest, ...antwort, diese, police: { ...kandidat, versicherer: kasse } }
}

type Umstaende = { erkannt: Erkannt; person: EigenePerson; naechste: Regionstabelle; heute: Tag }

export function nichtsTunErgebnis({ person, ...rest }: Umstaende): Ergebnis {
  const { geburtsjahr, ort } = person
  return nichtsTun(nichtsTunFrage({ ...rest, geburtsjahr, unfall: unfallAusWahl(person.unfall), bfs: ort.bfs }))
}

type NichtsTunProps = Umstaende & {
  kassenName: (versicherer: number) => string
  onAntwort: (antwort: Antwort) => void
}

/** What today's tariff costs from 1 January without doing anything, and what else could be done. */
export function NichtsTun({ kassenName, onAntwort, ...umstaende }: NichtsTunProps) {
  const { antwort, kasse } = umstaende.erkannt
  const ergebnis = nichtsTunErgebnis(umstaende)
  return (
    <div
      role="status"
      className="grid grid-cols-1 items-start gap-x-10 gap-y-5 border-t border-ink pt-5 min-[64rem]:grid-cols-[7fr_5fr]"
    >
      <div className="min-w-0">
        <Auskunft ergebnis={ergebnis} kassenName={kassenName} />
        {ergebnis.art === 'zahl' && <Monatsbalken zahl={ergebnis} />}
        <Rueckfrage ergebnis={ergebnis} antwort={antwort} onAntwort={neue => onAntwort({ ...antwort, ...neue })} />
        {'moeglich' in ergebnis && <NochMoeglich moeglich={ergebnis.moeglich} />}
      </div>
      {'wege' in ergebnis && ergebnis.wege && (
        <WegeListe wege={ergebnis.wege} heutigeKasse={kasse} kassenName={kassenName} />
      )}
    </div>
  )
}

/** Once another insurer is out of reach: what this tariff still allows. */
function NochMoeglich({ moeglich }: { moeglich: readonly Moeglichkeit[] }) {
  if (moeglich.length === 0 || moeglich.some(({ art }) => art === 'kasse')) return null
  return (
    <>
      <h3 className="t3 mt-5 font-semibold">{MOEGLICH.titel}</h3>
      <ul className="mass mt-2 grid gap-y-2">
        {moeglich.map(eine => (
          <li key={eine.art}>{geschuetzt(moeglichkeitText(eine))}</li>
        ))}
      </ul>
    </>
  )
}

type AuskunftProps = { ergebnis: Ergebnis; kassenName: Kassenname; ebene?: 'h2' | 'h3' }

export function Auskunft({ ergebnis, kassenName, ebene: Ebene = 'h2' }: AuskunftProps) {
  const { titel, saetze } = nichtsTunText(ergebnis, kassenName)
  return (
    <>
      <Ebene className={Ebene === 'h2' ? 't4' : 't3 font-semibold'}>{geschuetzt(titel)}</Ebene>
      {saetze.map(satz => (
        <p key={satz} className="mass mt-2">
          {geschuetzt(satz)}
        </p>
      ))}
    </>
  )
}

type RueckfrageProps = { ergebnis: Ergebnis; antwort: Antwort; onAntwort: (antwort: Antwort) => void }

/** What the tables leave open the visitor answers; until then there is no figure. Stays while it can be changed. */
export function Rueckfrage({ ergebnis, antwort, onAntwort }: RueckfrageProps) {
  const id = useId()
  if (ergebnis.art === 'wahl') {
    const moegliche = antworten(ergebnis)
    return (
      <RadioGroup
        legend={NICHTS_TUN.welcherTarif}
        name={`nachfolger-${id}`}
        options={moegliche.map(({ text }, index) => ({ value: String(index), label: text }))}
        value={null}
        onChange={wert => onAntwort({ nachfolger: moegliche[Number(wert)]?.nachfolger })}
      />
    )
  }
  if (ergebnis.art === 'franchise-waehlen')
    return (
      <RadioGroup
        legend={NICHTS_TUN.welcheFranchise}
        name={`neue-franchise-${id}`}
        options={ergebnis.franchisen.map(betrag => ({ value: String(betrag), label: mitApostroph(betrag) }))}
        value={null}
        onChange={wert => onAntwort({ franchise: ergebnis.franchisen.find(betrag => String(betrag) === wert) })}
      />
    )
  if (antwort.nachfolger === undefined && antwort.franchise === undefined) return null
  return (
    <button
      type="button"
      className="textlink min-h-11 text-fir"
      onClick={() => onAntwort({ nachfolger: undefined, franchise: undefined })}
    >
      {NICHTS_TUN.antwortAendern}
    </button>
  )
}

const WEGE: readonly (keyof Wege)[] = ['guenstigste', 'gleichesModell', 'gleicheKasse']

type WegeListeProps = { wege: Wege; heutigeKasse: number; kassenName: Kassenname }

/** Two ways may lead to the same tariff: it is shown once. */
function WegeListe({ wege, heutigeKasse, kassenName }: WegeListeProps) {
  const texte = WEGE.flatMap(art => {
    const weg = wege[art]
    return weg ? [wegText(art, weg, heutigeKasse, kassenName)] : []
  })
  const verschiedene = texte.filter(({ satz }, index) => texte.findIndex(anderer => anderer.satz === satz) === index)
  return (
    <ul className="grid gap-x-6 gap-y-4 md:max-[64rem]:grid-cols-3">
      {verschiedene.map(({ titel, satz, frist }) => (
        <li key={satz} className="border-t border-line pt-3">
          <b className="font-semibold">{titel}</b>
          <p>{geschuetzt(satz)}</p>
          <p className="t1 mt-1 text-ink2">{frist}</p>
        </li>
      ))}
    </ul>
  )
}
