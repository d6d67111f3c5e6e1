import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { BRIEF } from '#content/formulare/brief.ts'
import { briefAus, ersteEingabe } from './angaben.ts'
import { BriefTeil } from './brief-teil.tsx'
import { BriefVorschau } from './brief-vorschau.tsx'

/** The letters as a page's first task: the sheet lies beside the button before anything is typed. */
export default function BriefAbschnitt() {
  const { datum } = useSeitenDaten()
  return (
    <section aria-labelledby="brief" className="rahmen pt-6 md:pt-12">
      <h2 id="brief" className="t4 mb-3.5 scroll-mt-6 md:mb-6">
        {BRIEF.titel}
      </h2>
      <BriefTeil
        vorher={knopf => (
          <div className="grid gap-x-6 gap-y-9 border-b border-ink lg:grid-cols-12">
            <div className="flex min-w-0 flex-col gap-4 md:gap-6 lg:col-span-6 lg:pb-12">
              <p className="mass text-ink2 max-md:order-1">{BRIEF.lead}</p>
              {knopf}
            </div>
            {/* It goes on below the edge: one sees what one gets, not all of it. */}
            <div className="max-h-88 min-w-0 overflow-hidden lg:col-span-5 lg:col-start-8">
              <BriefVorschau brief={briefAus(ersteEingabe({}, datum), [], datum)} />
            </div>
          </div>
        )}
      />
    </section>
  )
}
