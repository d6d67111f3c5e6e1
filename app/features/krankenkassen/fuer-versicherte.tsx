import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Link } from '#app/router.tsx'
import { FUER_VERSICHERTE } from '#content/krankenkassen/krankenkassen.ts'
import { type Abgang, PFLICHT, uebernahmeSatz, WEITERFUEHRUNG } from '#content/versicherer/abgang.ts'
import { Abschnitt } from './abschnitt.tsx'

/** What becomes of whoever is or was insured with an insurer that sells no more. */
export function FuerVersicherte({ abgang }: { abgang: Abgang }) {
  const { datum } = useSeitenDaten()
  const { nachfolge } = abgang
  return (
    <Abschnitt titel={FUER_VERSICHERTE.titel}>
      <div className="mass space-y-4">
        {nachfolge ? (
          <p>
            {uebernahmeSatz(nachfolge.name, abgang, datum)}{' '}
            <Link to={`/krankenkasse/${nachfolge.slug}`} className="textlink text-fir">
              {FUER_VERSICHERTE.profil(nachfolge.name)}
            </Link>
          </p>
        ) : (
          <p>{WEITERFUEHRUNG}</p>
        )}
        <p>
          {PFLICHT}{' '}
          <Link to="/vergleichen" className="textlink text-fir">
            {FUER_VERSICHERTE.vergleichen}
          </Link>
        </p>
      </div>
    </Abschnitt>
  )
}
