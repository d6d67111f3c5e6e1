import { geschuetzt } from '#app/lib/typografie.ts'
import { AENDERUNGEN } from '#content/aenderungen-bei-der-kasse.ts'
import { RECHT } from '#content/rechte-beim-wechsel.ts'
import { Tabelle, Zelle } from './tabelle.tsx'

/** A right, in the words that all pages share. */
export const Recht = ({ id }: { id: keyof typeof RECHT }) => geschuetzt(RECHT[id].satz)

/** What can be changed at the own insurer, and until when. */
export function Aenderungen() {
  const { spalten, zeilen } = AENDERUNGEN
  return (
    <Tabelle>
      <thead>
        <tr>
          {Object.values(spalten).map(spalte => (
            <Zelle key={spalte} als="th" scope="col">
              {spalte}
            </Zelle>
          ))}
        </tr>
      </thead>
      <tbody>
        {zeilen.map(({ was, wann, meldung }) => (
          <tr key={was}>
            <Zelle als="td">{was}</Zelle>
            <Zelle als="td">{wann}</Zelle>
            <Zelle als="td">{meldung}</Zelle>
          </tr>
        ))}
      </tbody>
    </Tabelle>
  )
}
