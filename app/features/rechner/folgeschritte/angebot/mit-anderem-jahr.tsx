import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { NICHTS_TUN } from '#content/rechner/heute.ts'
import type { Regionstabelle } from '#domain/regionstabelle.ts'
import type { AnderesJahr } from './anderes-jahr.ts'

type MitAnderemJahrProps = {
  anderesJahr: AnderesJahr
  children: (tabelle: Regionstabelle) => ReactNode
}

/** The table of the other year is fetched by who asks: most compare only, and the first table stays small. */
export function MitAnderemJahr({ anderesJahr, children }: MitAnderemJahrProps) {
  const { jahr, ladeTabelle } = anderesJahr
  const [versuch, setVersuch] = useState(0)
  const [stand, setStand] = useState<'laedt' | 'fehler' | Regionstabelle>('laedt')
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once per year and try, whoever gives the function
  useEffect(() => {
    let gilt = true
    setStand('laedt')
    ladeTabelle().then(
      tabelle => gilt && setStand(tabelle),
      error => {
        console.error(error)
        if (gilt) setStand('fehler')
      },
    )
    return () => {
      gilt = false
    }
  }, [jahr, versuch])
  if (typeof stand === 'object') return children(stand)
  if (stand === 'laedt') return <p role="status">{NICHTS_TUN.laedt}</p>
  return (
    <div role="alert">
      <p className="text-err">{NICHTS_TUN.fehler(jahr)}</p>
      <Button kind="secondary" size="small" className="mt-2" onClick={() => setVersuch(versuch + 1)}>
        {NICHTS_TUN.erneut}
      </Button>
    </div>
  )
}
