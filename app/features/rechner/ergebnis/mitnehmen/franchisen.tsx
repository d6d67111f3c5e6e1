import { frankenText, mitApostroph } from '#content/format.ts'
import { BLATT } from '#content/rechner/mitnehmen.ts'
import { besteFranchisen } from '#domain/franchise-vergleich.ts'
import { jahreskosten } from '#domain/kostenbeteiligung.ts'
import { franken, inRappen, plus } from '#domain/rappen.ts'
import type { Regler } from '../sicht/sicht.ts'
import { Tabelle, Ueberschrift } from './blatt-teile.tsx'

/** Besides the visitor's own figure. */
const HOHE_KOSTEN = franken(6000)

/** Which franchise is worth it, at full prices. */
export function Franchisen({ regler: { person, jeFranchise } }: { regler: Regler }) {
  const { klasse, erwarteteKosten } = person
  const wahlen = jeFranchise.map(({ franchise, praemie, angebot }) => ({
    ...{ franchise, praemie: plus(praemie, angebot.kantonZahlt) },
  }))
  const [erster, zweiter] = besteFranchisen(wahlen, klasse)
  if (!erster) return null
  const zeilen = [
    { name: BLATT.praemie, werte: wahlen.map(({ praemie }) => praemie) },
    ...[...new Set([erwarteteKosten, HOHE_KOSTEN])].map(kosten => ({
      name: BLATT.ganzesJahrBei(kosten),
      werte: wahlen.map(wahl => jahreskosten(wahl, inRappen(kosten), klasse)),
    })),
  ]
  const lohnt = zweiter
    ? BLATT.lohnt(erster.wahl.franchise, zweiter.ab, zweiter.wahl.franchise)
    : BLATT.lohntImmer(erster.wahl.franchise)
  return (
    <>
      <Ueberschrift>
        {BLATT.franchisen} <span className="font-normal">{lohnt}</span>
      </Ueberschrift>
      <Tabelle
        spalten={[
          { name: BLATT.jeFranchise },
          ...wahlen.map(({ franchise }) => ({ name: mitApostroph(franchise), zahl: true })),
        ]}
        zeilen={zeilen.map(({ name, werte }) => ({
          name,
          zellen: [
            name,
            ...werte.map((wert, index) => (
              <span key={wahlen[index]?.franchise} className={wert === Math.min(...werte) ? 'font-semibold' : ''}>
                {frankenText(wert)}
              </span>
            )),
          ],
        }))}
      />
    </>
  )
}
