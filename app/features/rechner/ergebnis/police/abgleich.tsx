import { useEffect, useId, useRef, useState } from 'react'
import { trennbar } from '#app/lib/typografie.ts'
import { Button } from '#app/ui/button.tsx'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { TextButton } from '#app/ui/text-button.tsx'
import { angebotsmodell } from '#content/angebotsmodell.ts'
import { differenzText, frankenText } from '#content/format.ts'
import { kandidatZeile, keinTarif, nichtHier, PASST_NICHT, RECHNUNG } from '#content/rechner/rechnung.ts'
import { umweltabgabe } from '#domain/jahreswerte.ts'
import { praemieNachAbzug } from '#domain/praemie.ts'
import { minus, ohneVorzeichen, type Rappen } from '#domain/rappen.ts'
import { type Jahrestabelle, type Kandidat, policenNachNaehe, rechnungsAbgleich } from '#domain/rechnung.ts'
import type { PersonSicht } from '../sicht/bezug.ts'

type AbgleichProps = {
  jahre: readonly Jahrestabelle[]
  kasse: number
  betrag: Rappen
  person: PersonSicht
  kassenName: (versicherer: number) => string
  onJa: (kandidat: Kandidat) => void
}

/** Finds a tariff by what it costs. Whatever fits is offered; the visitor decides, also when it is only one. */
export function Abgleich(props: AbgleichProps) {
  const { jahre, kasse, betrag, person, kassenName } = props
  const [keiner, setKeiner] = useState(false)
  const rechnung = { versicherer: kasse, betrag, bfs: person.frage.bfs }
  const abgleich = rechnungsAbgleich(jahre, rechnung)
  const passende = abgleich.art === 'keiner' ? [] : abgleich.art === 'einer' ? [abgleich.kandidat] : abgleich.kandidaten
  if (passende.length > 0 && !keiner)
    return <Passende {...props} kandidaten={nachNaehe(passende, person)} onKeiner={() => setKeiner(true)} />
  const verworfene = new Set(passende.map(schluessel))
  const naechste = policenNachNaehe(jahre, rechnung).filter(kandidat => !verworfene.has(schluessel(kandidat)))
  const zahlen = jahre.map(({ tabelle }) => tabelle.jahr)
  const abgabeBekannt = jahre.some(({ tabelle }) => umweltabgabe(tabelle) !== undefined)
  const name = kassenName(kasse)
  return (
    <div>
      {passende.length === 0 && (
        <p role="status" className="mass">
          {naechste.length === 0 ? nichtHier(name, zahlen) : keinTarif(name, zahlen, betrag, abgabeBekannt)}
        </p>
      )}
      {naechste.length > 0 && <Naechste {...props} kandidaten={naechste} nachFrage={keiner} />}
    </div>
  )
}

/** Those first that agree with what the visitor has said; nothing is left out, because people err about their policy. */
function nachNaehe(kandidaten: readonly Kandidat[], { frage, aktuelleFranchise }: PersonSicht): Kandidat[] {
  const widersprueche = ({ unfall, franchise }: Kandidat) =>
    Number(unfall !== frage.unfall) + Number(aktuelleFranchise !== null && franchise !== aktuelleFranchise)
  return kandidaten.toSorted((a, b) => widersprueche(a) - widersprueche(b))
}

type PassendeProps = AbgleichProps & { kandidaten: readonly Kandidat[]; onKeiner: () => void }

function Passende({ jahre, kasse, kandidaten, onJa, onKeiner }: PassendeProps) {
  const id = useId()
  const [wert, setWert] = useState<string | null>(null)
  const [fehlt, setFehlt] = useState(false)
  const [einziger, ...weitere] = kandidaten
  const gewaehlt = weitere.length === 0 ? einziger : kandidaten.find(einer => schluessel(einer) === wert)

  function ja() {
    if (gewaehlt) return onJa(gewaehlt)
    setFehlt(true)
    document.querySelector<HTMLInputElement>(`[name="${id}"]`)?.focus()
  }

  return (
    <div className="grid gap-y-3 border-t border-ink pt-3.5 min-[68.75rem]:border-t-0 min-[68.75rem]:pt-0">
      <p role="status" className="leading-snug">
        {RECHNUNG.passt(kandidaten)}
      </p>
      <RadioGroup
        legend={RECHNUNG.welcher(kandidaten.length)}
        name={id}
        options={kandidaten.map(kandidat => {
          const { vorn, dahinter } = zeile(kandidat, kasse, kandidaten, jahre)
          return { value: schluessel(kandidat), label: <b className="font-semibold">{vorn}</b>, hint: dahinter }
        })}
        value={gewaehlt ? schluessel(gewaehlt) : null}
        error={fehlt && !gewaehlt ? RECHNUNG.waehlen : undefined}
        onChange={setWert}
      />
      <Button onClick={ja} className="w-full">
        {RECHNUNG.ja}
      </Button>
      <TextButton onClick={onKeiner} className="-my-1.5 justify-self-center">
        {RECHNUNG.keiner}
      </TextButton>
    </div>
  )
}

/** How many of those that only come near are shown at first, and with every further step. */
const ERSTE = 5
const WEITERE = 10

type NaechsteProps = AbgleichProps & {
  kandidaten: readonly Kandidat[]
  /** They follow an answer: the question about them is read next. */
  nachFrage: boolean
}

/** The nearest price first; one tap takes it. */
function Naechste({ jahre, kasse, betrag, kandidaten, nachFrage, onJa }: NaechsteProps) {
  const [gezeigt, setGezeigt] = useState(ERSTE)
  const titel = useRef<HTMLHeadingElement>(null)
  const liste = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (gezeigt > ERSTE) liste.current?.querySelectorAll('button')[gezeigt - WEITERE]?.focus()
    else if (nachFrage) titel.current?.focus()
  }, [gezeigt, nachFrage])
  return (
    <>
      <h3 ref={titel} tabIndex={-1} className="mt-3 mb-2 font-semibold">
        {RECHNUNG.naechste}
      </h3>
      <ul ref={liste} className="grid divide-y divide-edge border border-edge">
        {kandidaten.slice(0, gezeigt).map(kandidat => {
          const { vorn, dahinter } = zeile(kandidat, kasse, [kandidat], jahre)
          const preis = naechsterBetrag(kandidat, betrag, jahre)
          return (
            <li key={schluessel(kandidat)}>
              <button
                type="button"
                onClick={() => onJa(kandidat)}
                className="grid min-h-11 w-full grid-cols-[1fr_auto] gap-x-4 px-3.5 py-2 text-left hover:bg-fir-soft"
              >
                <span className="font-semibold">{trennbar(vorn)}</span>
                <span className="betrag text-right font-semibold">{frankenText(preis)}</span>
                <span className="t1 text-ink2">{dahinter}</span>
                <span className="t1 betrag text-right text-ink2">{differenzText(minus(preis, betrag))}</span>
              </button>
            </li>
          )
        })}
      </ul>
      {kandidaten.length > gezeigt && (
        <TextButton onClick={() => setGezeigt(gezeigt + WEITERE)} className="mt-1">
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
const schluessel = ({ jahr, typ, tarif, franchise, unfall, praemie }: Kandidat) =>
  `${jahr} ${typ} ${tarif} ${franchise} ${unfall} ${praemie}`

function zeile(
  kandidat: Kandidat,
  versicherer: number,
  alle: readonly Kandidat[],
  jahre: readonly Jahrestabelle[],
): ReturnType<typeof kandidatZeile> {
  const modell = angebotsmodell({ modell: kandidat.typ, versicherer, tarif: kandidat.tarif })
  return kandidatZeile(kandidat, modell, alle, jahre.length > 1 ? jahre.at(-1)?.tabelle.jahr : undefined)
}

/** Of both years the one that comes nearer, as it was read: before or after the refund. */
function naechsterBetrag(kandidat: Kandidat, betrag: Rappen, jahre: readonly Jahrestabelle[]): Rappen {
  const gelesen = ({ jahr, lesart, praemie }: Pick<Kandidat, 'jahr' | 'lesart' | 'praemie'>) => {
    const tabelle = jahre.find(eine => eine.tabelle.jahr === jahr)?.tabelle
    return lesart === 'netto' && tabelle ? praemieNachAbzug(praemie, tabelle) : praemie
  }
  const preis = gelesen(kandidat)
  const danach = kandidat.imFolgejahr ? gelesen(kandidat.imFolgejahr) : preis
  return ohneVorzeichen(minus(danach, betrag)) < ohneVorzeichen(minus(preis, betrag)) ? danach : preis
}
