import { frankenText, wechselText } from '#content/format.ts'
import { vorjahresvergleich } from '#domain/jahreswechsel.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Personenfrage } from './frage.ts'
import type { Listenzeile } from './liste.ts'

type PreisImVorjahrProps = { zeile: Listenzeile; tabelle: Regionstabelle; frage: Personenfrage }

/** What the same tariff cost the year before. Nothing while that year was not imported. */
export function PreisImVorjahr({ zeile, tabelle, frage }: PreisImVorjahrProps) {
  const vergleich = vorjahresvergleich(tabelle, { ...frage, franchise: zeile.franchise }, zeile)
  if (!vergleich) return null
  const vorjahr = tabelle.jahr - 1
  if (vergleich.art === 'neu')
    return <p className="mt-3 text-ink2">Neu: {vorjahr} nicht unter diesem Namen im Angebot.</p>
  const umgeteilt = frage.bfs !== undefined && tabelle.vorjahr?.umgeteilt.includes(frage.bfs)
  return (
    <>
      <p className="mt-3">
        {vorjahr}: CHF&nbsp;{frankenText(vergleich.vorher)}
        <span className="block font-semibold">
          Von {vorjahr} auf {tabelle.jahr}: {wechselText(vergleich.wechsel)}
        </span>
      </p>
      {umgeteilt && (
        <p className="t1 mt-1 text-ink2">
          Ihre Gemeinde liegt {vorjahr} und {tabelle.jahr} nicht in derselben Prämienregion, oder es gibt sie nicht in
          beiden Jahren. Verglichen sind die Preise der Region von {tabelle.jahr}.
        </p>
      )}
    </>
  )
}
