import { Link } from '#app/router.tsx'
import { MODELLE, MODELLKARTE } from '#content/seiten/vergleichen-modelle.ts'
import { ModellWeg } from './modell-weg.tsx'

/** Four models, one card: whom you call first, what it saves, what it asks of you. */
export default function Modelle() {
  return (
    <section aria-labelledby="modelle" className="rahmen pt-16 md:pt-20">
      <div className="grid gap-x-6 gap-y-5 lg:grid-cols-12">
        <h2 id="modelle" className="t5 lg:col-span-6">
          {MODELLKARTE.titel}
        </h2>
        <p className="mass text-ink2 lg:col-span-5 lg:col-start-8 lg:self-end">{MODELLKARTE.text}</p>
      </div>
      <ul className="mt-10 grid gap-px border border-ink bg-ink md:grid-cols-2 lg:grid-cols-4">
        {MODELLE.map(({ name, weg, stelle, rabatt, haken }) => (
          <li key={name} className="flex flex-col bg-ground p-5 md:p-6">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 md:flex-col-reverse md:items-start md:gap-6">
              <h3 className="t4">{name}</h3>
              <ModellWeg weg={weg} />
            </div>
            <dl className="mt-4 flex grow flex-col gap-4">
              <div>
                <dt className="t1 text-ink2">{MODELLKARTE.anlaufstelle}</dt>
                <dd className="font-semibold">{stelle}</dd>
              </div>
              <div>
                <dt className="t1 text-ink2">{MODELLKARTE.haken}</dt>
                <dd>{haken}</dd>
              </div>
              <div className="mt-auto flex items-baseline justify-between border-t border-line pt-3 md:block md:pt-4">
                <dt className="t1 text-ink2">{MODELLKARTE.rabatt}</dt>
                <dd className="t4 md:mt-1">{rabatt}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <p className="t1 mt-4 text-ink2">
        {MODELLKARTE.weitere}{' '}
        <Link to="/ratgeber/hausarztmodell-vs-standardmodell" className="textlink text-fir">
          {MODELLKARTE.ratgeber}
        </Link>
      </p>
    </section>
  )
}
