import { SeitenTitel } from '#app/layout/seiten-titel.tsx'
import type { SeitenKopf } from '#app/lib/seite.ts'
import { geschuetzt } from '#app/lib/typografie.ts'
import { Link } from '#app/router.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { FAQ, type FaqEintrag } from '#content/faq.ts'

const krumen = [{ name: 'FAQ', pfad: '/faq' }]

export const kopf = (): SeitenKopf => ({
  titel: 'Häufige Fragen zur Krankenkasse',
  beschreibung:
    'Acht Antworten zu Wechsel, Kündigungsfrist 30. November, Sparpotenzial, Leistungen, Zusatzversicherung, Vorerkrankungen und Franchise.',
  krumen,
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage: 'de-CH',
      mainEntity: FAQ.map(({ frage, antwort }) => ({
        '@type': 'Question',
        name: frage,
        acceptedAnswer: { '@type': 'Answer', text: antwort },
      })),
    },
  ],
})

export function Seite() {
  return (
    <>
      <SeitenTitel
        titel="Häufige Fragen"
        lead="Acht Fragen, die vor einem Wechsel fast alle stellen. Die Antworten gelten für die Grundversicherung, wo nichts anderes steht."
        krumen={krumen}
      />
      <div className="rahmen grid gap-x-6 gap-y-12 lg:grid-cols-12">
        {/* The rule above the first question is the title's own. */}
        <div className="-mt-px lg:col-span-8">
          <Accordion
            headingLevel="h2"
            items={FAQ.map(eintrag => ({ title: eintrag.frage, content: <Antwort {...eintrag} /> }))}
          />
        </div>
        <aside aria-label="Weitere Hilfe" className="lg:col-span-3 lg:col-start-10 lg:pt-8">
          <h2 className="t3 font-semibold">Ihre Frage ist nicht dabei?</h2>
          <p className="mt-3 text-ink2">Schreiben Sie uns, oder rechnen Sie es gleich selbst durch.</p>
          <div className="mt-5 flex flex-wrap gap-3 lg:flex-col">
            <ButtonLink section="weitere-hilfe" to="/#rechner">
              Prämien vergleichen
            </ButtonLink>
            <ButtonLink section="weitere-hilfe" to="/kontakt" kind="secondary">
              Frage stellen
            </ButtonLink>
          </div>
        </aside>
      </div>
    </>
  )
}

function Antwort({ antwort, mehr }: FaqEintrag) {
  return (
    <>
      <p>{geschuetzt(antwort)}</p>
      <p className="mt-1">
        <Link to={mehr.pfad} className="textlink inline-flex min-h-11 items-center text-fir">
          {mehr.name}
        </Link>
      </p>
    </>
  )
}
