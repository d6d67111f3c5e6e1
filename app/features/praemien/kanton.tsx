import type { ReactNode } from 'react'
import type { Kantonseintrag } from '#content/praemien/kantone.ts'
import { Gemeinden } from './gemeinden.tsx'
import { Hilfe } from './hilfe.tsx'
import { KantonKopf } from './kanton-kopf.tsx'
import { kantonsbild } from './karte/kantonsbild.ts'
import { useOrtsbild } from './karte/ortsbild.ts'
import { Nebenan } from './nebenan.tsx'
import { Regionskarten } from './regionskarten.tsx'
import { VorjahrTeil } from './vorjahr-teil.tsx'
import { ZehnKassen } from './zehn-kassen.tsx'

type Props = { eintrag: Kantonseintrag; krumen: ReactNode }

/** The answer and what it rests on; made on the server alone, as the other parts. */
function Oben({ eintrag, krumen }: Props) {
  const bild = kantonsbild(useOrtsbild(), eintrag.kanton)
  return (
    <>
      <KantonKopf eintrag={eintrag} bild={bild} krumen={krumen} />
      <Regionskarten bild={bild} />
      <ZehnKassen bild={bild} />
      <VorjahrTeil bild={bild} />
    </>
  )
}

function Gemeindeliste({ eintrag }: { eintrag: Kantonseintrag }) {
  return <Gemeinden eintrag={eintrag} bild={kantonsbild(useOrtsbild(), eintrag.kanton)} />
}

function Unten({ eintrag }: { eintrag: Kantonseintrag }) {
  return <Nebenan eintrag={eintrag} bild={kantonsbild(useOrtsbild(), eintrag.kanton)} />
}

/** A page puts its own parts between them. */
export const KANTONSTEILE = { oben: Oben, hilfe: Hilfe, gemeinden: Gemeindeliste, nebenan: Unten }
