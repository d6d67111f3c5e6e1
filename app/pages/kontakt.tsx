import type { ReactNode } from 'react'
import { SeitenTitel } from '#app/layout/seiten-titel.tsx'
import { site } from '#site-config'

const krumen = [{ name: 'Kontakt', pfad: '/kontakt' }]

export const kopf = () => ({
  titel: 'Kontakt und kostenlose Beratung',
  beschreibung:
    'Fragen zur Krankenkasse, zum Wechsel oder zu Ihrer Prämie? Schreiben Sie uns oder rufen Sie an: kostenlos und unverbindlich.',
  krumen,
})

export function Seite() {
  const { firma, strasse, plz, ort, email, telefon } = site.betreiber
  return (
    <>
      <SeitenTitel
        titel="Kontakt"
        lead="Fragen zum Vergleich, zum Wechsel oder zu Ihrer Prämie? Wir antworten kostenlos und unverbindlich."
        krumen={krumen}
      />
      <dl className="rahmen grid md:grid-cols-3">
        <Weg name="Telefon">
          <a className="textlink" href={`tel:${telefon.replaceAll(' ', '')}`}>
            {telefon}
          </a>
        </Weg>
        <Weg name="E-Mail">
          <a className="textlink break-all" href={`mailto:${email}`}>
            {email}
          </a>
        </Weg>
        <Weg name="Post">
          {firma}
          <br />
          {strasse}
          <br />
          {plz} {ort}
        </Weg>
      </dl>
    </>
  )
}

function Weg({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-6 md:border-ink md:pr-6">
      <dt className="t1 text-ink2">{name}</dt>
      <dd className="mt-1 font-semibold md:text-[1.25rem]">{children}</dd>
    </div>
  )
}
