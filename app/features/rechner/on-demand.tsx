import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { einmal } from '#app/lib/orte/orte-laden.ts'
import { Button } from '#app/ui/button.tsx'
import { loadLater } from '#app/ui/parts/new-build.ts'
import { LADEN } from '#content/rahmen/laden.ts'

/**
 * A part that only a press shows; `waiting` stands in its place until then. Its code is fetched ahead of that (`fetchAhead`), so
 * that a press rarely waits; where it does not arrive, a word and another try stand in its place, and nothing else of the page is lost.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting?: ReactNode) {
  let Teil: ComponentType<Props> | undefined
  // Nobody has asked for it yet: a newer build is no reason to load the page anew.
  const fetchAhead = async () => {
    Teil ??= await load()
  }
  const fetchPart = einmal(() => loadLater(fetchAhead))
  function OnDemand(props: Props) {
    const [stand, setStand] = useState<'laedt' | 'fehlt' | 'da'>('laedt')
    useEffect(() => {
      if (Teil || stand !== 'laedt') return
      fetchPart().then(
        () => setStand('da'),
        () => setStand('fehlt'),
      )
    }, [stand])
    if (Teil) return <Teil {...props} />
    return stand === 'fehlt' ? <NichtDa onRetry={() => setStand('laedt')} /> : waiting
  }
  return Object.assign(OnDemand, { fetchPart, fetchAhead })
}

function NichtDa({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="border-l-4 border-err py-1 pl-3 print:hidden">
      <p className="mb-2">{LADEN.teilFehlt}</p>
      <Button kind="secondary" size="small" onClick={onRetry}>
        {LADEN.erneut}
      </Button>
    </div>
  )
}
