import { jahresvergleich, wechselText } from '#domain/jahreswechsel.ts'
import { frankenText } from '#domain/rappen.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { Personenfrage } from './auswahl.ts'
import type { Listenzeile } from './liste.ts'

type PreisImAnderenJahrProps = { zeile: Listenzeile; tabelle: Regionstabelle; frage: Personenfrage }

/** What the same tariff costs in the year beside this one. Nothing while a single year was imported. */
export function PreisImAnderenJahr({ zeile, tabelle, frage }: PreisImAnderenJahrProps) {
  const vergleich = jahresvergleich(tabelle, { ...frage, franchise: zeile.franchise }, zeile)
  if (!vergleich) return null
  const { jahr } = vergleich.anderes
  if (vergleich.art !== 'wechsel')
    return (
      <p className="mt-3 text-ink2">
        {vergleich.art === 'neu' && 'Neu: '}
        {jahr} nicht{jahr > tabelle.jahr && ' mehr'} unter diesem Namen im Angebot.
      </p>
    )
  const { anderes, wechsel } = vergleich
  const umgeteilt = frage.bfs !== undefined && tabelle.vergleichsjahr?.umgeteilt.includes(frage.bfs)
  return (
    <>
      <p className="mt-3">
        {jahr}: CHF&nbsp;{frankenText(anderes.preis)}
        <span className="block font-semibold">
          Von {wechsel.von} auf {wechsel.bis}: {wechselText(wechsel)}
        </span>
      </p>
      {umgeteilt && (
        <p className="t1 mt-1 text-ink2">
          Ihre Gemeinde liegt {wechsel.von} und {wechsel.bis} nicht in derselben Prämienregion, oder es gibt sie nicht
          in beiden Jahren. Verglichen sind die Preise der Region von {tabelle.jahr}.
        </p>
      )}
    </>
  )
}
