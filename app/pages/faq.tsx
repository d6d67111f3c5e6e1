import { SeitenTitel } from '#app/layout/seiten-titel.tsx'
import type { SeitenKopf } from '#app/lib/seite.ts'
import { geschuetzt } from '#app/lib/typografie.ts'
import { Link } from '#app/router.tsx'
import { Accordion } from '#app/ui/accordion.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { FAQ, type FaqEintrag } from '#content/artikel/faq.ts'
import { FAQ_SEITE } from '#content/seiten/faq.ts'

const krumen = [{ name: FAQ_SEITE.name, pfad: '/faq' }]

export const kopf = (): SeitenKopf => ({
  titel: FAQ_SEITE.titel,
  beschreibung: FAQ_SEITE.beschreibung,
  krumen,
  inhalt: { art: 'fragen', fragen: FAQ },
})

export function Seite() {
  const { hilfe } = FAQ_SEITE
  return (
    <>
      <SeitenTitel titel={FAQ_SEITE.ueberschrift} lead={FAQ_SEITE.lead} krumen={krumen} />
      <div className="rahmen grid gap-x-6 gap-y-12 lg:grid-cols-12">
        {/* The rule above the first question is the title's own. */}
        <div className="-mt-px lg:col-span-8">
          <Accordion
            headingLevel="h2"
            items={FAQ.map(eintrag => ({ title: eintrag.frage, content: <Antwort {...eintrag} /> }))}
          />
        </div>
        <aside aria-label={hilfe.name} className="lg:col-span-3 lg:col-start-10 lg:pt-8">
          <h2 className="t3 font-semibold">{hilfe.titel}</h2>
          <p className="mt-3 text-ink2">{hilfe.text}</p>
          <div className="mt-5 flex flex-wrap gap-3 lg:flex-col">
            <ButtonLink section="weitere-hilfe" to="/#rechner">
              {hilfe.vergleichen}
            </ButtonLink>
            <ButtonLink section="weitere-hilfe" to="/kontakt" kind="secondary">
              {hilfe.fragen}
            </ButtonLink>
          </div>
          <p className="mt-5">
            <Link to="/quellen" className="textlink inline-flex min-h-11 items-center text-fir">
              {hilfe.quellen}
            </Link>
          </p>
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
