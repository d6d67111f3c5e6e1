import { useContext } from 'react'
import { NachDerFrist } from '#app/layout/nach-der-frist.tsx'
import { useWechselhinweis } from '#app/lib/datenhinweis.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { FLIESSTEXT } from '#content/zahlen/fliesstext.ts'
import { tagText } from '#content/zahlen/format.ts'
import { type Frist, naechsteFristJahresende, naechsteFristMitteJahr } from '#domain/fristen/fristen.ts'
import { BeispieleContext } from './rechnungen.ts'

/** The next dates on which the basic insurance can be left, seen from the day of the page. */
export function Fristen() {
  const { datum } = useSeitenDaten()
  const termine = [
    { wer: FLIESSTEXT.frist.alle, frist: naechsteFristJahresende(datum) },
    { wer: FLIESSTEXT.frist.standard, frist: naechsteFristMitteJahr(datum) },
  ].sort((a, b) => (a.frist.eintreffen < b.frist.eintreffen ? -1 : 1))
  return (
    <>
      <NachDerFrist className="mt-6" />
      <ul className="mt-6 grid gap-x-6 gap-y-8 md:grid-cols-2">
        {termine.map(({ wer, frist }) => (
          <Termin key={wer} wer={wer} frist={frist} />
        ))}
      </ul>
      <Wechselhinweis />
    </>
  )
}

/** Beside dates of a change: the premiums that the text calculates with are not those of the change. */
export function Wechselhinweis() {
  const hinweis = useWechselhinweis()
  return useContext(BeispieleContext) && hinweis && <p className="t1 mt-6 text-ink2">{hinweis}</p>
}

function Termin({ wer, frist }: { wer: string; frist: Frist }) {
  return (
    <li className="border-t-4 border-fir pt-4">
      <p className="t1 text-ink2">{FLIESSTEXT.frist.bis}</p>
      <p className="t4 mt-1">
        <time dateTime={frist.eintreffen}>{tagText(frist.eintreffen)}</time>
      </p>
      <dl className="t1 mt-4 *:flex *:justify-between *:gap-4 *:border-t *:border-line *:py-2 [&_dd]:text-right [&_dd]:font-semibold [&_dd]:text-balance [&_dt]:whitespace-nowrap">
        <div>
          <dt>{FLIESSTEXT.frist.aufgeben}</dt>
          <dd>{tagText(frist.absenden)}</dd>
        </div>
        <div>
          <dt>{FLIESSTEXT.frist.wechsel}</dt>
          <dd>{tagText(frist.wechsel)}</dd>
        </div>
        <div>
          <dt>{FLIESSTEXT.frist.wer}</dt>
          <dd>{wer}</dd>
        </div>
      </dl>
    </li>
  )
}
