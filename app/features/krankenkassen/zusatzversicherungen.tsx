import { Link } from '#app/router.tsx'
import { ZUSATZVERSICHERUNGEN } from '#content/krankenkassen/krankenkassen.ts'
import { AMBULANT, KOMPLEMENTAER, SPITAL, ZAHN } from '#content/versicherer/quellen.ts'
import type { Profil } from '#content/versicherer/schema.ts'
import { Abschnitt, Punkte } from './abschnitt.tsx'

const UEBLICHE = [SPITAL, AMBULANT, KOMPLEMENTAER, ZAHN]

/** What can be added to the basic insurance; where the insurer's range is not known, what is usual. */
export function Zusatzversicherungen({ name, profil }: { name: string; profil: Profil }) {
  const { zusatzversicherungen, spezialisierungen } = profil
  return (
    <Abschnitt titel={spezialisierungen ? ZUSATZVERSICHERUNGEN.titelMitSpezialisierungen : ZUSATZVERSICHERUNGEN.titel}>
      {!zusatzversicherungen && <p className="mass mb-4">{ZUSATZVERSICHERUNGEN.unbekannt(name)}</p>}
      <Punkte>
        {(zusatzversicherungen?.wert ?? UEBLICHE).map(art => (
          <li key={art}>{art}</li>
        ))}
        {spezialisierungen?.wert.map(art => (
          <li key={art} className="font-semibold">
            {art}
          </li>
        ))}
      </Punkte>
      <p className="t1 mt-4 text-ink2">
        {ZUSATZVERSICHERUNGEN.freiwillig}{' '}
        <Link to="/zusatzversicherung" className="textlink text-fir">
          {ZUSATZVERSICHERUNGEN.mehr}
        </Link>
      </p>
    </Abschnitt>
  )
}
