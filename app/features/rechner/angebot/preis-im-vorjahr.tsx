import { frankenText } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import { vorjahresvergleich, wechselText } from '#domain/vorjahr.ts'
import type { Personenfrage } from './auswahl.ts'
import type { Listenzeile } from './liste.ts'

type PreisImVorjahrProps = { zeile: Listenzeile; tabelle: Regionstabelle; frage: Personenfrage }

/** What the same tariff cost the year before. Nothing while a single year was imported. */
export function PreisImVorjahr({ zeile, tabelle, frage }: PreisImVorjahrProps) {
  const vergleich = vorjahresvergleich(tabelle, { ...frage, franchise: zeile.franchise }, zeile)
  if (!vergleich) return null
  if (vergleich.art === 'neu')
    return <p className="mt-3 text-ink2">Neu: {vergleich.vorjahr} nicht unter diesem Namen im Angebot.</p>
  const { vorjahr, vorher } = vergleich.wechsel
  const umgeteilt = frage.bfs !== undefined && tabelle.vorjahr?.umgeteilt.includes(frage.bfs)
  return (
    <>
      <p className="mt-3">
        {vorjahr}: CHF {frankenText(vorher)} <span className="font-semibold">({wechselText(vergleich.wechsel)})</span>
      </p>
      {umgeteilt && (
        <p className="t1 mt-1 text-ink2">
          Ihre Gemeinde gehörte {vorjahr} nicht oder nicht in dieser Form zu Ihrer heutigen Prämienregion. Verglichen
          sind die Preise dieser Region.
        </p>
      )}
    </>
  )
}
