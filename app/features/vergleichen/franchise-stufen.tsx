import { useState, useSyncExternalStore } from 'react'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Link } from '#app/router.tsx'
import { BarPart } from '#app/ui/bar.tsx'
import { RadioGroup } from '#app/ui/fields/radio-group.tsx'
import { Term } from '#app/ui/term.tsx'
import { BEGRIFFE } from '#content/artikel/begriffe.ts'
import { ganzeFrankenText, mitApostroph } from '#content/zahlen/format.ts'
import { FRANCHISEN_NACH_ALTER } from '#content/zahlen/franchise.ts'
import { erlaubteFranchisen, ordentlicheFranchise } from '#domain/kosten/franchise.ts'
import { hoechsteKostenbeteiligung } from '#domain/kosten/kostenbeteiligung.ts'
import type { Altersklasse } from '#domain/praemien/altersklasse.ts'
import { gespeicherteAltersgruppe } from './altersgruppe.ts'
import { balkenanteil } from './balkenanteil.ts'

const { gruppen } = FRANCHISEN_NACH_ALTER
const GRUPPEN = [
  { value: 'AKL-KIN', ...gruppen['AKL-KIN'] },
  { value: 'AKL-JUG', ...gruppen['AKL-JUG'] },
  { value: 'AKL-ERW', ...gruppen['AKL-ERW'] },
] as const satisfies readonly { value: Altersklasse; label: string; hint: string }[]

/** The franchises one can choose, as bars that are a table. Starts with the group of the visitor's own birth year. */
export function FranchiseStufen() {
  const [gewaehlt, setGewaehlt] = useState<Altersklasse | null>(null)
  const gespeichert = useGespeicherteAltersgruppe()
  const gruppe = gewaehlt ?? gespeichert
  return (
    <section aria-labelledby="franchisen" className="rahmen grid gap-x-6 gap-y-8 pt-16 md:pt-20 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h2 id="franchisen" className="t5 hyphens-auto">
          {FRANCHISEN_NACH_ALTER.titel}
        </h2>
        <p className="mt-5 mb-7 text-ink2">{FRANCHISEN_NACH_ALTER.text(ordentlicheFranchise('AKL-ERW'))}</p>
        <div className="noscript:hidden">
          <RadioGroup
            legend={FRANCHISEN_NACH_ALTER.altersgruppe}
            name="altersgruppe"
            options={GRUPPEN}
            value={gruppe}
            onChange={setGewaehlt}
          />
        </div>
        <p className="mt-5">
          <Link
            to="/ratgeber/franchise-optimal-waehlen"
            className="textlink inline-flex min-h-11 items-center text-fir"
          >
            {FRANCHISEN_NACH_ALTER.ratgeber}
          </Link>
        </p>
      </div>
      {/* As tall as the children's seven steps, so that the page keeps its place when the group changes. */}
      <div className="min-h-[43rem] md:min-h-[36rem] lg:col-span-7 lg:col-start-6">
        <Stufen gruppe={gruppe} />
      </div>
    </section>
  )
}

function Stufen({ gruppe }: { gruppe: Altersklasse }) {
  const ordentlich = ordentlicheFranchise(gruppe)
  return (
    <table className="w-full text-left">
      <caption className="t3 pb-4 text-left font-semibold" aria-live="polite">
        {FRANCHISEN_NACH_ALTER.gruppe(gruppen[gruppe])}
      </caption>
      <thead className="t1 text-ink2">
        <tr className="border-b border-ink *:py-2 *:font-normal">
          <th scope="col">{FRANCHISEN_NACH_ALTER.spalten.franchise}</th>
          <th scope="col" className="text-right whitespace-nowrap">
            {FRANCHISEN_NACH_ALTER.spalten.hoechstens}
          </th>
        </tr>
      </thead>
      <tbody>
        {erlaubteFranchisen(gruppe).map(franchise => (
          <tr key={franchise} className="border-b border-line">
            <th scope="row" className="w-full font-normal">
              <div className="grid gap-x-6 gap-y-2.5 py-3.5 md:h-16 md:grid-cols-[11rem_1fr] md:items-center md:py-0">
                <span className="flex items-start gap-1.5 whitespace-nowrap">
                  <span className="t1 leading-none font-medium">CHF</span>
                  <span className="fig text-[1.75rem]">{mitApostroph(franchise)}</span>
                  {franchise === ordentlich && (
                    <span className="t1 self-end pl-1 leading-none text-ink2">
                      <Term explanation={BEGRIFFE.ordentlich.erklaerung}>{BEGRIFFE.ordentlich.wort}</Term>
                    </span>
                  )}
                </span>
                <span className="flex h-5 md:h-7">
                  <BarPart share={balkenanteil(franchise)} fill={franchise === ordentlich ? 'mid' : 'bar'} />
                </span>
              </div>
            </th>
            <td className="betrag pl-6 text-right align-middle font-semibold md:pl-10">
              {ganzeFrankenText(hoechsteKostenbeteiligung(franchise, gruppe))}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot className="t1 text-ink2">
        <tr>
          <td colSpan={2} className="pt-3">
            {FRANCHISEN_NACH_ALTER.erklaerung}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

/** The browser's first rendering is the server's, which knows no visitor: adults. */
function useGespeicherteAltersgruppe(): Altersklasse {
  const aktuellesJahr = Number(useSeitenDaten().datum.slice(0, 4))
  return useSyncExternalStore(
    nieGeaendert,
    () => gespeicherteAltersgruppe(() => sessionStorage.getItem('calculatorData'), aktuellesJahr),
    () => 'AKL-ERW',
  )
}

const nieGeaendert = () => () => {}
