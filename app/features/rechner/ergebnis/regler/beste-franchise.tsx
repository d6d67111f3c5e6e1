import { lohntSich } from '#content/rechner/franchise.ts'
import { amGuenstigsten } from '#content/rechner/kosten.ts'
import type { Altersklasse } from '#domain/altersklasse.ts'
import type { Franchise } from '#domain/franchise.ts'
import { besteFranchisen, type Franchiseangebot } from '#domain/franchise-vergleich.ts'
import { jahreskosten } from '#domain/kostenbeteiligung.ts'
import { type Franken, inRappen } from '#domain/rappen.ts'
import type { Regler } from '../sicht/sicht.ts'
import { KostenKurve } from './kosten-kurve.tsx'

type Frage = {
  /** The cheapest of each franchise, over all insurers. */
  angebote: readonly Franchiseangebot[]
  klasse: Altersklasse
  kosten: Franken
}

/** The stretch these costs lie in, and its neighbours. */
function abschnitte({ angebote, klasse, kosten }: Frage) {
  const bereiche = besteFranchisen(angebote, klasse)
  const index = bereiche.findLastIndex(({ ab }) => ab <= inRappen(kosten))
  return { bereiche, hier: bereiche[index], danach: bereiche[index + 1] }
}

type FranchiseKurveProps = Omit<Frage, 'angebote'> & { jeFranchise: readonly Franchiseangebot[]; franchise: Franchise }

/** The chosen franchise and those that can be best, as lines over the costs. */
export function FranchiseKurve({ jeFranchise, klasse, kosten, franchise }: FranchiseKurveProps) {
  const { bereiche } = abschnitte({ angebote: jeFranchise, klasse, kosten })
  return (
    <KostenKurve
      angebote={jeFranchise.filter(
        angebot => angebot.franchise === franchise || bereiche.some(({ wahl }) => wahl === angebot),
      )}
      klasse={klasse}
      kosten={kosten}
      schwellen={bereiche.slice(1).map(({ ab }) => ab)}
    />
  )
}

type BesteFranchiseProps = { regler: Regler; kassenName: (versicherer: number) => string }

/** Which franchise costs least at these health costs, and where that changes; over all insurers. */
export function BesteFranchise({ regler: { person, jeFranchise }, kassenName }: BesteFranchiseProps) {
  const { klasse, erwarteteKosten: kosten } = person
  const { hier, danach } = abschnitte({ angebote: jeFranchise, klasse, kosten })
  if (!hier) return null
  const { franchise, angebot } = hier.wahl
  return (
    <>
      <h3 className="mb-3 font-semibold">{lohntSich(hier, danach)}</h3>
      <FranchiseKurve {...{ jeFranchise, klasse, kosten }} franchise={person.gewaehlt?.franchise ?? person.gilt} />
      <p className="t1 mt-3 text-ink2">
        {amGuenstigsten(
          kosten,
          franchise,
          jahreskosten(hier.wahl, inRappen(kosten), klasse),
          kassenName(angebot.versicherer),
        )}
      </p>
    </>
  )
}
