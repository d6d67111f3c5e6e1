import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { naechsteFristJahresende, naechsteFristMitteJahr } from '#domain/fristen.ts'
import { datumText } from './datum.ts'
import { Tabelle, Zelle } from './tabelle.tsx'

/** The next dates on which the basic insurance can be left, seen from the day of the page. */
export function Fristen() {
  const { datum } = useSeitenDaten()
  const zeilen = [
    { wer: 'Alle Modelle und Franchisen', frist: naechsteFristJahresende(datum) },
    { wer: 'Nur Standardmodell mit Franchise 300', frist: naechsteFristMitteJahr(datum) },
  ].sort((a, b) => (a.frist.eintreffen < b.frist.eintreffen ? -1 : 1))
  return (
    <Tabelle>
      <thead>
        <tr>
          <Zelle als="th" scope="col">
            Wechsel auf
          </Zelle>
          <Zelle als="th" scope="col">
            Kündigung bei der Kasse bis
          </Zelle>
          <Zelle als="th" scope="col">
            Aufgeben bis
          </Zelle>
          <Zelle als="th" scope="col">
            Gilt für
          </Zelle>
        </tr>
      </thead>
      <tbody>
        {zeilen.map(({ wer, frist }) => (
          <tr key={wer}>
            <Zelle als="td">{datumText(frist.wechsel)}</Zelle>
            <Zelle als="td">
              <strong>{datumText(frist.eintreffen)}</strong>
            </Zelle>
            <Zelle als="td">{datumText(frist.absenden)}</Zelle>
            <Zelle als="td">{wer}</Zelle>
          </tr>
        ))}
      </tbody>
    </Tabelle>
  )
}
