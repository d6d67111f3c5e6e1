import { type FormEvent, useState } from 'react'
import { useLocation, useNavigate } from '#app/router.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { KARTE } from '#content/rechner/karte.ts'
import { FELDER, SCHRITT_1 } from '#content/rechner/schritt-1.ts'
import { type Eingabe, type EingabeFehler, LEERE_EINGABE } from '../zustand/eingabe.ts'
import { useFormular } from './formular.ts'
import { PersonenFelder } from './personen-felder.tsx'
import { RechnerTitel } from './rechner-titel.tsx'
import { rememberJahrgang, rememberSchritt1 } from './tab-storage.ts'

type Props = {
  /** Where the page is about one: its places are offered first. */
  kanton?: string
}

/** Step 1 as a card inside another page; it goes on in the calculator. On /wechseln the calculator's heading stands above it. */
export function DatenKarte({ kanton }: Props) {
  const { pathname } = useLocation()
  return (
    <section id="rechner" aria-labelledby="persoenliche-daten">
      {pathname === '/wechseln' && (
        <div className="mb-5">
          <RechnerTitel />
        </div>
      )}
      <Card kind="outline">
        <h2 id="persoenliche-daten" className="t3 mb-5 flex items-center gap-3 font-semibold">
          <span className="t2 grid size-8 shrink-0 place-content-center rounded-control bg-fir text-on-fir">1</span>{' '}
          {KARTE.titel}
        </h2>
        <Formular kanton={kanton} />
      </Card>
    </section>
  )
}

function Formular({ kanton }: { kanton: string | undefined }) {
  const navigate = useNavigate()
  const [getippt, setGetippt] = useState(LEERE_EINGABE)
  const [fehler, setFehler] = useState<EingabeFehler>({})
  const [fehlversuche, setFehlversuche] = useState(0)
  const { attribute, felder, falsches } = useFormular(getippt, fehlversuche, neu => {
    setGetippt(neu)
    setFehler({})
  })
  const { eingabe } = felder
  const fehlende = fehlendeFelder(eingabe)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (fehlende.length > 0) return
    const neu = falsches(eingabe) ?? {}
    if (Object.keys(neu).length > 0) {
      setFehler(neu)
      return setFehlversuche(fehlversuche + 1)
    }
    rememberSchritt1(eingabe)
    rememberJahrgang(eingabe)
    navigate('/?step=2')
  }

  return (
    <form {...attribute} onSubmit={onSubmit}>
      <PersonenFelder {...felder} id="karte" fehler={fehler} kanton={kanton} />
      <Button type="submit" className="mt-5 w-full" disabled={fehlende.length > 0} aria-describedby="karte-fehlt">
        {SCHRITT_1.weiter}
        <Icon name="arrow-right" />
      </Button>
      <p id="karte-fehlt" className="t1 mt-2 text-ink2">
        {fehlende.length > 0 ? KARTE.nochNoetig(fehlende) : KARTE.kostenlos}
      </p>
    </form>
  )
}

function fehlendeFelder({ personen: [ich], wohnort: { plz, ort } }: Eingabe): string[] {
  const felder = [
    [FELDER.jahrgang, ich?.geburtsjahr ?? ''],
    [FELDER.plz, plz],
    [FELDER.ort, ort],
  ] as const
  return felder.filter(([, wert]) => wert.trim() === '').map(([name]) => name)
}
