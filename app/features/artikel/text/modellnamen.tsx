import { FLIESSTEXT } from '#content/fliesstext.ts'
import { MODELLE, MODELLKARTE } from '#content/seiten/vergleichen-modelle.ts'
import { Tabelle, Zelle } from './tabelle.tsx'

/** The specified models behind their first contact, as the card of the comparison explains them. */
export const Modellnamen = () => (
  <Tabelle>
    <thead>
      <tr>
        {[FLIESSTEXT.modell, MODELLKARTE.anlaufstelle, MODELLKARTE.rabatt].map(spalte => (
          <Zelle key={spalte} als="th" scope="col">
            {spalte}
          </Zelle>
        ))}
      </tr>
    </thead>
    <tbody>
      {MODELLE.map(({ name, stelle, rabatt }) => (
        <tr key={name}>
          <Zelle als="td">{name}</Zelle>
          <Zelle als="td">{stelle}</Zelle>
          <Zelle als="td">{rabatt}</Zelle>
        </tr>
      ))}
    </tbody>
  </Tabelle>
)
