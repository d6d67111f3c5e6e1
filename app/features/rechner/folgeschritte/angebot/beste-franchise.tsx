import { Button } from '#app/ui/button.tsx'
import { frankenText, ganzeFrankenText, mitApostroph } from '#content/format.ts'
import type { Altersklasse } from '#domain/altersklasse.ts'
import type { Franchise } from '#domain/franchise.ts'
import { type Bereich, besteFranchisen, type Franchiseangebot } from '#domain/franchise-vergleich.ts'
import { jahreskosten } from '#domain/kostenbeteiligung.ts'
import { type Franken, inRappen } from '#domain/rappen.ts'
import { KostenKurve } from './kosten-kurve.tsx'

type BesteFranchiseProps = {
  angebote: readonly Franchiseangebot[]
  klasse: Altersklasse
  /** A year. */
  kosten: Franken
  franchise: Franchise
  kassenName: (versicherer: number) => string
  onFranchise: (franchise: Franchise) => void
}

/** Which franchise costs least at these health costs, and where that changes; over all insurers. */
export function BesteFranchise({ angebote, klasse, kosten, franchise, kassenName, onFranchise }: BesteFranchiseProps) {
  const bereiche = besteFranchisen(angebote, klasse)
  const index = bereiche.findLastIndex(({ ab }) => ab <= inRappen(kosten))
  const bereich = bereiche[index]
  if (!bereich) return null
  const { wahl } = bereich
  const gezeigt = angebote.filter(
    angebot => angebot.franchise === franchise || bereiche.some(anderer => anderer.wahl === angebot),
  )
  return (
    <div>
      <h2 className="t3 mb-3 font-semibold">{titel(bereich, bereiche[index + 1])}</h2>
      <KostenKurve
        angebote={gezeigt}
        klasse={klasse}
        kosten={kosten}
        schwellen={bereiche.slice(1).map(({ ab }) => ab)}
      />
      <p className="t1 mt-3 text-ink2">
        Bei CHF&nbsp;{mitApostroph(kosten)} Gesundheitskosten ist Franchise {mitApostroph(wahl.franchise)} am
        günstigsten: CHF&nbsp;{frankenText(jahreskosten(wahl, inRappen(kosten), klasse))} im Jahr,{' '}
        {kassenName(wahl.angebot.versicherer)}. Verglichen ist der günstigste Tarif jeder Franchise.
      </p>
      {wahl.franchise !== franchise && (
        <Button kind="secondary" size="small" className="mt-3 print:hidden" onClick={() => onFranchise(wahl.franchise)}>
          Franchise {mitApostroph(wahl.franchise)} wählen
        </Button>
      )}
    </div>
  )
}

function titel(bereich: Bereich<Franchiseangebot>, naechster: Bereich<Franchiseangebot> | undefined): string {
  const franchise = mitApostroph(bereich.wahl.franchise)
  if (naechster) return `${franchise} lohnt sich bis CHF\u00a0${ganzeFrankenText(naechster.ab)}`
  if (bereich.ab > 0) return `Ab CHF\u00a0${ganzeFrankenText(bereich.ab)} lohnt sich ${franchise}`
  return `${franchise} lohnt sich immer`
}
