import { BRIEF } from '#content/formulare/brief.ts'
import { RAHMEN } from '#content/formulare/brieftext.ts'
import type { Brief } from './brieftext.ts'

/** The letter as it will be printed; what is still missing is a line to write on. */
export function BriefVorschau({ brief }: { brief: Brief }) {
  return (
    <figure className="@container max-w-[34rem]">
      <figcaption className="t1 mb-2 text-ink2">{BRIEF.vorschau}</figcaption>
      <div className="min-h-[34rem] border border-ink bg-sheet p-5 text-[0.8125rem] leading-[1.45] hyphens-auto md:@min-[23rem]:px-9 md:@min-[23rem]:py-8">
        <Zeilen zeilen={brief.absender} />
        <div className="mt-5 ml-[45%]">
          <p className="font-semibold">{RAHMEN.versand}</p>
          <Zeilen zeilen={brief.empfaenger} />
        </div>
        <p className="mt-7">{brief.ortDatum}</p>
        <p className="mt-4 text-[0.9375rem] font-semibold">{brief.titel}</p>
        <Absaetze texte={brief.vorher} />
        <Personen {...brief.personen} />
        <Absaetze texte={brief.nachher} />
        <p className="mt-4">{RAHMEN.gruss}</p>
        <ul className="mt-10 grid grid-cols-2 gap-x-6 gap-y-10">
          {nummeriert(brief.unterschriften).map(([nummer, name]) => (
            <li key={nummer} className="min-h-6 border-t border-ink pt-1">
              {name}
            </li>
          ))}
        </ul>
      </div>
    </figure>
  )
}

/** Lines have no identity but their place. */
const nummeriert = <T,>(werte: readonly T[]) => werte.map((wert, index) => [index, wert] as const)

function Zeilen({ zeilen }: { zeilen: readonly string[] }) {
  return nummeriert(zeilen).map(([nummer, zeile]) => <p key={nummer}>{zeile || <Luecke />}</p>)
}

const Luecke = () => <span className="inline-block h-[1.1em] w-full max-w-36 border-b border-edge align-bottom" />

const Absaetze = ({ texte }: { texte: readonly string[] }) =>
  texte.map(text => (
    <p key={text} className="mt-3">
      {text}
    </p>
  ))

function Personen({ kopf, zeilen }: Brief['personen']) {
  return (
    <table className="mt-3 w-full text-left max-md:text-[0.75rem] max-md:font-stretch-85% @max-[23rem]:text-[0.75rem] @max-[23rem]:font-stretch-85%">
      <thead>
        <tr className="border-b border-ink align-bottom *:py-1 *:pr-2 *:font-semibold">
          {kopf.map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {nummeriert(zeilen).map(([nummer, zellen]) => (
          <tr key={nummer} className="h-7 border-b border-line align-top *:py-1 *:pr-2 *:first:wrap-anywhere">
            {nummeriert(zellen).map(([spalte, text]) => (
              <td key={spalte}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
