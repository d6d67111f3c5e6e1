import { frankenText } from '#content/format.ts'
import { type Preisjahr, umweltabgabe } from '#domain/jahreswerte.ts'

/** As the specification writes it; nothing for a year whose refund is not known. */
export function Abzug({ preisjahr }: { preisjahr: Preisjahr }) {
  const abzug = umweltabgabe(preisjahr)
  if (abzug === undefined) return null
  return (
    <>
      · inkl. Abzug <span className="betrag">-CHF {frankenText(abzug)}/Monat</span>
    </>
  )
}
