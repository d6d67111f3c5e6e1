import { AntragOderBestaetigung } from '#app/features/datenschutz/antrag-oder-bestaetigung.tsx'
import { SeitenTitel } from '#app/layout/seiten-titel.tsx'
import { Link } from '#app/router.tsx'
import { site } from '#site-config'

const krumen = [
  { name: 'Datenschutz', pfad: '/datenschutz' },
  { name: 'Ihre Daten verwalten', pfad: '/datenschutz-verwaltung' },
]

const RECHTE = [
  ['Auskunft', 'Sie erfahren, welche Daten wir über Sie gespeichert haben.'],
  ['Berichtigung', 'Wir korrigieren, was falsch oder veraltet ist.'],
  ['Löschung', 'Wir löschen Ihre Daten, auch vor Ablauf der 24 Monate.'],
  ['Einschränkung', 'Wir bewahren Ihre Daten auf, verwenden sie aber nicht mehr.'],
  ['Übertragbarkeit', 'Sie erhalten Ihre Daten in einem gängigen, lesbaren Format.'],
  ['Widerspruch', 'Sie können der Verwendung Ihrer Daten jederzeit widersprechen.'],
] as const

export const kopf = () => ({
  titel: 'Ihre Daten verwalten',
  beschreibung:
    'Auskunft, Löschung oder Übertragung Ihrer Daten verlangen: Ihre Rechte nach Datenschutzgesetz und der Weg dazu, innert 30 Tagen.',
  krumen,
})

export function Seite() {
  return (
    <>
      <SeitenTitel
        titel="Ihre Daten verwalten"
        lead="Ihre Daten gehören Ihnen. Sie können jederzeit verlangen, dass wir sie zeigen, herausgeben oder löschen."
        krumen={krumen}
      />
      <AntragOderBestaetigung />
      <Rechte />
    </>
  )
}

function Rechte() {
  return (
    <section aria-labelledby="rechte" className="rahmen pt-12 md:pt-16">
      <h2 id="rechte" className="t4">
        Ihre Rechte
      </h2>
      <dl className="mt-6 grid gap-x-6 border-t border-ink md:grid-cols-2 lg:grid-cols-3">
        {RECHTE.map(([name, text]) => (
          <div key={name} className="border-b border-line py-5">
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1 text-ink2">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mass mt-8">
        Für Berichtigung, Einschränkung und Widerspruch schreiben Sie an{' '}
        <a className="textlink wrap-anywhere" href={`mailto:${site.betreiber.email}`}>
          {site.betreiber.email}
        </a>
        . Wie wir mit Daten umgehen, steht in der{' '}
        <Link className="textlink" to="/datenschutz">
          Datenschutzerklärung
        </Link>
        .
      </p>
    </section>
  )
}
