import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { trennbar } from '#app/lib/typografie.ts'
import { Button } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { TextButton } from '#app/ui/text-button.tsx'
import { kontaktName } from '#content/krankenkassen/modelle.ts'
import { kandidatZeile, keinTarif, nichtHier, PASST_NICHT, RECHNUNG } from '#content/rechner/rechnung.ts'
import { differenzText, frankenText } from '#content/zahlen/format.ts'
import { erstkontakt } from '#domain/erstkontakt/erstkontakt.ts'
import { type Kandidat, policenNachNaehe, rechnungsAbgleich } from '#domain/police/rechnung.ts'
import { altersklasse } from '#domain/praemien/altersklasse.ts'
import { umweltabgabe } from '#domain/praemien/jahreswerte.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import { minus, ohneVorzeichen, type Rappen } from '#domain/werte/rappen.ts'
import { changeThenFocusAnswer, takeFocus } from '../kopf/to-answer.ts'
import type { PersonSicht } from '../sicht/antwort.ts'
import type { Blick } from '../sicht/sicht.ts'
import { jahrestabellen, preisDer } from './anderes-jahr.tsx'

type AbgleichProps = Blick & { person: PersonSicht; kasse: number; betrag: Rappen }

/** Finds a tariff by what it costs. Whatever fits is offered; the visitor decides, also when it is only one. */
export function Abgleich({ person, kasse, betrag, ...blick }: AbgleichProps) {
  const [keiner, setKeiner] = useState(false)
  const { id, jahrgang, klasse, frage } = person
  const tabellen = jahrestabellen(blick)
  const jahre = tabellen.map(tabelle => ({
    tabelle,
    klasse: jahrgang === null ? klasse : altersklasse(jahrgang, tabelle.jahr),
  }))
  const rechnung = { versicherer: kasse, betrag, bfs: frage.bfs }
  const abgleich = rechnungsAbgleich(jahre, rechnung)
  const passende = abgleich.art === 'keiner' ? [] : abgleich.art === 'einer' ? [abgleich.kandidat] : abgleich.kandidaten
  const zahlen = tabellen.map(({ jahr }) => jahr)
  const zeile = (kandidat: Kandidat, alle: readonly Kandidat[]) => {
    const modell = kontaktName(erstkontakt(kandidat.typ, kasse, kandidat.tarif))
    return { kandidat, schluessel: schluesselDes(kandidat), ...kandidatZeile(kandidat, modell, alle, zahlen[1]) }
  }
  const nimm = (kandidat: Kandidat) =>
    changeThenFocusAnswer(() => blick.dispatch({ art: 'police', id, police: { kasse, kandidat, antwort: {} } }))
  if (passende.length > 0 && !keiner) {
    const zeilen = nachNaehe(passende, person).map(kandidat => zeile(kandidat, passende))
    return <Passende zeilen={zeilen} onYes={nimm} onNone={() => setKeiner(true)} />
  }
  const verworfene = passende.map(schluesselDes)
  const naechste = policenNachNaehe(jahre, rechnung)
    .filter(kandidat => !verworfene.includes(schluesselDes(kandidat)))
    .map(kandidat => ({ ...zeile(kandidat, [kandidat]), preis: naechsterBetrag(kandidat, betrag, tabellen) }))
  const name = blick.umfeld.kassenName(kasse)
  const abgabeBekannt = tabellen.some(tabelle => umweltabgabe(tabelle) !== undefined)
  return (
    <div>
      {passende.length === 0 && (
        <p role="status" className="mass">
          {naechste.length === 0 ? nichtHier(name, zahlen) : keinTarif(name, zahlen, betrag, abgabeBekannt)}
        </p>
      )}
      {naechste.length > 0 && <Naechste zeilen={naechste} betrag={betrag} nachFrage={keiner} onYes={nimm} />}
    </div>
  )
}

type Zeile = ReturnType<typeof kandidatZeile> & { kandidat: Kandidat; schluessel: string }

/** Those first that agree with what the visitor has said; nothing is left out, because people err about their policy. */
function nachNaehe(kandidaten: readonly Kandidat[], { frage, aktuelleFranchise }: PersonSicht): Kandidat[] {
  const widersprueche = ({ unfall, franchise }: Kandidat) =>
    Number(unfall !== frage.unfall) + Number(aktuelleFranchise !== null && franchise !== aktuelleFranchise)
  return kandidaten.toSorted((a, b) => widersprueche(a) - widersprueche(b))
}

type PassendeProps = { zeilen: readonly Zeile[]; onYes: (kandidat: Kandidat) => void; onNone: () => void }

function Passende({ zeilen, onYes, onNone }: PassendeProps) {
  const id = useId()
  const [wert, setWert] = useState<string | null>(null)
  const [fehlt, setFehlt] = useState(false)
  const gewaehlt = zeilen.length === 1 ? zeilen[0] : zeilen.find(({ schluessel }) => schluessel === wert)

  function ja() {
    if (gewaehlt) return onYes(gewaehlt.kandidat)
    setFehlt(true)
    document.querySelector<HTMLInputElement>(`[name="${id}"]`)?.focus()
  }

  return (
    <div className="grid gap-y-3 border-t border-ink pt-3.5 min-[68.75rem]:border-t-0 min-[68.75rem]:pt-0">
      <p role="status" className="leading-snug">
        {RECHNUNG.passt(zeilen.map(({ kandidat }) => kandidat))}
      </p>
      <RadioGroup
        legend={RECHNUNG.welcher(zeilen.length)}
        name={id}
        options={zeilen.map(({ schluessel, vorn, dahinter }) => ({
          value: schluessel,
          label: <b className="font-semibold">{vorn}</b>,
          hint: dahinter,
        }))}
        value={gewaehlt?.schluessel ?? null}
        error={fehlt && !gewaehlt ? RECHNUNG.waehlen : undefined}
        onChange={setWert}
      />
      <Button onClick={ja} className="w-full">
        {RECHNUNG.ja}
      </Button>
      <TextButton onClick={onNone} className="-my-1.5 justify-self-center">
        {RECHNUNG.keiner}
      </TextButton>
    </div>
  )
}

/** How many of those that only come near are shown at first, and with every further step. */
const ERSTE = 5
const WEITERE = 10

type NaechsteProps = Pick<PassendeProps, 'onYes'> & {
  zeilen: readonly (Zeile & { preis: Rappen })[]
  betrag: Rappen
  /** They follow an answer: the question about them is read next. */
  nachFrage: boolean
}

/** The nearest price first; one tap takes it. */
function Naechste({ zeilen, betrag, nachFrage, onYes }: NaechsteProps) {
  const [gezeigt, setGezeigt] = useState(ERSTE)
  const liste = useRef<HTMLUListElement>(null)
  function zeigeWeitere() {
    flushSync(() => setGezeigt(gezeigt + WEITERE))
    liste.current?.querySelectorAll('button')[gezeigt]?.focus()
  }
  return (
    <>
      <h3 ref={nachFrage ? takeFocus : null} tabIndex={-1} className="mt-3 mb-2 font-semibold">
        {RECHNUNG.naechste}
      </h3>
      <ul ref={liste} className="grid divide-y divide-edge border border-edge">
        {zeilen.slice(0, gezeigt).map(({ kandidat, schluessel, vorn, dahinter, preis }) => (
          <li key={schluessel}>
            <button
              type="button"
              onClick={() => onYes(kandidat)}
              className="grid min-h-11 w-full grid-cols-[1fr_auto] gap-x-4 px-3.5 py-2 text-left hover:bg-fir-soft"
            >
              <span className="font-semibold">{trennbar(vorn)}</span>
              <span className="betrag text-right font-semibold">{frankenText(preis)}</span>
              <span className="t1 text-ink2">{dahinter}</span>
              <span className="t1 betrag text-right text-ink2">{differenzText(minus(preis, betrag))}</span>
            </button>
          </li>
        ))}
      </ul>
      {zeilen.length > gezeigt && (
        <TextButton onClick={zeigeWeitere} className="mt-1">
          {RECHNUNG.weitere}
        </TextButton>
      )}
      <Fold className="t1 mass" line="min-h-11 w-fit text-ink2" summary={PASST_NICHT.titel}>
        <p>{PASST_NICHT.text}</p>
      </Fold>
    </>
  )
}

/** Its place among the others changes with what else is known. */
const schluesselDes = ({ jahr, typ, tarif, franchise, unfall, praemie }: Kandidat) =>
  `${jahr} ${typ} ${tarif} ${franchise} ${unfall} ${praemie}`

/** Of both years the one that comes nearer, as it was read: before or after the refund. */
function naechsterBetrag({ imFolgejahr, ...preis }: Kandidat, betrag: Rappen, tabellen: Regionstabelle[]): Rappen {
  const abstand = (gelesen: Rappen) => ohneVorzeichen(minus(gelesen, betrag))
  return [preis, ...(imFolgejahr ? [imFolgejahr] : [])]
    .map(einer => (einer.lesart === 'netto' ? preisDer(einer, tabellen) : einer.praemie))
    .reduce((erster, zweiter) => (abstand(zweiter) < abstand(erster) ? zweiter : erster))
}
