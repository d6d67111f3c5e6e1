import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { DATEN } from '#content/praemien/daten.ts'
import { landesCsvAdresse } from '#contract/daten.ts'

/** The national table of the compared year, which the import has written. */
export function LandesCsv() {
  const { praemien } = useSeitenDaten()
  return (
    <section className="rahmen mt-10">
      <h2 className="t4">{DATEN.schweiz.titel}</h2>
      <p className="mass mt-3 text-ink2">{DATEN.schweiz.text}</p>
      <p className="mt-3">
        <a href={landesCsvAdresse(praemien.jahr)} className="textlink">
          {DATEN.schweiz.link(praemien.jahr)}
        </a>
      </p>
    </section>
  )
}
