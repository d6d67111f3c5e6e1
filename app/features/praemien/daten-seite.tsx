import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Link } from '#app/router.tsx'
import { DATEN } from '#content/praemien/daten.ts'
import { SCHWEIZ } from '#content/praemien/seiten.ts'

export function DatenTexte() {
  const { praemien } = useSeitenDaten()
  const { dateien, schnittstelle, lizenz } = DATEN
  return (
    <div className="rahmen mt-10">
      <h2 className="t4">{dateien.titel}</h2>
      <table className="mt-4 w-full text-left max-md:[&_td]:block max-md:[&_th]:block">
        <thead className="t1 text-ink2 max-md:sr-only">
          <tr className="*:border-b *:border-ink *:pb-2 *:font-normal">
            <th scope="col">{dateien.spalten.adresse}</th>
            <th scope="col">{dateien.spalten.inhalt}</th>
          </tr>
        </thead>
        <tbody>
          {dateien.eintraege.map(({ adresse, inhalt }) => (
            <tr key={adresse} className="align-top max-md:border-b max-md:border-line md:*:border-b md:*:border-line">
              <th scope="row" className="py-3 pr-6 font-medium md:w-2/5">
                <code className="wrap-anywhere">{adresse}</code>
              </th>
              <td className="pb-3 text-ink2 md:py-3">{inhalt}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2 className="t4 mt-12">{schnittstelle.titel}</h2>
      <p className="mass mt-3 text-ink2">{schnittstelle.text}</p>
      <p className="mt-3">
        <a href="/api/openapi.json" target="_blank" rel="noreferrer" className="textlink">
          {schnittstelle.link}
        </a>
      </p>
      <h2 className="t4 mt-12">{lizenz.titel}</h2>
      {(praemien.quelle === 'BAG' ? lizenz.amtlich : [lizenz.demo]).map(absatz => (
        <p key={absatz} className="mass mt-3 text-ink2">
          {absatz}
        </p>
      ))}
      <ul className="mt-3">
        {lizenz.links.map(({ name, url }) => (
          <li key={url}>
            <a href={url} className="textlink">
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-10">
        <Link to={SCHWEIZ.pfad} className="textlink">
          {DATEN.zurueck}
        </Link>
      </p>
    </div>
  )
}
