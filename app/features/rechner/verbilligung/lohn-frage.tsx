import { type Ref, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { LOHNFRAGE } from '#content/rechner/verbilligung-frage.ts'
import type { Kantonsangaben } from '#content/verbilligung/angaben.ts'
import { FRAGEN } from '#content/verbilligung/formular.ts'
import type { Auswertung } from './auswertung.ts'
import { BekannteFelder } from './bekannte-felder.tsx'
import { BetragFeld } from './betrag-feld.tsx'
import { EigenerHaushalt } from './eigener-haushalt.tsx'
import { JaNein } from './ja-nein.tsx'
import { type Bekannte, type Eingabe, istUnlesbar, lohnlageAus } from './lage.ts'

type LohnFrageProps = {
  auswertung: Auswertung
  bekannte: readonly Bekannte[]
  angaben: Kantonsangaben
  lohnfeld: Ref<HTMLInputElement>
  onChange: (teil: Partial<Eingabe>) => void
  onRechnen: () => void
}

/** Household and net wage: what anybody knows without papers. */
export function LohnFrage({ auswertung, bekannte, angaben, lohnfeld, onChange, onRechnen }: LohnFrageProps) {
  const { getippt } = auswertung.eingabe
  const [gedrueckt, setGedrueckt] = useState(false)
  const erwerb = auswertung.haushalt.kind > 0 ? angaben.zusatz?.erwerb : undefined
  const fehlt = gedrueckt ? LOHNFRAGE.antwortFehlt : undefined
  function rechne(form: HTMLFormElement) {
    const vollstaendig = lohnlageAus(getippt, auswertung.haushalt, { region: 0 }) !== null
    if (vollstaendig && (!erwerb || getippt.erwerb !== undefined)) return onRechnen()
    setGedrueckt(true)
    // The first thing that is missing, in the order of the page.
    const felder = [...form.querySelectorAll<HTMLInputElement>('input:not([type=checkbox])')]
    const offen = (feld: HTMLInputElement) =>
      feld.type === 'radio' ? !felder.some(({ name, checked }) => name === feld.name && checked) : istOffen(feld.value)
    felder.find(offen)?.focus()
  }
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={event => {
        event.preventDefault()
        rechne(event.currentTarget)
      }}
    >
      <BetragFeld
        ref={lohnfeld}
        name={LOHNFRAGE.lohn}
        hinweis={LOHNFRAGE.hinweis(bekannte.length > 1)}
        fehler={lohnfehler(getippt.lohn, gedrueckt)}
        value={getippt.lohn}
        onChange={lohn => onChange({ getippt: { ...getippt, lohn } })}
      />
      <WerZaehlt auswertung={auswertung} bekannte={bekannte} angaben={angaben} fehler={fehlt} onChange={onChange} />
      {erwerb && (
        <JaNein
          frage={erwerb.name}
          hinweis={erwerb.hinweis}
          fehler={getippt.erwerb === undefined ? fehlt : undefined}
          wert={getippt.erwerb ?? null}
          onChange={antwort => onChange({ getippt: { ...getippt, erwerb: antwort } })}
        />
      )}
      <div>
        <Button type="submit" className="w-full">
          {LOHNFRAGE.rechnen}
        </Button>
        <p className="t1 mt-3 text-ink2">{LOHNFRAGE.bleibt}</p>
      </div>
    </form>
  )
}

const istOffen = (text: string) => text.trim() === '' || istUnlesbar(text)

function lohnfehler(text: string, gedrueckt: boolean): string | undefined {
  if (!gedrueckt || !istOffen(text)) return undefined
  return istUnlesbar(text) ? FRAGEN.betragUnlesbar : LOHNFRAGE.lohnFehlt
}

type WerZaehltProps = Pick<LohnFrageProps, 'auswertung' | 'bekannte' | 'angaben' | 'onChange'> & {
  fehler?: string | undefined
}

/** The household, as far as step 1 does not tell it. */
export function WerZaehlt({ auswertung, bekannte, angaben, fehler, onChange }: WerZaehltProps) {
  const { eingabe, haushalt } = auswertung
  const [eine, ...andere] = bekannte
  return eine && andere.length === 0 ? (
    <EigenerHaushalt bekannte={[eine]} eingabe={eingabe} paar={angaben.paar} onChange={onChange} />
  ) : (
    <BekannteFelder
      bekannte={bekannte}
      haushalt={haushalt}
      inAusbildung={eingabe.inAusbildung}
      paar={angaben.paar}
      fehler={fehler}
      onChange={onChange}
    />
  )
}
