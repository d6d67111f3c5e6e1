import { useSeitenDaten } from '#app/lib/seiten-daten.ts'

/** How much is compared. */
export function Datenbasis() {
  const { praemien } = useSeitenDaten()
  return (
    <dl className="grid grid-cols-3 gap-x-4 pt-1">
      <Kennzahl figur={praemien.versicherer} name="Versicherer" />
      <Kennzahl figur={praemien.regionen} name="Regionen" />
      <Kennzahl figur={0} name="bezahlte Plätze" />
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
