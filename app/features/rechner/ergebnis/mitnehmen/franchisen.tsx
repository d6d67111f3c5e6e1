import { frankenText, mitApostroph } from '#content/format.ts'
import { BLATT } from '#content/rechner/blatt.ts'
import type { Franchise } from '#domain/franchise.ts'
import { besteFranchisen } from '#domain/franchise-vergleich.ts'
import { jahreskosten } from '#domain/kostenbeteiligung.ts'
import { franken, inRappen, plus, type Rappen } from '#domain/rappen.ts'
import type { Regler } from '../sicht/sicht.ts'
import { Tabelle, Ueberschrift } from './tabelle.tsx'

/** Besides the visitor's own figure. */
const HOHE_KOSTEN = franken(6000)

type Wahl = { franchise: Franchise; praemie: Rappen }

/** Which franchise is worth it, at full prices. */
export function Franchisen({ regler: { person, jeFranchise } }: { regler: Regler }) {
  const { klasse, erwarteteKosten } = person
  const wahlen = jeFranchise.map(
    ({ franchise, praemie, angebot }): Wahl => ({ franchise, praemie: plus(praemie, angebot.kantonZahlt) }),
  )
  const [erster, zweiter] = besteFranchisen(wahlen, klasse)
  if (!erster) return null
  const zeilen = [
    { schluessel: BLATT.praemie, betrag: ({ praemie }: Wahl) => praemie },
    ...[...new Set([erwarteteKosten, HOHE_KOSTEN])].map(kosten => ({
      schluessel: BLATT.ganzesJahrBei(kosten),
      betrag: (wahl: Wahl) => jahreskosten(wahl, inRappen(kosten), klasse),
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
          { name: BLATT.jeFranchise, wert: ({ schluessel }) => schluessel },
          ...wahlen.map(wahl => ({
            ...{ name: mitApostroph(wahl.franchise), zahl: true },
            wert: ({ betrag }: (typeof zeilen)[number]) => {
              const tiefster = betrag(wahl) === Math.min(...wahlen.map(betrag))
              return <span className={tiefster ? 'font-semibold' : ''}>{frankenText(betrag(wahl))}</span>
            },
          })),
        ]}
        zeilen={zeilen}
      />
    </>
  )
}
