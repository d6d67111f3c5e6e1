import { NachDerFrist } from '#app/layout/nach-der-frist.tsx'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { KUENDIGUNG_BIS, nochTage, TERMINE } from '#content/wechsel/fristen.ts'
import { tagText } from '#content/zahlen/format.ts'
import type { Fristart } from '#domain/fristen/erinnerung.ts'
import { type Frist, naechsteFristJahresende, naechsteFristMitteJahr } from '#domain/fristen/fristen.ts'
import { nachTagen, tageBis } from '#domain/fristen/kalender-tag.ts'
import { ErinnerungsKnopf } from './erinnerungs-knopf.tsx'
import { KalenderKnopf } from './kalender-knopf.tsx'

type Terminangabe = { art: Fristart; frist: Frist }

/** The next days on which a cancellation must have arrived, seen from the day of the page. */
export default function Termine() {
  const { datum } = useSeitenDaten()
  const termine: Terminangabe[] = [
    { art: 'jahresende', frist: naechsteFristJahresende(datum) },
    { art: 'mitte-jahr', frist: naechsteFristMitteJahr(datum) },
  ]
  termine.sort((a, b) => (a.frist.eintreffen < b.frist.eintreffen ? -1 : 1))
  return (
    <section aria-labelledby="termine" className="rahmen pt-16 md:pt-20">
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-12">
        <h2 id="termine" className="t5 lg:col-span-6">
          {TERMINE.titel}
        </h2>
        <p className="mass text-ink2 lg:col-span-5 lg:col-start-8 lg:self-end">{TERMINE.hinweis}</p>
      </div>
      <NachDerFrist className="mt-6" />
      <ul className="mt-8 grid gap-x-6 gap-y-10 md:mt-10 lg:grid-cols-2">
        {termine.map(termin => (
          <Termin key={termin.art} {...termin} heute={datum} />
        ))}
      </ul>
    </section>
  )
}

function Termin({ art, frist, heute }: Terminangabe & { heute: string }) {
  const { eintreffen, absenden, wechsel } = frist
  return (
    <li className="min-w-0 border-t-4 border-fir pt-5">
      <p className="text-ink2">{KUENDIGUNG_BIS}</p>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <time dateTime={eintreffen} className="t5">
          {tagText(eintreffen)}
        </time>
        <span className="font-semibold text-fir">{nochTage(tageBis(heute, eintreffen))}</span>
      </p>
      <dl className="mt-6 *:flex *:justify-between *:gap-6 *:border-t *:border-line *:py-2.5 [&_dd]:text-right [&_dd]:font-semibold [&_dd]:text-balance [&_dt]:whitespace-nowrap [&_dt]:text-ink2">
        <div>
          <dt>{TERMINE.aufgeben}</dt>
          <dd>{absenden < heute ? TERMINE.sofort : TERMINE.eingeschrieben(absenden)}</dd>
        </div>
        <div>
          <dt>{TERMINE.vertragsende}</dt>
          <dd>{tagText(nachTagen(wechsel, -1))}</dd>
        </div>
        <div>
          <dt>{TERMINE.giltFuer}</dt>
          <dd>{TERMINE.wer[art]}</dd>
        </div>
      </dl>
      <div className="mt-4 flex flex-wrap items-start gap-x-4 gap-y-3 print:hidden">
        <KalenderKnopf frist={frist} />
        <ErinnerungsKnopf art={art} eintreffen={eintreffen} />
      </div>
    </li>
  )
}
