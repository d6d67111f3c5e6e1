import { VORJAHR } from '#content/rechner/details.ts'
import { frankenText, wechselText } from '#content/zahlen/format.ts'
import type { Regionstabelle } from '#domain/praemien/regionstabelle.ts'
import type { Tarifzeile } from '#domain/praemien/tarifzeilen.ts'
import { plus, type Rappen } from '#domain/werte/rappen.ts'
import type { PersonSicht } from '../sicht/bezug.ts'
import { vorjahrVon } from './zeilenwerte.ts'

type PreisImVorjahrProps = { tarif: Tarifzeile; person: PersonSicht; tabelle: Regionstabelle }

/** What the same tariff cost the year before. Nothing while that year was not imported, nor of siblings' tiers. */
export function PreisImVorjahr({ tarif, person, tabelle }: PreisImVorjahrProps) {
  const { bfs } = person.frage
  const vergleich = vorjahrVon(tarif, person, tabelle)
  if (!vergleich) return null
  const vorjahr = tabelle.jahr - 1
  if (vergleich.art !== 'wechsel')
    return (
      <p className="mt-3 text-ink2">
        {vergleich.art === 'neu' ? VORJAHR.neu(vorjahr) : VORJAHR.neuerName(vorjahr, vergleich.vielleicht)}
      </p>
    )
  const { vorher, wechsel } = vergleich
  const stufe = 6 * Math.sign(wechsel.differenz)
  const umgeteilt = bfs !== undefined && tabelle.vorjahr?.umgeteilt.includes(bfs)
  return (
    <>
      <p className="mt-4 flex items-end gap-x-4">
        <Jahrespreis jahr={vorjahr} preis={vorher} />
        {/* A line that steps up, down or not at all on the first of January. */}
        <svg
          viewBox="0 0 100 20"
          preserveAspectRatio="none"
          height="20"
          fill="none"
          aria-hidden="true"
          className="mb-1 w-0 max-w-36 grow stroke-ink"
        >
          <path d={`M0 ${10 + stufe}H50V${10 - stufe}H100`} vectorEffect="non-scaling-stroke" />
        </svg>
        <Jahrespreis jahr={tabelle.jahr} preis={plus(vorher, wechsel.differenz)} neu />
      </p>
      <p className="t1 mt-1.5 font-semibold">{VORJAHR.wechsel(vorjahr, tabelle.jahr, wechselText(wechsel))}</p>
      {umgeteilt && <p className="t1 mt-1 text-ink2">{VORJAHR.umgeteilt(vorjahr, tabelle.jahr)}</p>}
    </>
  )
}

const Jahrespreis = ({ jahr, preis, neu = false }: { jahr: number; preis: Rappen; neu?: boolean }) => (
  <span className={neu ? 'text-right' : 'text-ink2'}>
    <span className="t1 block text-ink2">{jahr}</span>{' '}
    <span className={`betrag t3 ${neu ? 'font-semibold' : ''}`}>{frankenText(preis)}</span>
  </span>
)
