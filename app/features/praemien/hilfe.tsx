import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Link } from '#app/router.tsx'
import { FRIST, VERBILLIGUNG } from '#content/praemien/kanton.ts'
import type { Kantonseintrag } from '#content/praemien/kantone.ts'
import { VERBILLIGUNG as JE_KANTON } from '#content/verbilligung/kantone.ts'

/** Beside the card: who helps to pay, and until when one may change. */
export function Hilfe({ eintrag: { kanton, name } }: { eintrag: Kantonseintrag }) {
  const { datum } = useSeitenDaten()
  const angaben = JE_KANTON[kanton]
  return (
    <div className="grid gap-y-8">
      {angaben && (
        <section className="border-t border-ink pt-4">
          <h2 className="t3 font-semibold">{VERBILLIGUNG.titel}</h2>
          <p data-befristet="verbilligung" className="mt-2 text-ink2">
            {VERBILLIGUNG.text(name, angaben.stelle)} {angaben.weg.satz}
          </p>
          <p className="t1 mt-3 flex flex-wrap gap-x-5 gap-y-2">
            <Link to="/praemienverbilligung" className="textlink">
              {VERBILLIGUNG.mehr}
            </Link>
            <a href={angaben.link} className="textlink">
              {VERBILLIGUNG.website}
            </a>
          </p>
        </section>
      )}
      <section className="border-t border-ink pt-4">
        <h2 className="t3 font-semibold">{FRIST.titel}</h2>
        <p className="mt-2 text-ink2">{FRIST.text(datum)}</p>
        <p className="t1 mt-3">
          <Link to="/kuendigen" className="textlink">
            {FRIST.link}
          </Link>
        </p>
      </section>
    </div>
  )
}
