import { BeratungsKarte } from '#app/layout/beratungs-karte.tsx'
import { NaechsterSchritt } from '#app/layout/naechster-schritt.tsx'
import { NichtGefundenAnsicht } from '#app/layout/nicht-gefunden.tsx'
import { SeitenTitel } from '#app/layout/seiten-titel.tsx'
import { VERSICHERER, versichererVon } from '#content/versicherer/index.ts'
import type { SeitenKopf } from '../seite.ts'

export const slugs = VERSICHERER.map(versicherer => versicherer.slug)

const krumen = (name: string, slug: string) => [
  { name: 'Krankenkassen', pfad: '/krankenkassen' },
  { name, pfad: `/krankenkasse/${slug}` },
]

export function kopf(slug: string): SeitenKopf {
  const versicherer = versichererVon(slug)
  if (!versicherer) {
    return {
      titel: 'Krankenkasse nicht gefunden',
      beschreibung: 'Diese Krankenkasse führen wir nicht. Zurück zum Verzeichnis aller Krankenkassen der Schweiz.',
      noindex: true,
    }
  }
  const { name, sitz, nummer } = versicherer
  return {
    titel: `${name}: Prämien und Modelle`,
    beschreibung: `${name} mit Sitz in ${sitz} (BAG-Nummer ${nummer}): Grundversicherung, Modelle und Prämien im unabhängigen Vergleich.`,
    krumen: krumen(name, slug),
  }
}

export function Seite({ slug }: { slug: string }) {
  const versicherer = versichererVon(slug)
  if (!versicherer) return <NichtGefunden />
  const { name, nummer, sitz } = versicherer
  return (
    <>
      <SeitenTitel
        titel={name}
        lead={`${name} bietet die obligatorische Grundversicherung an. Die Leistungen sind bei jeder Kasse gleich; vergleichen Sie den Preis für Ihren Wohnort.`}
        krumen={krumen(name, slug)}
        trenner="/"
      >
        <NaechsterSchritt />
      </SeitenTitel>
      <dl className="rahmen grid md:grid-cols-3">
        <Tatsache name="Sitz" wert={sitz} />
        <Tatsache name="BAG-Nummer" wert={String(nummer)} />
        <Tatsache name="Aufsicht" wert="Bundesamt für Gesundheit" />
      </dl>
      <BeratungsKarte titel={`Passt ${name} zu Ihnen?`} />
    </>
  )
}

function Tatsache({ name, wert }: { name: string; wert: string }) {
  return (
    <div className="border-b border-line py-6 md:border-ink md:pr-6">
      <dt className="t1 text-ink2">{name}</dt>
      <dd className="t4 mt-1">{wert}</dd>
    </div>
  )
}

export function NichtGefunden() {
  return (
    <NichtGefundenAnsicht
      titel="Krankenkasse nicht gefunden"
      text="Die gesuchte Krankenkasse existiert nicht oder wurde nicht gefunden."
      zurueck={{ pfad: '/krankenkassen', name: 'Zurück zu allen Krankenkassen' }}
    />
  )
}
