import type { ReactNode } from 'react'
import { KontaktFormular } from '#app/features/kontakt/kontakt-formular.tsx'
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
  return (
    <>
      <SeitenTitel
        titel="Kontakt"
        lead="Fragen zum Vergleich, zum Wechsel oder zu Ihrer Prämie? Wir antworten kostenlos und unverbindlich."
        krumen={krumen}
      />
      <Wege />
      <KontaktFormular />
    </>
  )
}

function Wege() {
  const { firma, strasse, plz, ort, email, telefon } = site.betreiber
  const [name, domain] = email.split('@')
  return (
    <dl className="rahmen grid md:grid-cols-3 md:gap-x-6">
      <Weg name="Telefon">
        <a className="textlink" href={`tel:${telefon.replaceAll(' ', '')}`}>
          {telefon}
        </a>
      </Weg>
      <Weg name="E-Mail">
        <a className="textlink" href={`mailto:${email}`}>
          {name}
          <wbr />@{domain}
        </a>
      </Weg>
      <Weg name="Post">
        {firma}
        <br />
        {strasse}, {plz} {ort}
      </Weg>
    </dl>
  )
}

function Weg({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] items-baseline border-b border-line py-3.5 md:block md:py-6">
      <dt className="t1 text-ink2">{name}</dt>
      <dd className="font-semibold md:mt-1">{children}</dd>
    </div>
  )
}
