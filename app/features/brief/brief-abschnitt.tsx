import { BriefTeil } from './brief-teil.tsx'

/** The letters as a section of a page. */
export default function BriefAbschnitt() {
  return (
    <section aria-labelledby="brief" className="rahmen pt-16 md:pt-20">
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-12">
        <h2 id="brief" className="t5 scroll-mt-6 lg:col-span-6">
          Der Brief, fertig zum Unterschreiben
        </h2>
        <p className="mass text-ink2 lg:col-span-5 lg:col-start-8 lg:self-end">
          Kündigung und Anmeldung als PDF, mit Adresse, Datum und allen Personen. Der Brief entsteht in Ihrem Browser:
          Was Sie eingeben, wird weder gesendet noch gespeichert.
        </p>
      </div>
      <div className="mt-8">
        <BriefTeil />
      </div>
    </section>
  )
}
