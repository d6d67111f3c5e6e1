import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { DATENBASIS } from '#content/seiten/vergleichen.ts'

/** How much is compared. */
export function Datenbasis() {
  const { praemien } = useSeitenDaten()
  return (
    <dl className="grid grid-cols-3 gap-x-4 pt-1">
      <Kennzahl figur={praemien.versicherer} name={DATENBASIS.versicherer} />
      <Kennzahl figur={praemien.regionen} name={DATENBASIS.regionen} />
      <Kennzahl figur={0} name={DATENBASIS.plaetze} />
    </dl>
  )
}

function Kennzahl({ figur, name }: { figur: number; name: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-3">
      <dt className="t1 text-ink2">{name}</dt>
      <dd className="fig fig-m">{figur}</dd>
    </div>
  )
}
