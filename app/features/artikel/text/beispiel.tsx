import { type ReactNode, useContext } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { TextzahlenContext } from '#app/lib/textzahlen.ts'
import { Link } from '#app/router.tsx'
import { FLIESSTEXT, preisartText } from '#content/zahlen/fliesstext.ts'
import { tagText } from '#content/zahlen/format.ts'
import { BeispieleContext } from './rechnungen.ts'

/** An example with calculated figures. Where the data do not bear it, its place says so. */
export function Beispiel({ children }: { children: ReactNode }) {
  if (!useContext(BeispieleContext)) {
    return (
      <p className="mt-4 text-ink2">
        {FLIESSTEXT.beispielFehlt.text}{' '}
        <Link to="/#rechner" className="textlink text-fir">
          {FLIESSTEXT.beispielFehlt.link}
        </Link>
        .
      </p>
    )
  }
  return (
    <>
      {children}
      <Preisart />
    </>
  )
}

function Preisart() {
  return <p className="t1 mt-3 text-ink2">{preisartText(useContext(TextzahlenContext)?.abgabe)}</p>
}

/** A sentence with calculated figures, inside a paragraph or a list; it is left out where the data do not bear it. */
export function Satz({ children }: { children: ReactNode }) {
  return useContext(BeispieleContext) ? children : null
}

/** When the figures of a text were made. Its words have a day of their own, which they do not move. */
export function Zahlenstand() {
  const { praemien } = useSeitenDaten()
  return praemien.quelle === 'DEMO' ? (
    FLIESSTEXT.zahlen.demo
  ) : (
    <>
      {FLIESSTEXT.zahlen.vom} <time dateTime={praemien.importiert}>{tagText(praemien.importiert)}</time>
      {FLIESSTEXT.zahlen.praemien} {praemien.jahr}
    </>
  )
}
