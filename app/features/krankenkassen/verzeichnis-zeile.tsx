import type { ReactNode } from 'react'
import { Link } from '#app/router.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { VERZEICHNIS } from '#content/krankenkassen/krankenkassen.ts'
import { gebietText } from '#content/versicherer/saetze.ts'
import { type Kassenzahlen, standVon } from '#domain/zahlen/kassenzahlen.ts'

/** Without slug and seat for one that is new in the data and has no profile yet. */
export type Kassenzeile = { name: string; nummer: number; slug?: string; sitz?: string }

type ZeileProps = { kasse: Kassenzeile; zahlen: Kassenzahlen | undefined }

/** One that sells: where, and where it ranks best. */
export function Zeile({ kasse, zahlen }: ZeileProps) {
  const stand = zahlen && standVon(zahlen.regionen['AKL-ERW'])
  return (
    <Eintrag kasse={kasse} zusatz={zahlen && gebietText(zahlen.kantone)} kantone={zahlen?.kantone ?? []}>
      {stand && <span className="t1 block text-ink2">{VERZEICHNIS.rang(stand.besterRang)}</span>}
    </Eintrag>
  )
}

type EintragProps = {
  kasse: Kassenzeile
  zusatz: string | undefined
  /** Where it sells; the filter of the page reads it. */
  kantone?: readonly string[]
  children: ReactNode
}

export function Eintrag({ kasse: { name, nummer, slug, sitz }, zusatz, kantone, children }: EintragProps) {
  const gebiet = kantone?.join(' ')
  const text = (
    <span className="min-w-0">
      <span className="block font-semibold hyphens-auto group-hover:underline">{name}</span>
      <span className="t1 block text-ink2">
        {[sitz ?? VERZEICHNIS.bagNummer(nummer), zusatz].filter(teil => teil !== undefined).join(' · ')}
      </span>
      {children}
    </span>
  )
  if (slug === undefined)
    return (
      <li data-kantone={gebiet} className="flex items-center py-3">
        {text}
      </li>
    )
  return (
    <li data-kantone={gebiet}>
      <Link to={`/krankenkasse/${slug}`} className="group flex h-full items-center justify-between gap-3 py-3">
        {text}
        <Icon name="chevron-right" className="text-fir" />
      </Link>
    </li>
  )
}
