import { MODELLE, MODELLKARTE } from '#content/seiten/vergleichen-modelle.ts'
import { FLIESSTEXT } from '#content/zahlen/fliesstext.ts'
import { Texttabelle } from './tabelle.tsx'

/** The specified models behind their first contact, as the card of the comparison explains them. */
export const Modellnamen = () => (
  <Texttabelle
    spalten={[FLIESSTEXT.modell, MODELLKARTE.anlaufstelle, MODELLKARTE.rabatt]}
    zeilen={MODELLE.map(({ name, stelle, rabatt }) => [name, stelle, rabatt])}
  />
)
