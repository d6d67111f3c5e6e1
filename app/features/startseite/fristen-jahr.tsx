import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { geschuetzt } from '#app/lib/typografie.ts'
import { Link, useLocation } from '#app/router.tsx'
import { inTagen, JAHRESLAUF } from '#content/wechsel/fristen.ts'
import { jahreslauf } from './jahreslauf.ts'

/** The year's deadlines on one line, with today on it. */
export function FristenJahr() {
  const { datum } = useSeitenDaten()
  const { pathname } = useLocation()
  const { stationen, heute } = jahreslauf(datum)
  return (
    <section aria-labelledby="fristen" className="rahmen pt-16 md:pt-20">
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-12">
        <h2 id="fristen" className="t5 lg:col-span-6">
          {JAHRESLAUF.titel}
        </h2>
        <p className="mass text-ink2 lg:col-span-5 lg:col-start-8 lg:self-end">
          {JAHRESLAUF.hinweis}
          {pathname !== '/kuendigen' && (
            <>
              {' '}
              <Link to="/kuendigen" className="textlink text-fir">
                {JAHRESLAUF.kuendigen}
              </Link>
            </>
          )}
        </p>
      </div>
      <div className="relative mt-10 lg:mt-12 lg:pt-9">
        <Heute ort={heute / stationen.length} />
        <ol className="grid max-lg:border-l max-lg:border-ink lg:grid-cols-5 lg:border-t lg:border-ink">
          {stationen.map(station => (
            <li key={station.name} className="relative pb-8 last:pb-0 max-lg:pl-6 lg:pt-6 lg:pr-6 lg:pb-0">
              <span
                aria-hidden="true"
                className={`absolute size-3.5 border border-ink max-lg:top-1.5 max-lg:-left-[7.5px] lg:-top-[7.5px] lg:left-0 ${PUNKTE[station.stand]}`}
              />
              <h3 className="font-semibold">{geschuetzt(station.name)}</h3>
              <Zusatz {...station} />
              <p className="t1 mt-1 text-ink2">{geschuetzt(station.text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const PUNKTE = { vorbei: 'bg-ink', naechste: 'bg-fir outline-3 outline-offset-2 outline-fir', spaeter: 'bg-ground' }

/** How long still, and the day itself where it is not the one everybody names. */
function Zusatz({ name, tag, stand, tage }: ReturnType<typeof jahreslauf>['stationen'][number]) {
  const [jahr, monat, tagImMonat] = tag.split('-').map(Number)
  const verschoben = /^\d/.test(name) && !name.startsWith(`${tagImMonat}.`)
  return (
    <>
      {verschoben && <p className="t1 font-semibold">{JAHRESLAUF.schonBis(jahr ?? 0, `${tagImMonat}.${monat}.`)}</p>}
      {stand === 'naechste' && <p className="t1 font-semibold text-fir">{inTagen(tage)}</p>}
    </>
  )
}

/** Positions are SVG attributes: the content security policy refuses style attributes. */
function Heute({ ort }: { ort: number }) {
  const x = `${Math.round(ort * 10_000) / 100}%`
  return (
    <svg className="absolute inset-x-0 top-0 h-9 w-full overflow-visible max-lg:hidden" aria-hidden="true">
      <line x1={x} x2={x} y1="20" y2="44" strokeWidth="2" className="stroke-fir" />
      <text x={x} y="14" className="fill-fir text-[0.875rem] font-semibold">
        {JAHRESLAUF.heute}
      </text>
    </svg>
  )
}
