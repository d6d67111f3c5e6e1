import { useMemo, useState } from 'react'
import { geschuetzt } from '#app/lib/typografie.ts'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { mitApostroph } from '#content/format.ts'
import { antworten, NICHTS_TUN, nichtsTunText } from '#content/nichts-tun.ts'
import { wegText } from '#content/nichts-tun-wege.ts'
import { altersklasse } from '#domain/altersklasse.ts'
import { unfallAusWahl } from '#domain/bag-codes.ts'
import type { HeutigerTarif } from '#domain/ersparnis.ts'
import { type Franchise, franchiseAusBetrag } from '#domain/franchise.ts'
import type { Tag } from '#domain/fristen.ts'
import { type NichtsTun as Ergebnis, type NichtsTunFrage, nichtsTun } from '#domain/nichts-tun.ts'
import type { Wege } from '#domain/nichts-tun-wege.ts'
import type { Kandidat } from '#domain/rechnung.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Person } from '../../zustand/person.ts'
import { RechnungAbgleich } from './rechnung-abgleich.tsx'

export type NichtsTunProps = {
  heute: Tag
  person: Person & { art: 'eigen' }
  /** This year's table, in which the bill is looked up, and that of the compared year. */
  diese: Regionstabelle
  naechste: Regionstabelle
  kasse: number
  kassenName: (versicherer: number) => string
  aktuelleFranchise: Franchise | null
  /** What becomes of today's tariff; null while that is open. */
  onErkannt: (tarif: NonNullable<HeutigerTarif['tarif']> | null, franchise: Franchise) => void
}

type Antwort = Pick<NichtsTunFrage, 'nachfolger' | 'franchise'>

/** The bill of this year finds today's tariff; below it what that costs from 1 January without doing anything. */
export function NichtsTun(props: NichtsTunProps) {
  const { heute, person, diese, naechste, kasse, kassenName, aktuelleFranchise, onErkannt } = props
  const [kandidat, setKandidat] = useState<Kandidat | null>(null)
  const [antwort, setAntwort] = useState<Antwort>({})
  const { geburtsjahr, ort } = person
  const unfall = unfallAusWahl(person.unfall)

  function rechne(police: Kandidat, gegeben: Antwort): Ergebnis {
    const frage = { diese, naechste, heute, geburtsjahr, unfall, bfs: ort.bfs }
    return nichtsTun({ ...frage, ...gegeben, police: { ...police, versicherer: kasse } })
  }

  function nimm(police: Kandidat, gegeben: Antwort) {
    setKandidat(police)
    setAntwort(gegeben)
    const ergebnis = rechne(police, gegeben)
    onErkannt(ergebnis.art === 'zahl' ? ergebnis.danach : null, police.franchise)
  }

  const ergebnis = kandidat && rechne(kandidat, antwort)
  const frage = useMemo(
    () => ({ klasse: altersklasse(geburtsjahr, diese.jahr), unfall, bfs: ort.bfs }),
    [geburtsjahr, diese, unfall, ort],
  )
  return (
    <>
      <RechnungAbgleich
        key={kasse}
        tabelle={diese}
        frage={frage}
        kasse={kasse}
        kassenName={kassenName(kasse)}
        aktuelleFranchise={aktuelleFranchise}
        onErkannt={police => nimm(police, {})}
      />
      {ergebnis && (
        <div role="status" className="mt-6 border-t border-line pt-5">
          <Auskunft ergebnis={ergebnis} kassenName={kassenName} />
          <Rueckfrage
            ergebnis={ergebnis}
            antwort={antwort}
            onAntwort={neue => nimm(kandidat, { ...antwort, ...neue })}
          />
          {'wege' in ergebnis && ergebnis.wege && (
            <WegeListe wege={ergebnis.wege} heutigeKasse={kasse} kassenName={kassenName} />
          )}
        </div>
      )}
    </>
  )
}

function Auskunft({ ergebnis, kassenName }: { ergebnis: Ergebnis; kassenName: NichtsTunProps['kassenName'] }) {
  const { titel, saetze } = nichtsTunText(ergebnis, kassenName)
  return (
    <>
      <h2 className="t4">{geschuetzt(titel)}</h2>
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
function Rueckfrage({ ergebnis, antwort, onAntwort }: RueckfrageProps) {
  if (ergebnis.art === 'wahl') {
    const moegliche = antworten(ergebnis)
    return (
      <RadioGroup
        legend={NICHTS_TUN.welcherTarif}
        name="nachfolger"
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
        name="neue-franchise"
        options={ergebnis.franchisen.map(betrag => ({ value: String(betrag), label: mitApostroph(betrag) }))}
        value={null}
        onChange={wert => onAntwort({ franchise: franchiseAusBetrag(Number(wert)) })}
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

type WegeListeProps = { wege: Wege; heutigeKasse: number; kassenName: NichtsTunProps['kassenName'] }

/** Two ways may lead to the same tariff: it is shown once. */
function WegeListe({ wege, heutigeKasse, kassenName }: WegeListeProps) {
  const texte = WEGE.flatMap(art => {
    const weg = wege[art]
    return weg ? [wegText(art, weg, heutigeKasse, kassenName)] : []
  })
  const verschiedene = texte.filter(({ satz }, index) => texte.findIndex(anderer => anderer.satz === satz) === index)
  return (
    <ul className="mt-5 grid gap-x-6 gap-y-5 md:grid-cols-3">
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
