import type { ReactNode } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { standText } from '#content/fakten/fakt.ts'
import { FAKTEN } from '#content/fakten/register.ts'
import { ANGABEN } from '#content/krankenkassen/krankenkassen.ts'
import { ENDE } from '#content/versicherer/ende.ts'
import type { Profil, Quelle } from '#content/versicherer/schema.ts'
import { Abschnitt } from './abschnitt.tsx'

/** What the official directory says, and where everything else on the page comes from. */
export function Angaben({ profil, nummer }: { profil: Profil; nummer: number }) {
  const { firma, uid, adresse, website, rechtsform, gruppe, gebiet } = profil.verzeichnis
  return (
    <Abschnitt titel={ANGABEN.titel} zusatz={<Stand />}>
      <dl className="grid gap-x-6 md:grid-cols-2">
        <Zeile name={ANGABEN.firma}>{firma}</Zeile>
        <Zeile name={ANGABEN.rechtsform}>{rechtsform}</Zeile>
        <Zeile name={ANGABEN.adresse}>{adresse}</Zeile>
        <Zeile name={ANGABEN.gebiet}>{gebiet}</Zeile>
        <Zeile name={ANGABEN.bagNummer}>{nummer}</Zeile>
        <Zeile name={ANGABEN.uid}>{uid}</Zeile>
        <Zeile name={ANGABEN.website}>
          <a href={`https://${website}`} rel="noopener noreferrer" className="textlink text-fir">
            {website}
          </a>
        </Zeile>
        {gruppe && <Zeile name={ANGABEN.gruppe}>{gruppe}</Zeile>}
      </dl>
      <Quellen quellen={quellenVon(profil)} />
    </Abschnitt>
  )
}

/** Of the directory that the profiles were written from. */
function Stand() {
  const { datum } = useSeitenDaten()
  return <span data-befristet="verzeichnis">{standText(datum, FAKTEN.verzeichnis)}</span>
}

function Zeile({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-3">
      <dt className="t1 text-ink2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

function Quellen({ quellen }: { quellen: readonly Exclude<Quelle, { art: 'verzeichnis' }>[] }) {
  const { praemien } = useSeitenDaten()
  return (
    <p className="t1 mass mt-6 text-ink2">
      {ANGABEN.quellen(praemien)}
      {quellen.length > 0 && ` ${ANGABEN.weitere} `}
      {quellen.map((quelle, index) => (
        <span key={quelle.url}>
          {index > 0 && ', '}
          <a href={quelle.url} rel="noopener noreferrer" className="textlink" data-beleg="">
            {quelle.art === 'kasse' ? new URL(quelle.url).hostname.replace(/^www\./, '') : quelle.name}
          </a>
        </span>
      ))}
      {quellen.length > 0 && '.'}
    </p>
  )
}

/** Each once, beyond the directory that is named anyway. */
function quellenVon(profil: Profil) {
  const ende = ENDE[profil.slug]
  const fakten = [
    profil.gegruendet,
    profil.mitarbeitende,
    ende?.bis,
    ende?.nachfolge,
    ...profil.ueberblick,
    profil.zusatzversicherungen,
    profil.spezialisierungen,
  ]
  const quellen = fakten.flatMap(fakt => (fakt && fakt.quelle.art !== 'verzeichnis' ? fakt.quelle : []))
  return [...new Map(quellen.map(quelle => [quelle.url, quelle])).values()]
}
