import { ANTWORT } from '#content/rechner/antwort.ts'
import { type Preisjahr, umweltabgabe } from '#domain/jahreswerte.ts'

/** As the specification writes it; nothing for a year whose refund is not known. */
export function Abzug({ preisjahr }: { preisjahr: Preisjahr }) {
  const abzug = umweltabgabe(preisjahr)
  if (abzug === undefined) return null
  return (
    <>
      · {ANTWORT.abzug} <span className="betrag">{ANTWORT.abzugBetrag(abzug)}</span>
    </>
  )
}
