import { useEffect, useRef, useState } from 'react'
import type { Feldfehler } from './senden.ts'

type Werte<Feld extends string> = Readonly<Record<Feld, string>>

/** What a field may hold; a rule may look at the other fields, as the postcode does at the country. */
export type Formularregeln<Feld extends string> = Readonly<
  Record<Feld, (wert: string, werte: Werte<Feld>) => string | null>
>

/** `abgelehnt`: the value the server refused, although the rule here has nothing against it. */
type Beanstandung = { text: string; abgelehnt?: string }
type Beanstandungen<Feld extends string> = Partial<Record<Feld, Beanstandung>>

/**
 * A form whose values live in its controls, found by their names: what was typed before the page's code arrived
 * stays, and nothing is lost when sending fails. Works as well with controls whose values a state holds.
 * Complains about all fields when asked (`anfangs`: and about these from the beginning), takes a complaint back as soon as it is met, adds none while typing.
 */
export function useFormular<Feld extends string>(regeln: Formularregeln<Feld>, anfangs: Feldfehler = {}) {
  const ref = useRef<HTMLFormElement>(null)
  const [beanstandet, setBeanstandet] = useState(() => anfaengliche(regeln, anfangs))
  const [versuch, setVersuch] = useState(0)
  const [, setAenderungen] = useState(0)
  const namen = Object.keys(regeln) as Feld[]

  // After every rendering, because a control may also change by a state, such as a place found by its postcode.
  useEffect(() => {
    if (!ref.current) return
    // Without script the browser asks for what is required; with it, our own words do, at all fields at once.
    ref.current.noValidate = true
    const offen = offene(beanstandet, regeln, werteAus(ref.current, namen))
    if (anzahl(offen) < anzahl(beanstandet)) setBeanstandet(offen)
  })

  useEffect(() => {
    if (versuch > 0) focusErstesBeanstandete(ref.current)
  }, [versuch])

  function beanstande(neu: Beanstandungen<Feld>) {
    setBeanstandet(neu)
    setVersuch(zahl => zahl + 1)
  }

  return {
    /** For the form element. */
    attribute: { ref, onChange: () => setAenderungen(zahl => zahl + 1) },

    /** The complaint to show at a field. */
    fehler: (name: Feld) => beanstandet[name]?.text,

    /** All values when every rule is kept; else null, and the first field complained about gets the focus. */
    geprueft(): Werte<Feld> | null {
      if (!ref.current) return null
      const werte = werteAus(ref.current, namen)
      const neu = verstoesse(regeln, werte)
      beanstande(neu)
      return anzahl(neu) === 0 ? werte : null
    },

    /** Shows what the server complains about. False when it means no field of this form. */
    zeige(felder: Feldfehler): boolean {
      if (!ref.current) return false
      const werte = werteAus(ref.current, namen)
      const neu: Beanstandungen<Feld> = {}
      for (const name of namen) {
        const text = felder[name]
        if (text) neu[name] = { text, abgelehnt: werte[name] }
      }
      beanstande(neu)
      return anzahl(neu) > 0
    },
  }
}

function anfaengliche<Feld extends string>(regeln: Formularregeln<Feld>, felder: Feldfehler): Beanstandungen<Feld> {
  const gefunden: Beanstandungen<Feld> = {}
  for (const name of Object.keys(regeln) as Feld[]) if (felder[name]) gefunden[name] = { text: felder[name] }
  return gefunden
}

const anzahl = (beanstandet: object) => Object.keys(beanstandet).length

/** A control that is missing, or a box that is not ticked, counts as empty. */
function werteAus<Feld extends string>(form: HTMLFormElement, namen: readonly Feld[]): Werte<Feld> {
  const daten = new FormData(form)
  return Object.fromEntries(namen.map(name => [name, String(daten.get(name) ?? '')])) as Werte<Feld>
}

function verstoesse<Feld extends string>(regeln: Formularregeln<Feld>, werte: Werte<Feld>): Beanstandungen<Feld> {
  const gefunden: Beanstandungen<Feld> = {}
  for (const name of Object.keys(regeln) as Feld[]) {
    const text = regeln[name](werte[name], werte)
    if (text) gefunden[name] = { text }
  }
  return gefunden
}

function offene<Feld extends string>(
  beanstandet: Beanstandungen<Feld>,
  regeln: Formularregeln<Feld>,
  werte: Werte<Feld>,
): Beanstandungen<Feld> {
  const offen: Beanstandungen<Feld> = {}
  for (const name of Object.keys(beanstandet) as Feld[]) {
    const nochFalsch = regeln[name](werte[name], werte) !== null
    if (nochFalsch || beanstandet[name]?.abgelehnt === werte[name]) offen[name] = beanstandet[name]
  }
  return offen
}

function focusErstesBeanstandete(form: HTMLFormElement | null) {
  const erstes = form?.querySelector<HTMLElement>('[aria-invalid=true]')
  const control = erstes instanceof HTMLFieldSetElement ? erstes.querySelector('input') : erstes
  control?.focus({ preventScroll: true })
  control?.scrollIntoView({ block: 'center' })
}
