import { lazy, type ReactNode } from 'react'
import { KontaktFormular } from '#app/features/kontakt/kontakt-formular.tsx'
import { SeitenTitel } from '#app/layout/seiten-titel.tsx'
import { ServerPart } from '#app/ui/parts/server-part.tsx'
import { KONTAKT } from '#content/seiten/kontakt.ts'
import { site } from '#site-config'

const VermittlerHinweis = import.meta.env.SSR
  ? lazy(() => import('#app/lib/formular/vermittler-hinweis.tsx'))
  : undefined

const krumen = [{ name: KONTAKT.name, pfad: '/kontakt' }]

export const kopf = () => ({
  titel: KONTAKT.titel,
  beschreibung: KONTAKT.beschreibung,
  krumen,
})

export function Seite() {
  return (
    <>
      <SeitenTitel titel={KONTAKT.name} lead={KONTAKT.lead} krumen={krumen} />
      <Wege />
      <KontaktFormular vermittlerin={<ServerPart id="kontakt-vermittlerin" part={VermittlerHinweis} />} />
    </>
  )
}

function Wege() {
  const { firma, strasse, plz, ort, email, telefon } = site.betreiber
  const [name, domain] = email.split('@')
  return (
    <dl className="rahmen grid md:grid-cols-3 md:gap-x-6">
      <Weg name={KONTAKT.wege.telefon}>
        <a className="textlink" href={`tel:${telefon.replaceAll(' ', '')}`}>
          {telefon}
        </a>
      </Weg>
      <Weg name={KONTAKT.wege.email}>
        <a className="textlink" href={`mailto:${email}`}>
          {name}
          <wbr />@{domain}
        </a>
      </Weg>
      <Weg name={KONTAKT.wege.post}>
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
