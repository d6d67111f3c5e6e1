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
        lead="Ihre Daten gehören Ihnen. Sie können jederzeit verlangen, dass wir sie zeigen, herausgeben oder löschen. Anträge werden innert 30 Tagen bearbeitet."
        krumen={krumen}
      />
      <dl className="rahmen grid gap-x-6 md:grid-cols-2">
        {RECHTE.map(([name, text]) => (
          <div key={name} className="border-b border-line py-5">
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1 text-ink2">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="rahmen mt-8">
        Ihren Antrag richten Sie an{' '}
        <a className="textlink" href={`mailto:${site.betreiber.email}`}>
          {site.betreiber.email}
        </a>
        . Wie wir mit Daten umgehen, steht in der{' '}
        <Link className="textlink" to="/datenschutz">
          Datenschutzerklärung
        </Link>
        .
      </p>
    </>
  )
}
