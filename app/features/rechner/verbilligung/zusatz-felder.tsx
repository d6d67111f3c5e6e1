import type { Kantonsangaben } from '#content/verbilligung/angaben.ts'
import { FRAGEN } from '#content/verbilligung/formular.ts'
import { BetragFeld } from './betrag-feld.tsx'
import { JaNein } from './ja-nein.tsx'
import type { Getippt, Haushalt } from './lage.ts'

type ZusatzFelderProps = {
  zusatz: NonNullable<Kantonsangaben['zusatz']>
  haushalt: Haushalt
  getippt: Getippt
  onChange: (getippt: Getippt) => void
}

/** What only this canton asks, as far as it matters for this household. */
export function ZusatzFelder({ zusatz, haushalt, getippt, onChange }: ZusatzFelderProps) {
  const { aufrechnungen, wertschriften, erwerb, getrennt } = zusatz
  const mitKindern = haushalt.kind > 0
  return (
    <>
      {aufrechnungen && (
        <BetragFeld
          name={aufrechnungen.name}
          hinweis={`${aufrechnungen.hinweis} ${FRAGEN.ohneEintrag}`}
          value={getippt.aufrechnungen}
          onChange={text => onChange({ ...getippt, aufrechnungen: text })}
        />
      )}
      {wertschriften && (
        <BetragFeld
          name={wertschriften.name}
          hinweis={`${wertschriften.hinweis} ${FRAGEN.ohneEintrag}`}
          value={getippt.wertschriften}
          onChange={text => onChange({ ...getippt, wertschriften: text })}
        />
      )}
      {erwerb && mitKindern && (
        <JaNein
          frage={erwerb.name}
          hinweis={erwerb.hinweis}
          wert={getippt.erwerb ?? null}
          onChange={antwort => onChange({ ...getippt, erwerb: antwort })}
        />
      )}
      {getrennt && !mitKindern && !haushalt.verheiratet && (
        <JaNein
          frage={getrennt.name}
          hinweis={getrennt.hinweis}
          wert={getippt.getrennt ?? null}
          onChange={antwort => onChange({ ...getippt, getrennt: antwort })}
        />
      )}
    </>
  )
}
