import { useSeitenDaten } from '#app/lib/seiten-daten.ts'

/** How much is compared, beside the text that says how. */
export function Datenbasis() {
  const { praemien } = useSeitenDaten()
  return (
    <dl className="grid grid-cols-3 gap-x-4 border-t border-ink lg:grid-cols-1">
      <Kennzahl figur={praemien.versicherer} name="Versicherer" />
      <Kennzahl figur={praemien.regionen} name="Regionen" />
      <Kennzahl figur={0} name="bezahlte Plätze" />
    </dl>
  )
}

function Kennzahl({ figur, name }: { figur: number; name: string }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-3 border-line py-6 lg:flex-row-reverse lg:items-baseline lg:border-b">
      <dt className="t1 text-ink2">{name}</dt>
      <dd className="fig text-[2.5rem] lg:text-[3.25rem]">{figur}</dd>
    </div>
  )
}
