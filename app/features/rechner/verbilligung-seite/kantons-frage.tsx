import { useEffect, useState } from 'react'
import { useErinnert } from '#app/lib/gedaechtnis.ts'
import { useSeitenDaten } from '#app/lib/seiten-daten.ts'
import { Button } from '#app/ui/button.tsx'
import { KANTONSFRAGE } from '#content/verbilligung/kantonsfrage.ts'
import type { Speicher } from '../ablauf/speicher.ts'
import { ladeVerbilligungsformular, type Verbilligungsformular } from '../ablauf/verbilligung-laden.ts'
import { RECHNER } from '../zustand/name.ts'
import { OrtFelder } from './ort-felder.tsx'
import { ausVergleich, EINE_PERSON, type Wohnort } from './wohnort.ts'

/** What a canton pays a household: the canton first, then its rules, which are fetched only then. */
export function KantonsFrage() {
  const { praemien } = useSeitenDaten()
  const speicher = useErinnert<Speicher>(RECHNER)
  const [bekannt] = useState(() => speicher && ausVergleich(speicher.zustand(), praemien.jahr))
  const [ort, setOrt] = useState<Wohnort | null>(bekannt?.ort ?? null)
  const { stand, lade } = useVerbilligung(ort !== null)
  return (
    <section
      aria-labelledby="was-zahlt-mein-kanton"
      className="rahmen pt-10 pb-4 md:pt-14 md:pb-8 print:hidden noscript:hidden"
    >
      <h2 id="was-zahlt-mein-kanton" className="t4 scroll-mt-6">
        {KANTONSFRAGE.titel}
      </h2>
      <p className="mass mt-3 text-ink2">{KANTONSFRAGE.lead}</p>
      <div className="mt-6 md:border md:border-edge md:p-7">
        <OrtFelder ort={ort} onOrt={setOrt} />
        <p role="status" className="t2 text-ink2 not-empty:mt-4">
          {stand === 'laedt' && KANTONSFRAGE.laedt}
          {stand === 'fehler' && KANTONSFRAGE.nichtGeladen}
        </p>
        {stand === 'fehler' && (
          <Button kind="secondary" size="small" className="mt-3" onClick={lade}>
            {KANTONSFRAGE.erneut}
          </Button>
        )}
        {ort && typeof stand === 'object' && (
          <div className="mt-6 border-t border-line pt-6">
            <stand.VerbilligungsFormular {...ort} einheit={bekannt?.einheit ?? EINE_PERSON} jahr={praemien.jahr} />
          </div>
        )}
      </div>
    </section>
  )
}

type Stand = 'ruht' | 'laedt' | 'fehler' | Verbilligungsformular

/** The rules, once they are wanted. */
function useVerbilligung(gewuenscht: boolean) {
  const [stand, setStand] = useState<Stand>('ruht')
  const lade = () => {
    setStand('laedt')
    ladeVerbilligungsformular().then(setStand, () => setStand('fehler'))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: wanted once; another try is the visitor's
  useEffect(() => {
    if (gewuenscht) lade()
  }, [gewuenscht])
  return { stand, lade }
}
